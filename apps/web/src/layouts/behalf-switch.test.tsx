// For whom one acts: the menu, the lines that follow it, and windows that do not mix.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { listMembers } from '@khyanalt/contract/company-members'
import { chooseBehalf } from '@khyanalt/contract/profile'
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { memberRightTexts } from '@khyanalt/domain/messages/member-rights'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { actFor, behalfInput, serve, useBehalf } from '../api/behalf.ts'
import { clearSession, storeSession } from '../api/session.ts'
import { BehalfLine } from '../people/BehalfLine.tsx'
import { MayNot } from '../people/MayNot.tsx'
import { OfAnother } from '../people/OfAnother.tsx'
import { Whose } from '../people/Whose.tsx'
import { useAnnouncement } from '../ui/live-region.ts'
import { BehalfSwitch } from './BehalfSwitch.tsx'

const t = behalfTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
let serial = 0
// jsdom knows no popovers: what is in one is simply there.
HTMLElement.prototype.hidePopover ??= () => undefined
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer(`/api${chooseBehalf.path}`, { json: { result: 'success' } })
})
afterEach(() => {
  clearSession()
  sessionStorage.clear()
  server.close()
})

const rights = ['prepare', 'send', 'pay', 'read'] as const
const companies = [
  { id: 'c1', name: 'Оргил Эмнэлэг ХХК', register_number: '5012345', role: 'ADMIN', rights },
  { id: 'c2', name: 'Алтан Уул ХХК', register_number: '5067891', role: 'MEMBER', rights: ['prepare', 'read'] },
]
/** Somebody else each time, as the window remembers for whom a person acts. */
const signIn = (more: object = {}): void => {
  serial += 1
  const user = {
    id: `u${serial}`,
    name: 'Энхмаа',
    register_number: 'УБ91060667',
    login_type: 'client',
    companies,
    ...more,
  }
  storeSession(`token ${serial}`, user as unknown as SignedInUser)
}
const Told = () => <output aria-label="told">{useAnnouncement().text}</output>
const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <BehalfSwitch />
        {children}
        <Told />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const button = () => screen.queryByRole('button', { name: new RegExp(`^${t.menu}`) })

describe('the menu', () => {
  it('[REQ-BEHALF-01] names for whom one acts, with register numbers in the opened menu alone, and tells the change', () => {
    signIn()
    show(null)
    expect(button()?.getAttribute('aria-label')).toBe(`${t.menu}: ${t.allShort}`)
    expect(button()?.textContent).not.toMatch(/5067891|УБ91060667/)
    const mine = screen.getByText('Алтан Уул ХХК').closest('button')
    expect(mine?.textContent).toContain('5067891')
    expect(mine?.getAttribute('aria-current')).toBeNull()
    fireEvent.click(mine as HTMLElement)
    expect(button()?.getAttribute('aria-label')).toBe(`${t.menu}: Алтан Уул ХХК`)
    expect(button()?.textContent).toBe('Алтан Уул ХХК')
    expect(mine?.getAttribute('aria-current')).toBe('true')
    expect(screen.getByLabelText('told').textContent).toBe(t.changed_company.replace('{name}', 'Алтан Уул ХХК'))
  })

  it('[REQ-BEHALF-01] stands nowhere for whoever acts for nobody else', () => {
    signIn({ companies: [] })
    show(<BehalfLine />)
    expect(button()).toBeNull()
    expect(screen.queryByText(t.lists_all)).toBeNull()
  })

  it('[REQ-BEHALF-02] begins with the choice of the account, keeps its own, and tells the account of a new one', async () => {
    signIn({ behalf: 'c1' })
    show(null)
    expect(button()?.getAttribute('aria-label')).toBe(`${t.menu}: Оргил Эмнэлэг ХХК`)
    // Another window chose something else, of which this one hears with the account.
    signIn({ id: `u${serial}`, behalf: 'c2' })
    serial -= 1
    expect(button()?.getAttribute('aria-label')).toBe(`${t.menu}: Оргил Эмнэлэг ХХК`)
    act(() => actFor('self'))
    await waitFor(() => expect(server.sentTo(`/api${chooseBehalf.path}`)).toHaveLength(1))
    expect(button()?.getAttribute('aria-label')).toBe(`${t.menu}: Энхмаа`)
  })

  it('[REQ-BEHALF-02] forgets an organisation that the person left', () => {
    signIn({ behalf: 'gone' })
    const { result } = renderHook(useBehalf)
    expect(behalfInput(result.current.behalf)).toEqual({})
  })
})

describe('what follows it', () => {
  it('[REQ-BEHALF-03] says above a list of whom it is, and names organisations where they stand together', () => {
    signIn()
    show(
      <>
        <BehalfLine />
        <Whose companyId="c1" />
      </>,
    )
    const whose = () => document.querySelectorAll('span[class*=whose]').length
    expect(screen.getByText(t.lists_all)).not.toBeNull()
    expect(whose()).toBe(1)
    act(() => actFor('self'))
    expect(screen.getByText(t.lists_self)).not.toBeNull()
    expect(whose()).toBe(0)
    act(() => actFor('c1'))
    expect(screen.getByText(t.lists_company.replace('{name}', 'Оргил Эмнэлэг ХХК'))).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: t.showAll }))
    expect(screen.getByText(t.lists_all)).not.toBeNull()
  })

  it('[REQ-BEHALF-04] says whose something of another one is, and acts for that one when asked to', () => {
    signIn({ behalf: 'c1' })
    show(<OfAnother companyId="c2" />)
    expect(screen.getByText(/Алтан Уул ХХК нэр дээр/)).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: t.actFor }))
    expect(screen.queryByText(t.otherTitle)).toBeNull()
    expect(button()?.getAttribute('aria-label')).toBe(`${t.menu}: Алтан Уул ХХК`)
  })

  it('[REQ-BEHALF-08] names those who may where the member may not, and says nothing where he or she may', async () => {
    const named = (name: string, role: string, given: readonly string[]) => ({
      member: { id: name, name, register_number: null, email: null, phone: null },
      role,
      rights: given,
      created_at: '2026-03-01T02:00:00.000Z',
    })
    const data = [named('Сүх Батбаяр', 'ADMIN', rights), named('Цэрэн Ганболд', 'MEMBER', ['read'])]
    server.answer(`/api${listMembers.path.replace('{id}', 'c2')}`, {
      json: { result: 'success', data, invitations: [] },
    })
    signIn()
    show(
      <>
        <MayNot companyId="c2" right="send" />
        <MayNot companyId="c2" right="prepare" />
        <MayNot companyId={null} right="send" />
      </>,
    )
    const { refused_send, refused_prepare } = memberRightTexts.mn
    const sentence = refused_send.replace('{company}', 'Алтан Уул ХХК').replace('{names}', 'Сүх Батбаяр')
    expect(await screen.findByText(sentence)).not.toBeNull()
    expect(screen.queryByText(refused_prepare.slice(0, 20))).toBeNull()
  })

  it('[REQ-BEHALF-10] keeps the customer of an operator in this window, and stores nothing of it', () => {
    signIn({ login_type: 'user', companies: [], grants: [{ role: 'OPERATOR' }] })
    const { result } = renderHook(useBehalf)
    const customer = { id: 'p1', name: 'Дорж Бат-Эрдэнэ', number: 'УБ85010112' }
    act(() => serve(customer))
    expect(result.current.customer).toEqual(customer)
    expect(JSON.stringify(localStorage)).not.toContain('УБ85010112')
    act(() => serve(null))
    expect(result.current.customer).toBeNull()
    expect(server.sentTo(`/api${chooseBehalf.path}`)).toHaveLength(0)
  })
})

// Where the console begins, and what an address of somebody else's part shows, over a real socket.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { readHome } from '@khyanalt/contract/console'
import { listNotifications } from '@khyanalt/contract/notifications'
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import type { Role } from '@khyanalt/domain/roles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { storeSession } from '../api/session.ts'
import { HomeScreen } from '../features/staff-home/HomeScreen.tsx'
import { LanguageProvider } from '../language/language.tsx'
import { StaffLayout } from './StaffLayout.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = consoleTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer(`/api${listNotifications.path}`, { json: { result: 'success', data: [], count: 0 } })
})
afterEach(() => server.close())

const Place = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const place = () => document.querySelector('output')?.textContent
const show = (role: Role, address: string) => {
  const user = { id: 'u1', name: 'Төмөр', email: 'a@b.test', login_type: 'user', grants: [{ role }] }
  act(() => storeSession('t', user as unknown as SignedInUser))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LanguageProvider>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/staff" element={<StaffLayout />}>
              <Route path="home" element={<HomeScreen />} />
              <Route path="*" element={<p>a screen</p>} />
            </Route>
            <Route path="*" element={null} />
          </Routes>
          <Place />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  )
}
const row = { id: 'R1', number: 'R260000001', title: { mn: 'Рентген', en: 'X-ray' }, person: 'Дорж Бат' }
const list = {
  ...{ key: 'today', count: 1000, is_many: true, urgent: true, address: '/staff/requests?tab=today' },
  rows: [{ ...row, state: { mn: 'Илгээсэн', en: 'Sent' }, date: '2026-11-20', address: '/staff/requests/R1' }],
}
const answerHome = (...roles: Role[]) =>
  server.answer(`/api${readHome.path}`, {
    json: { result: 'success', data: { parts: roles.map(role => ({ role, lists: [list] })) } },
  })

describe('the console', () => {
  it('[REQ-HOME-21] begins with the home, which stands first in the menu', async () => {
    answerHome('REVIEWER')
    show('REVIEWER', '/staff')
    await waitFor(() => expect(place()).toBe('/staff/home'))
    const [first] = within(screen.getByRole('navigation', { name: staffTexts.mn.menu })).getAllByRole('link')
    expect([first?.textContent, first?.getAttribute('aria-current')]).toEqual([t.nav_home, 'page'])
  })

  it('[REQ-HOME-21] leads a queue that was kept under its own address on, filters and all', async () => {
    show('REVIEWER', '/staff?tab=all&query=бат')
    await waitFor(() => expect(place()).toBe('/staff/requests?tab=all&query=бат'))
  })

  it('[REQ-HOME-23] shows numbers that lead to their lists, and rows that lead to their pages', async () => {
    answerHome('REVIEWER')
    show('REVIEWER', '/staff/home')
    const number = await screen.findByRole('link', { name: new RegExp(`^${t.list_today} ?1000\\+$`) })
    expect(number.getAttribute('href')).toBe('/staff/requests?tab=today')
    const pressing = screen.getByRole('link', { name: /R260000001/ })
    expect([pressing.getAttribute('href'), pressing.textContent]).toEqual([
      '/staff/requests/R1',
      'R260000001 РентгенИлгээсэн · Дорж Бат · 2026-11-20 хүртэл',
    ])
    // Somebody with one role knows which it is.
    expect(screen.queryByRole('heading', { name: staffTexts.mn.role_REVIEWER })).toBeNull()
  })

  it('[REQ-HOME-22] gives an operator a home and the way to the front desk', async () => {
    answerHome('OPERATOR')
    show('OPERATOR', '/staff')
    await waitFor(() => expect(place()).toBe('/staff/home'))
    expect(screen.getByRole('link', { name: t.nav_front_desk }).getAttribute('href')).toBe('/portal/home')
    expect(screen.queryByRole('button', { name: t.search })).toBeNull()
  })

  it.each([
    ['REVIEWER', '/staff/people'],
    ['FINANCE', '/staff/certificates'],
    ['ADMIN', '/staff/invoices/statements'],
    ['OPERATOR', '/staff/requests/R1'],
  ] as const)('[REQ-HOME-24] says one sentence to %s at %s, with the way home, and asks nothing', (role, address) => {
    show(role, address)
    const main = screen.getByRole('main')
    expect(main.textContent).toBe(t.not_yours + t.not_yours_back)
    expect(within(main).getByRole('link').getAttribute('href')).toBe('/staff/home')
    expect(screen.queryByText('a screen')).toBeNull()
    expect(server.received.filter(({ path }) => path.startsWith('/api/staff'))).toEqual([])
  })
})

// Screens of a signed-in client, opened by their address over a real socket.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { companyTexts } from '@khyanalt/domain/messages/companies'
import { companyRegistrationTexts } from '@khyanalt/domain/messages/company-registration'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { type RegisterName, registerNames } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, MemoryRouter, matchRoutes, Route, RouterProvider, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { storeSession } from '../api/session.ts'
import { SignedIn } from '../layouts/SignedIn.tsx'
import { promptAddress, readBack } from '../prompt-address.ts'
import { clientRoutes } from './client-routes.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = dashboardTexts.mn
const company = companyTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  const none = { data: [], per_page: 20, total: 0 }
  const counted = { TOTAL: 4, STATUS_RETURN: 1, STATUS_PROCESSING: 2, STATUS_APPROVAL: 1 }
  server.answer('/api/dashboard/myrequest', { json: { result: 'success', data: none } })
  server.answer('/api/company/invitations', { json: { result: 'success', data: [] } })
  const desk = { ...{ today: '2026-11-25', tasks: [], more: false }, under_way: [], more_under_way: false, draft: null }
  server.answer('/api/dashboard/desk', { json: { result: 'success', data: desk } })
  server.answer('/api/dashboard/getstats', { json: { result: 'success', data: counted } })
})
afterEach(() => {
  cleanup()
  server.close()
})

const client = {
  ...{ id: 'u1', name: 'Бат', register_number: 'УБ80010112', login_type: 'client', type: 1, grants: [] },
  ...{ companies: [], phone: null, email: 'bat@example.test', custom_address: null },
} as unknown as SignedInUser

/** The screen that the portal shows at an address; it is loaded when somebody first comes there. */
const screenAt = async (address: string): Promise<{ readonly path: string; readonly Component: ComponentType }> => {
  const route = matchRoutes(clientRoutes, address)?.at(-1)?.route
  const lazy = route?.lazy as { readonly Component: () => Promise<ComponentType> } | undefined
  if (!route?.path || !lazy) throw new Error(`No screen stands at ${address}`)
  return { path: route.path, Component: await lazy.Component() }
}

const Place = () => <output>{useLocation().pathname}</output>

const open = async (address: string) => {
  act(() => storeSession('t', client))
  const { path, Component } = await screenAt(address)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter([{ path, Component }], { initialEntries: [address] })} />
    </QueryClientProvider>,
  )
}

describe('the own area', () => {
  const parts = () => ({
    profile: screen.queryByRole('region', { name: t.registration }) !== null,
    figures: screen.queryByRole('navigation', { name: t.statsLabel }) !== null,
    dialog: screen.queryByRole('dialog') !== null,
  })

  it('[CON-042] shows profile, figures and list at /dashboard and /dashboard/profile, and the list alone at /dashboard/list', async () => {
    for (const [address, level, hasMore] of [
      ['/dashboard', 2, true],
      ['/dashboard/list', 1, false],
      ['/dashboard/profile', 2, true],
    ] as const) {
      await open(address)
      await screen.findByRole('heading', { level, name: new RegExp(t.requests) })
      expect(parts(), address).toEqual({ profile: hasMore, figures: hasMore, dialog: false })
      cleanup()
    }
  })

  it.each([
    ['contact', t.editContact],
    ['company', companyRegistrationTexts.mn.registerTitle],
  ])('[CON-042] [REQ-NAV-09] opens the dialog of %s where a prompt led to', async (prompt, title) => {
    await open(`/dashboard/profile?prompt=${prompt}`)
    expect(await screen.findByRole('dialog', { name: new RegExp(title) })).not.toBeNull()
  })

  it.each([
    ['/services/get/x?take=1', '/services/get/x?take=1'],
    ['https://elsewhere.test/', null],
    ['//elsewhere.test', null],
  ])('[REQ-INTENT-02] leads back from a prompt to %s only where it is of this portal', (back, place) => {
    const address = promptAddress('contact', back)
    expect(readBack(new URLSearchParams(address.split('?')[1]))).toBe(place)
  })

  it('[CON-023] [REQ-NAV-07] leads a portal account to a screen of its own, and a client out of the small layout', () => {
    const operator = { ...client, login_type: 'user', grants: [{ role: 'OPERATOR' }] } as unknown as SignedInUser
    const visit = (user: SignedInUser, address = '/dashboard') => {
      act(() => storeSession('t', user))
      render(
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/dashboard" element={<SignedIn audience="client">{() => <p>own area</p>}</SignedIn>} />
            <Route path="/portal/home" element={<SignedIn audience="portal">{() => <p>own area</p>}</SignedIn>} />
            <Route path="*" element={null} />
          </Routes>
          <Place />
        </MemoryRouter>,
      )
      const seen = [screen.getByRole('status').textContent, screen.queryByText('own area') !== null]
      cleanup()
      return seen
    }
    expect(visit(client)).toEqual(['/dashboard', true])
    expect(visit(operator)).toEqual(['/portal/home', true])
    expect(visit(client, '/portal/home')).toEqual(['/dashboard', true])
    const inspector = { ...operator, grants: [{ role: 'REVIEWER' }] } as unknown as SignedInUser
    expect(visit(inspector)).toEqual(['/staff', false])
  })
})

describe('a page under /dashboard/additional', () => {
  const save = equipmentScreenTexts.mn.save
  const openRegister = async (name: RegisterName) => {
    const address = `/api/dashboard/additional/register/${name}`
    server.answer(address, { json: { result: 'success', data: { sheet: null, items: [] } } })
    await open(`/dashboard/additional/${name}`)
    await screen.findByRole('heading', { level: 1, name: new RegExp(registers[name].title.mn) })
    await vi.waitFor(() => expect(server.sentTo(address)).toHaveLength(1), { timeout: 10_000 })
  }

  it.each(['clothing', 'workplace', 'safety', 'surveymeter'] as const)(
    '[CON-127] is for %s its form with a button that saves',
    async name => {
      await openRegister(name)
      expect(await screen.findByRole('button', { name: save })).not.toBeNull()
    },
  )

  it.each(['radioactive', 'generator'] as const)('[CON-048] [CON-127] is for %s a list to read', async name => {
    await openRegister(name)
    expect(await screen.findByText(registers[name].texts.empty.mn)).not.toBeNull()
    expect(screen.queryByRole('button', { name: save })).toBeNull()
    expect(screen.queryByRole('button', { name: registers[name].texts.add?.mn ?? '' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('[CON-113] is one for X-ray machines and radioactive devices, which are one register', async () => {
    server.answer('/api/dashboard/additional', { json: null })
    await open('/dashboard/additional')
    const tiles = await screen.findAllByRole('link')
    expect(tiles.map(tile => tile.getAttribute('href'))).toEqual(
      registerNames.map(name => `/dashboard/additional/${name}`),
    )
    const words = (name: RegisterName) => JSON.stringify(registers[name])
    expect(registerNames.filter(name => words(name).includes('xray_kind'))).toEqual(['radioactive'])
  })
})

describe('the own organisations', () => {
  it('[CON-051] inform on a card that more can be added, and lead to the registration', async () => {
    server.answer('/api/profile/company/list', { json: { result: 'success', data: [] } })
    await open('/dashboard/company')
    const card = (await screen.findByRole('heading', { level: 2, name: company.add })).closest('li') as HTMLElement
    expect(within(card).getByText(company.soon)).not.toBeNull()
    expect(within(card).queryByRole('button')).toBeNull()
    expect(within(card).getByRole('link', { name: company.register }).getAttribute('href')).toBe('/profile')
  })

  it('[CON-051] show the edit button disabled, with a hint to the profile', async () => {
    const id = '0199a1b2-0000-7000-8000-0000000000c1'
    const data = {
      ...{ id, companyRegnum: '5012345', companyName: 'Оргил ХХК', companyNameEn: 'Orgil', active: 1 },
      ...{ description: null, description_en: null, createdDate: null, address: [], induty: [] },
      generalR: { regnum: null, lastName: null, firstName: null, positionName: null, phoneNumber: null },
      ...{
        custom_address: null,
        custom_address_english: null,
        phoneNumber: null,
        email: null,
        postBox: null,
        fax: null,
      },
      ...{ created_at: '2026-03-01T02:00:00.000Z', verified: true, version: 1, role: 'ADMIN' },
    }
    server.answer(`/api/company/get/${id}`, { json: { result: 'success', data } })
    // Asked for beside it, maybe after this test is over.
    server.answer(`/api/company/get/${id}/members`, { json: { result: 'success', data: [] } })
    await open(`/dashboard/company/profile/${id}`)
    const edit = await screen.findByRole<HTMLButtonElement>('button', { name: company.edit })
    expect(edit.disabled).toBe(true)
    const hint = document.getElementById(String(edit.getAttribute('aria-describedby'))) as HTMLElement
    expect(within(hint).getByRole('link').getAttribute('href')).toBe('/profile')
  })
})

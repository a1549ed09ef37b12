// What the button that takes a service answers, and the ways to sign in that it leads to.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSession, restoreSession, storeSession } from '../../api/session.ts'
import { LoginButton } from '../../layouts/LoginButton.tsx'
import { takePlace } from '../../layouts/return-place.ts'
import { TakeService } from './TakeService.tsx'

// What a dialog needs is loaded when it opens.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const address = '/services/get/x-ray-licence'
const client = (type: number) =>
  ({ id: 'u1', login_type: 'client', type, grants: [], companies: [], phone: '99112233' }) as unknown as SignedInUser
const service = (clienttype: readonly string[]) =>
  ({ id: 101, category_id: 1, status: 1, temporary_disable: 0, type: 'NEW', clienttype }) as unknown as Service

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  restoreSession()
})
afterEach(() => act(() => clearSession()))

const back = encodeURIComponent(`${address}?take=1`)
const contact = { email: 'a@b.mn', custom_address: 'УБ', custom_address_english: 'UB' }

const open = (clienttype: readonly string[], place: string) =>
  render(
    <MemoryRouter initialEntries={[place]}>
      <TakeService service={service(clienttype)} />
      <Place />
    </MemoryRouter>,
  )
const Place = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

/** Takes the service, and answers the dialog that opens. */
const take = (clienttype: readonly string[]) => {
  open(clienttype, address)
  fireEvent.click(screen.getByRole('button', { name: catalogueTexts.mn.take }))
  return screen.findByRole('dialog')
}

const ways = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))

it('[REQ-SVC-07] [REQ-INTENT-01] [CON-028] asks a visitor to sign in, and leads to the service afterwards, without a second press', async () => {
  const dialog = await take(['CITIZEN'])
  expect(dialog.textContent).toContain(catalogueTexts.mn.loginText)
  expect(ways(dialog)).toEqual(['/danlogin', '/logindatacom/', '/portal/login'])
  const place = takePlace(client(1))
  expect(place).toBe(`${address}?take=1`)
  cleanup()
  act(() => storeSession('t', { ...client(1), ...contact } as SignedInUser))
  open(['CITIZEN'], place)
  expect((await screen.findByRole('dialog')).textContent).toContain(catalogueTexts.mn.create)
})

it('[REQ-NAV-02] [REQ-PROD-09] the button of the header opens single sign-on and two doors with a password', async () => {
  render(
    <MemoryRouter>
      <LoginButton waiting={false} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: shellTexts.mn.login }))
  expect(ways(await screen.findByRole('dialog'))).toEqual(['/danlogin', '/logindatacom/', '/portal/login'])
})

it('[CON-026] [REQ-SVC-11] warns a citizen of a service for organisations, and offers the way to the profile', async () => {
  act(() => storeSession('t', client(1)))
  const offered = await take(['COMPANY'])
  expect(offered.textContent).toContain('Энэ үйлчилгээг зөвхөн байгууллага авах боломжтой')
  expect(ways(offered)).toEqual([`/dashboard/profile/?prompt=company&back=${back}`])
})

it('[CON-026] warns an organisation of a service for citizens, and offers nothing', async () => {
  act(() => storeSession('t', client(2)))
  const refused = await take(['CITIZEN'])
  expect(refused.textContent).toContain('Энэ үйлчилгээг зөвхөн иргэн авах боломжтой')
  expect(within(refused).queryAllByRole('link')).toEqual([])
})

it('[REQ-INTENT-02] leads whoever lacks contact data through it and back to the service', async () => {
  act(() => storeSession('t', client(1)))
  expect(ways(await take(['CITIZEN']))).toEqual([`/dashboard/profile/?prompt=contact&back=${back}`])
})

it('[REQ-INTENT-01] asks nothing more once the dialog was closed', async () => {
  act(() => storeSession('t', client(1)))
  open(['CITIZEN'], `${address}?take=1`)
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe(address)
})

// What stands over every page when a session ends, and while support acts as a client; calls go over a real socket.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { getCategories } from '@khyanalt/contract/catalogue'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { signInAgainTexts } from '@khyanalt/domain/messages/sign-in-again'
import { supportTexts } from '@khyanalt/domain/messages/support'
import { formatText } from '@khyanalt/domain/text'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../test/answering-server.ts'
import { callApi } from './api/client.ts'
import { clearSession, readSession, storeSession } from './api/session.ts'
import { ClientSignInScreen } from './features/auth/ClientSignInScreen.tsx'
import { Root } from './Root.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => {
  cleanup()
  act(() => clearSession())
  sessionStorage.clear()
  server.close()
})

const client: SignedInUser = {
  ...{ id: 'u1', name: 'Бат', register_number: 'УБ80010112', login_type: 'client', type: 1, grants: [] },
  ...{
    companies: [],
    behalf: 'all',
    areas: [],
    profile_company: null,
    company_tour: false,
    image: null,
    position: null,
  },
  ...{ phone: null, email: 'bat@example.test', custom_address: null, custom_address_english: null },
  profile: {
    ...{ surname: null, lastname: null, nationality: null, gender: null },
    ...{ birthDateAsText: null, passportAddress: null, workDirection: null },
  },
}

const show = (address: string) => {
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: '/', element: <h1>home</h1> },
          { path: '/dashboard', element: <h1>own area</h1> },
          { path: '/loginclient', Component: ClientSignInScreen },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return router
}

it.each(['session_expired', 'not_signed_in', undefined])(
  '[REQ-SESS-02] a 401 with the code %s brings the dialog, after which token and user are forgotten and / opens',
  async code => {
    act(() => storeSession('t1', client))
    const router = show('/dashboard')
    server.answer('/api/getcategories', {
      status: 401,
      json: { result: 'error', code, message: 'Дахин нэвтэрнэ үү', message_en: 'Sign in again' },
    })
    await act(() => callApi(getCategories, {}).catch(() => undefined))
    const dialog = await screen.findByRole('dialog', { name: shellTexts.mn.againTitle })
    expect(within(dialog).getByText(signInAgainTexts.mn.againText)).not.toBeNull()
    expect(screen.getByText('own area')).not.toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: signInAgainTexts.mn.againLeave }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(readSession()).toMatchObject({ status: 'signed-out', user: null })
    expect(['token', 'user'].map(key => localStorage.getItem(`khyanalt.${key}`))).toEqual([null, null])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

it('[CON-029] takes the token out of the address bar before it is sent, and says on every page that support is acting', async () => {
  const page = window as unknown as { happyDOM: { setURL(url: string): void } }
  page.happyDOM.setURL(`${location.origin}/loginclient?token=secret`)
  const ends_at = '2026-11-21T08:00:00.000Z'
  const addresses: string[] = []
  server.answer('/api/auth/loginclient', response => {
    addresses.push(location.href)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ result: 'success', access_token: 'acting', support: { name: 'Болормаа', ends_at } }))
  })
  server.answer('/api/auth/me', { json: { result: 'success', login_type: 'client', user: client } })
  const router = show('/loginclient?token=secret')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(server.sentTo('/api/auth/loginclient').map(({ body }) => body)).toEqual([{ token: 'secret' }])
  expect(addresses).toEqual([`${location.origin}/loginclient`])
  const name = formatText(supportTexts, 'mn', 'banner', { client: 'Бат', number: 'УБ80010112' })
  const banner = await screen.findByRole('complementary', { name })
  expect(banner.textContent).toContain('Болормаа')
  await act(() => router.navigate('/'))
  expect(screen.getByRole('complementary', { name })).not.toBeNull()
})

it('[REQ-PHONE-01] a service worker is for people who signed in; a visitor gets none', async () => {
  const register = vi.fn(() => new Promise(() => undefined))
  vi.stubEnv('PROD', true)
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  try {
    act(() => clearSession())
    show('/')
    await screen.findByText('home')
    // A visitor has no such part of the page at all; it would come within a moment.
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(register).not.toHaveBeenCalled()
    act(() => storeSession('t1', client))
    await waitFor(() => expect(register).toHaveBeenCalledWith('/service-worker.js'))
  } finally {
    vi.unstubAllEnvs()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

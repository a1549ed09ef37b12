// What the pages of one certificate say and where they lead, over a real socket.
import { getFoodCertificate } from '@khyanalt/contract/food-certificates'
import { ownCertificateTexts } from '@khyanalt/domain/messages/own-certificates'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, type LoaderFunction, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { callApi } from '../../api/client.ts'
import { callContext } from '../../api/loading.ts'
import { FoodCertificateScreen } from './FoodCertificateScreen.tsx'
import { loadFoodCertificate } from './load.ts'
import { OwnCertificateScreen } from './OwnCertificateScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const same = (text: string) => ({ mn: text, en: text })
const own = {
  cs_id: 'c1',
  ref_id: '08-26-000001',
  category_name: same('Цацраг'),
  service_name: same('Рентген'),
  created_at: '2026-01-01T02:00:00.000Z',
  status: 30,
  sdate: '2026-01-01',
  edate: '2099-12-31',
  renewal: null,
  holder: 'Д.Бат-Эрдэнэ',
  request_number: 'R260000001',
  organization: null,
  pdf_ready: true,
  sha256: 'ab',
  kind: 'licence',
  facts: [],
  conditions: [],
  versions: [],
}

const show = async (path: string, at: string, element: ReactElement, loader?: LoaderFunction) => {
  const routes = [
    { path, element, ...(loader && { loader }) },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/'],
    getContext: () => new RouterContextProvider(new Map([[callContext, callApi]]) as never),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await act(() => router.navigate(at))
  return router
}

it('[CON-133] an own certificate says number, holder and state, and leads back to /dashboard/certs', async () => {
  server.answer('/api/dashboard/mycerts/c1', { json: { result: 'success', data: own } })
  const router = await show('/dashboard/certs/view/:viewid', '/dashboard/certs/view/c1', <OwnCertificateScreen />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(own.ref_id)
  expect(screen.getByText(own.holder)).not.toBeNull()
  expect(screen.getAllByText(certificateStateTexts.mn.cancelled).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('link', { name: ownCertificateTexts.mn.toList }))
  await screen.findByText('elsewhere')
  expect(router.state.location.pathname).toBe('/dashboard/certs')
})

it('[REQ-CERT-09] a food-safety reference that fails says what the server said', async () => {
  const message = 'Лавлагааг түр харуулах боломжгүй.'
  server.answer(`/api${getFoodCertificate.path}`, {
    status: 404,
    json: { result: 'error', code: 'food_certificate_not_found', message, message_en: 'Not now.' },
  })
  await show('/f/:requestNumber', '/f/F260000001', <FoodCertificateScreen />, loadFoodCertificate as LoaderFunction)
  expect(await screen.findByText(message)).not.toBeNull()
  expect(server.sentTo(`/api${getFoodCertificate.path}`)).toHaveLength(1)
})

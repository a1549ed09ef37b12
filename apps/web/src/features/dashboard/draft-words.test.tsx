import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { PortalList } from './PortalList.tsx'
import { RequestList } from './RequestList.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer('/api/getcategories', { json: { result: 'success', data: [], service_count: {} } })
})
afterEach(() => server.close())

const name = { mn: 'Цацраг', en: 'Radiation' }
const draft = {
  ...{ id: 'r1', request_number: 'R260000001', type: 'NEW', request_category: 'INSPECTION', title: name, status: 5000 },
  ...{ category_data: { name }, created_at: '2026-03-01T02:00:00.000Z', customer: 'Бат', submitted_at: null },
  ...{ due_date: null, can_edit_cert: false, actions: [] },
}

it.each<[string, string, string, ComponentType]>([
  ['clients', 'Илгээгээгүй', '/api/dashboard/myrequest', () => <RequestList level="page" />],
  ['portal accounts', 'Мэдээлэл бөглөх', '/api/portal/requestlist', PortalList],
])('[CON-062] a draft in the list of %s is called “%s”', async (_, word, path, Component) => {
  server.answer(path, { json: { result: 'success', data: { data: [draft], per_page: 10, total: 1 } } })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />
    </QueryClientProvider>,
  )
  const [cell] = await screen.findAllByText('R260000001')
  const row = cell?.closest('tr')
  expect(row?.textContent).toContain(word)
})

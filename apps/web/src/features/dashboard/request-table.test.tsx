// Where the rows of the own requests lead, and what their filters offer.
import type { RequestRow } from '@khyanalt/contract/request-lists'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { RequestFilterForm } from './RequestFilterForm.tsx'
import { RequestTable } from './RequestTable.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = dashboardTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const show = (element: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )

const row = (request_category: 'INSPECTION' | 'FSI', request_number: string, more: object = {}) =>
  ({
    ...{ id: request_number, request_number, request_category, type: 'NEW', status: 1000 },
    ...{ title: { mn: 'Рентген', en: 'X-ray' }, category_data: { name: { mn: 'Цөмийн', en: 'Nuclear' } } },
    ...{ created_at: '2026-03-01T02:00:00.000Z', due_date: null, can_edit_cert: false, actions: [] },
    ...more,
  }) as unknown as RequestRow

it('[REQ-DASH-04] [REQ-DASH-09] [REQ-NAV-16] a row leads by its kind to the request, to the food-safety request or to the change', () => {
  const rows = [
    row('INSPECTION', 'R260000001'),
    row('FSI', 'F260000001'),
    row('INSPECTION', 'R260000002', { can_edit_cert: true }),
  ]
  show(
    <RequestTable
      rows={rows}
      sort={{ column: 'created_at', descending: true }}
      onSort={() => undefined}
      busy={false}
    />,
  )
  const leading = screen
    .getAllByRole('row')
    .slice(1)
    .map(one =>
      within(one)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    )
  const request = '/dashboard/services/request/R260000001'
  const food = '/dashboard/services/fsi/request/F260000001'
  const changeable = '/dashboard/services/request/R260000002'
  expect(leading).toEqual([
    [request, request],
    [food, food],
    [changeable, changeable, '/dashboard/services/updaterequest/R260000002'],
  ])
})

it('[REQ-DASH-02] [REQ-DASH-03] the filters offer the documented statuses and categories and nothing else', async () => {
  const category = (id: number) => ({
    ...{ id, code: null, folder: false, children: [] },
    data: { icon: { url: '/icon.svg' }, _name: { mn: `Ангилал ${id}`, en: `Category ${id}` } },
  })
  server.answer('/api/getcategories', {
    json: { result: 'success', data: [1, 2, 14, 16, 65, 99, 121].map(category), service_count: {} },
  })
  show(<RequestFilterForm filters={{ page: 1 }} />)
  const offered = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
  expect(offered(t.filterStatus)).toEqual(['', 'PROCESSING', '900', '1000', '2000', '3000', '5000'])
  await waitFor(() => expect(offered(t.filterCategory)).toEqual(['', '16', '1', '14', '65', '121']))
})

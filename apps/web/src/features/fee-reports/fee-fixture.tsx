// The fee report's screens on a server that answers as a test says.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { storeSession } from '../../api/session.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import { FeeReportsScreen } from './FeeReportsScreen.tsx'
import { LateRequestScreen } from './LateRequestScreen.tsx'
import { ReportFormScreen } from './ReportFormScreen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

const deposit = { value: 'd1', label: { mn: 'Алтан овоо', en: 'Altan Ovoo' }, aimag: { mn: 'Төв', en: 'Tuv' } }

/** The call's answers around a report, open in the second quarter of 2026. */
export const openFeeServer = async () => {
  const server = await openAnsweringServer()
  const say = (path: string, json: object) => server.answer(path, { json: { result: 'success', ...json } })
  const period = (data: number, more: object = {}) =>
    say('/api/amnat/getcurrentdate', {
      data,
      year: 2026,
      closes: '2026-07-20',
      late: false,
      today: '2026-07-05',
      deposit: [deposit],
      minerals: [{ value: 'silver', label: { mn: 'Мөнгө', en: 'Silver' } }],
      ...more,
    })
  const company = (id: string, name_mn: string) => ({ id, key: `27${id}`, name_mn, name_en: null })
  const companies = (...data: readonly object[]) => say('/api/amnat/company/getCompany/u1', { data })
  period(2)
  companies(company('c1', 'Алтан Уул ХХК'), company('c2', 'Хүрэн Толгой ХХК'))
  say('/api/amnat/request/getseasons/c1', {
    data: [{ season_value: 2, year: 2026, closes: '2026-07-20', late: false }],
  })
  say('/api/amnat/request/getseasons/c2', { data: [] })
  say('/api/amnat/request/savedraft', { id: 'r1', version: 1, saved_at: '2026-07-05T02:00:00.000Z' })
  say('/api/amnat/request/update/r1', { id: 'r1', request_number: 'A260000001', status: 0, version: 2 })
  say('/api/amnat/request/lastquarter', { data: null })
  say('/api/amnat/request/getStepdata/r1', { data: [] })
  say('/api/amnat/getrequests', { data: { data: [], per_page: 20, total: 0 } })
  say('/api/amnat/getprerequests', { data: { data: [], per_page: 20, total: 0 } })
  return { ...server, say, period, companies }
}

/** A user of two companies, on one of the screens. */
export const showFeeScreen = async (address: string) => {
  storeSession('token', {
    id: 'u1',
    login_type: 'client',
    type: 2,
    companies: [],
    grants: [],
    profile: {},
  } as never)
  const router = createMemoryRouter(
    [
      { path: '/dashboard/amnat', element: <FeeReportsScreen /> },
      { path: '/dashboard/amnat/request/create', Component: ReportFormScreen },
      { path: '/dashboard/amnat/request/edit/:id', Component: ReportFormScreen },
      { path: '/dashboard/amnat/request/show/:id', element: <ReportScreen /> },
      { path: '/dashboard/amnat/previousrequest/create', element: <LateRequestScreen /> },
    ],
    { initialEntries: [address] },
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ToastRegion />
        <LiveRegion />
      </QueryClientProvider>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
  return { place: () => router.state.location.pathname }
}

// The fee report's screens on a server that answers as a test says.

import { emptyFeeReport, type FeeReportAnswers, withQuarter, withTemplate } from '@khyanalt/domain/fee-report/answers'
import { feeLabels } from '@khyanalt/domain/fee-report/labels'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { storeSession } from '../../api/session.ts'
import { forgetDrafts } from '../../form/draft-journal.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import { SentScreen } from './check/SentScreen.tsx'
import { FeeReportsScreen } from './FeeReportsScreen.tsx'
import { LateRequestScreen } from './LateRequestScreen.tsx'
import { ReportFormScreen } from './ReportFormScreen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

const deposit = { value: 'd1', label: { mn: 'Алтан овоо', en: 'Altan Ovoo' }, aimag: { mn: 'Төв', en: 'Tuv' } }
const silver = { value: 'silver', label: { mn: 'Мөнгө', en: 'Silver' } }

/** The call's answers around a report, open in the second quarter of 2026. */
export const openFeeServer = async () => {
  // A page keeps what its device refuses; here there is no device, and every test is a page of its own.
  await forgetDrafts('u1').catch(() => {})
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
      minerals: [silver],
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
      { path: '/dashboard/amnat/request/sent/:id', element: <SentScreen /> },
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
  return {
    place: () => router.state.location.pathname,
    step: () => new URLSearchParams(router.state.location.search).get('step'),
    back: () => act(() => router.navigate(-1)),
  }
}

/** From the form by the check to the server. */
export const sendByCheck = async () => {
  fireEvent.click(await screen.findByRole('button', { name: feeDeclareTexts.mn.check }))
  await confirmSending()
}

/** On the check: asks and says yes. */
export const confirmSending = async () => {
  fireEvent.click(await screen.findByRole('button', { name: feeScreenTexts.mn.send }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: feeScreenTexts.mn.send }))
}

const whole: FeeReportAnswers = {
  ...withTemplate(withQuarter({ ...emptyFeeReport, company_id: 'c1' }, { year: 2026, season: 2 }), 1),
  payer_type: 'has_license',
  deposit_name: 'd1',
  cert_type: 'MV',
  license_number: '012345',
  mineral_name: 'gold',
  resource_increased: 'no',
  season_active: 'yes',
  document_files: ['tmp-0198f000-0000-7000-8000-000000000001-a1b2c3d.pdf'],
}
const named = (answers: FeeReportAnswers): FeeReportAnswers => {
  const fill = (sheet: FeeReportAnswers['too_hemjee']) => ({
    row_data: Object.fromEntries(
      Object.entries(sheet.row_data).map(([month, row]) => [month, { ...row, row_1: 'Алт' }]),
    ),
  })
  return { ...answers, too_hemjee: fill(answers.too_hemjee), unelgee: fill(answers.unelgee) }
}
/** A report as the server keeps it. */
export const stored = (more: object = {}, answers = named(whole)) => ({
  ...answers,
  id: 'r1',
  request_number: 'A260000001',
  status: 5000,
  type: 'NEW',
  company: { id: 'c1', key: '27c1', name_mn: 'Алтан Уул ХХК', name_en: null },
  deposit: deposit.label,
  mineral: { mn: 'Алт', en: 'Gold' },
  labels: feeLabels(answers, { deposits: [deposit], secondMinerals: [silver] }),
  season: 2,
  updated_at: '2026-07-04T02:00:00.000Z',
  submitted_at: null,
  version: 1,
  actions: [],
  saved_at: null,
  files: [],
  comments: [],
  warnings: null,
  closes: '2026-07-20',
  ...more,
})

import { getStaffFeeReport, resolveFeeReport } from '@khyanalt/contract/staff-fee-reports'
import { feeReportActionTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../../test/answering-server.ts'
import { stored } from '../fee-fixture.tsx'
import { FeeCaseScreen } from './FeeCaseScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const acts = feeReportActionTexts.mn
const path = `/api${getStaffFeeReport.path.replace('{id}', 'r1')}`

const step = (action: string, user_name: string, status: number) => ({
  action,
  status,
  resolve: action === 'receive' ? 0 : null,
  name: null,
  user_name,
  user_position: null,
  created_at: '2026-07-06T02:00:00.000Z',
  comments: [],
})
/** The report as the server answers it: sent, or received by somebody since. */
const opened = (received: boolean) => ({
  result: 'success',
  data: stored({
    status: received ? 1 : 0,
    version: received ? 3 : 2,
    actions: received ? ['return'] : ['receive'],
  }),
  barred: null,
  steps: [step('send', 'Бат', 0), ...(received ? [step('receive', 'Дорж', 1)] : [])],
  plan: [{ name: { mn: 'Мэргэжлийн хяналт', en: 'Specialist review' }, role: 'REVIEWER' }],
  step: 1,
  last_quarter: null,
  previous_round: null,
  late: false,
})

let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

it('[REQ-DESK-01] tells at the desk of fee reports who decided meanwhile, and shows the newer state only when it is asked for', async () => {
  server.answer(path, { json: opened(false) })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/staff/amnat/r1']}>
        <Routes>
          <Route path="/staff/amnat/:id" element={<FeeCaseScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: new RegExp(`^${acts.receive}`) })
  server.answer(path, { json: opened(true) })
  server.answer(`/api${resolveFeeReport.path}`, {
    status: 409,
    json: { result: 'error', code: 'version_conflict', message: '' },
  })
  fireEvent.keyDown(document.body, { key: 'r' })
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: acts.receive }))
  expect(await within(dialog).findByText(/^Дорж: .*2026-07-06/)).toBeTruthy()
  // The page beneath is as it was read.
  expect(screen.queryByRole('button', { name: new RegExp(`^${acts.return}`), hidden: true })).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Шинэ төлөвийг харах' }))
  expect(await screen.findByRole('button', { name: new RegExp(`^${acts.return}`) })).toBeTruthy()
  expect(screen.queryByRole('button', { name: new RegExp(`^${acts.receive}`) })).toBeNull()
  expect(screen.queryByText(staffFeeTexts.mn.newer)).toBeNull()
})

// The report of transports, answered over a real socket.
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { ReportScreen } from './ReportScreen.tsx'

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
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ReportScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('[REQ-EREP-01] [REQ-EREP-02] is asked for by certificate and days; the limit stands first and in red, then transports, totals and balance', async () => {
  const data = [
    { value: 'c1', label: '45-26-000001' },
    { value: 'c2', label: '45-26-000002' },
  ]
  server.answer('/api/explosive/report/list', { json: { result: 'success', data } })
  const anfo = { key: 'anfo', title: { mn: 'Игданит', en: 'ANFO' }, unit_type: 'kg', limit: 10, used: 4, balance: 6 }
  const transport = {
    ...{ request_number: 'R260000004', title: { mn: 'Тээвэр', en: 'Transport' }, date: '2026-02-03', approved: true },
    quantities: { anfo: 4 },
  }
  server.answer('/api/explosive/report/reportdata', {
    json: { result: 'success', headers: [anfo], transports: { c2: [transport] } },
  })
  show()
  fireEvent.change(await screen.findByLabelText(/Зөвшөөрлийн дугаар/), { target: { value: 'c2' } })
  fireEvent.change(screen.getByLabelText(new RegExp(explosiveTexts.mn.from)), { target: { value: '2026-01-01' } })
  fireEvent.change(screen.getByLabelText(new RegExp(explosiveTexts.mn.to)), { target: { value: '2026-03-31' } })
  fireEvent.click(screen.getByRole('button', { name: 'Тайлан харах' }))
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  const limit = within(rows[0] as HTMLElement).getByText(explosiveTexts.mn.limit)
  expect(limit.closest('[data-tone]')?.getAttribute('data-tone')).toBe('red')
  expect(rows.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual(['10', '4', '4', '6'])
  expect(rows[1]?.textContent).toContain('R260000004')
  expect(server.sentTo('/api/explosive/report/reportdata').map(({ body }) => body)).toEqual([
    { cert_id: 'c2', begin_date: '2026-01-01', end_date: '2026-03-31' },
  ])
})
it('[REQ-TOOL-05] says that certificates, or the list of one, did not come, and asks again', async () => {
  server.answer('/api/explosive/report/list', { status: 500, json: null })
  show()
  expect(await screen.findByText('Мэдээлэл татаж чадсангүй')).not.toBeNull()
  const json = { result: 'success', data: [{ value: 'c1', label: '45-26-000001' }] }
  server.answer('/api/explosive/report/list', { json })
  fireEvent.click(screen.getByRole('button', { name: /Дахин/ }))
  server.answer('/api/explosive/report/reportdata', { status: 500, json: null })
  const view = await screen.findByRole('button', { name: 'Тайлан харах' })
  expect(screen.queryByText('Мэдээлэл татаж чадсангүй')).toBeNull()
  fireEvent.click(view)
  expect(await screen.findByText('Мэдээлэл татаж чадсангүй')).not.toBeNull()
  expect(screen.getByLabelText(/Зөвшөөрлийн дугаар/)).not.toBeNull()
})

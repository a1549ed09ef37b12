// What stands there after a request was sent, over a real socket.
import { calendarTexts } from '@khyanalt/domain/messages/calendar'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { sentRequestTexts } from '@khyanalt/domain/messages/sent-request'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { SentScreen } from './SentScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = sentRequestTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const sent = {
  request_number: 'R260000001',
  title: { mn: 'Рентген', en: 'X-ray' },
  status: 0,
  submitted_at: '2026-11-25T02:00:00.000Z',
  organization: { mn: 'Төв газар', en: 'Head office' },
  day: '2026-12-16',
  stations: [
    { name: { mn: 'Хүлээн авах', en: 'Receiving' }, at: 'now' },
    { name: { mn: 'Шийдвэр', en: 'Decision' }, at: 'later' },
  ],
  fee: { state: 'due', amount: '50000' },
}

const show = (
  answer: Parameters<typeof server.answer>[1],
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) => {
  server.answer('/api/request/sent', answer)
  const router = createMemoryRouter(
    [
      { path: '/dashboard/services/sent/:requestnumber', element: <SentScreen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/dashboard/services/sent/R260000001'] },
  )
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

it('[REQ-CONFIRM-01] [REQ-CONFIRM-02] says the documented words, number, steps, day, fee and who tells the news, and leads on', async () => {
  show({ json: { result: 'success', data: sent } })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(requestTexts.mn.sent)
  expect(screen.getAllByText('R260000001').length).toBeGreaterThan(0)
  expect(screen.getByText(/Шийдвэр 2026-12-16 хүртэл гарна/)).not.toBeNull()
  expect(screen.getByText(/^50,000₮\. Нэхэмжлэх/)).not.toBeNull()
  const stations = within(screen.getByRole('list', { name: t.course })).getAllByRole('listitem')
  expect(stations.map(({ textContent }) => textContent)).toEqual(['Хүлээн авах: Одоо', 'Шийдвэр: Дараа'])
  expect(screen.getByText(t.nextNews)).not.toBeNull()
  expect(screen.getByRole('link', { name: t.toList }).getAttribute('href')).toBe('/dashboard/list')
  expect(screen.getByRole('link', { name: t.toRequest }).getAttribute('href')).toBe(
    '/dashboard/services/request/R260000001',
  )
  expect(screen.getByRole('button', { name: new RegExp(calendarTexts.mn.addToCalendar) })).not.toBeNull()
  expect(screen.getByRole('button', { name: requestCourseTexts.mn.summaryPdf })).not.toBeNull()
})

const noStations = (status: number) => ({
  json: { result: 'success', data: { ...sent, status, day: null, stations: [] } },
})
const refused = (status: number, code: string) => ({
  status,
  json: { result: 'error', code, message: 'x', message_en: 'x' },
})

it.each([
  ['a decided one', noStations(1000)],
  ['one that came back', noStations(2000)],
  ['a draft', refused(409, 'wrong_state')],
  ['somebody else’s number', refused(404, 'request_not_found')],
])('[REQ-CONFIRM-03] leads from %s to the page of the request', async (_, answer) => {
  const router = show(answer)
  await screen.findByText('elsewhere')
  expect(router.state.location.pathname).toBe('/dashboard/services/request/R260000001')
})

it('[REQ-CONFIRM-01] is read after a second sending too, though the page was opened while the request was back', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  client.setQueryData(['request-sent', 'R260000001'], { result: 'success', data: { ...sent, stations: [] } })
  show({ json: { result: 'success', data: sent } }, client)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(requestTexts.mn.sent)
  expect(screen.queryByText('elsewhere')).toBeNull()
})

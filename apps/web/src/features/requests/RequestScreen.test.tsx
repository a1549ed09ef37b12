import { requestTexts } from '@khyanalt/domain/messages/requests'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import { RequestScreen } from './RequestScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = requestTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/dashboard/services/request/R260000001']}>
        <Routes>
          <Route path="/dashboard/services/request/:requestnumber" element={<RequestScreen />} />
        </Routes>
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  )

describe('a request that cannot be loaded', () => {
  it('[REQ-DETAIL-05] brings the sentence of the server, in passing and in place, and can be asked for again', async () => {
    const message = 'Серверт алдаа гарлаа. Дахин оролдоно уу.'
    const json = { result: 'error', code: 'internal', message, message_en: 'Something went wrong on the server.' }
    server.answer('/api/getserviceform', { status: 500, json })
    show()
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1))
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain(t.error)
    expect(alert.textContent).toContain(message)
    fireEvent.click(screen.getByRole('button', { name: t.retry }))
    await waitFor(() => expect(server.received.length).toBeGreaterThan(1))
  })

  it('[REQ-DETAIL-05] says of a request that is not there the same twice: in passing, and in an alert titled “Алдаа”', async () => {
    const json = { result: 'error', code: 'request_not_found', message: 'Хүсэлт олдсонгүй', message_en: 'Not found' }
    server.answer('/api/getserviceform', { status: 404, json })
    show()
    await waitFor(() => expect(screen.getAllByText(t.notFound)).toHaveLength(2))
    expect(screen.getByRole('alert').textContent).toContain('Алдаа')
  })
})

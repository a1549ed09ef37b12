import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import type { OpenedRequest } from './queries.ts'
import { RequestHeader } from './RequestHeader.tsx'
import { UpdateRequestScreen } from './UpdateRequestScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const show = (element: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/change/R260000001']}>
        <Routes>
          <Route path="/change/:requestnumber" element={element} />
        </Routes>
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('[REQ-UPD-11] a change whose certificate cannot be read says so on the page and in passing, and asks again', async () => {
  const message = 'Түр саатлаа.'
  const refusal = { result: 'error', code: 'internal', message, message_en: 'Busy.' }
  server.answer('/api/request/certupdateinfo', { status: 500, json: refusal })
  show(<UpdateRequestScreen />)
  const words = certificateChangeTexts.mn.loadFailed
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(1))
  const place = screen.getByRole('alert')
  expect(place.textContent).toContain(words)
  expect(place.textContent).toContain(message)
  const created_at = '2026-03-01T02:00:00.000Z'
  const data = {
    request_number: 'R260000001',
    name: { mn: 'Зөвшөөрөл', en: 'Licence' },
    cert_data: { ref_id: '26-01-0001', created_at },
  }
  server.answer('/api/request/certupdateinfo', { json: { result: 'success', data } })
  within(place).getByRole('button').click()
  expect(await screen.findByText('26-01-0001')).not.toBeNull()
})

it.each([
  ['without answers', null],
  ['with answers', { note: 'Дээж' }],
])('[CON-062] the tag of a draft %s reads “Нэхэмжлэх”', (_, data) => {
  const title = { mn: 'Зөвшөөрөл', en: 'Licence' }
  const opened = {
    request: {
      request_number: 'R260000001',
      type: 'NEW',
      language: 'mn',
      title,
      data,
      due_date: null,
      days_left: null,
    },
    category: { name: title },
    outlook: { days: null, returned_for: [] },
    invoice: null,
  } as unknown as OpenedRequest
  show(<RequestHeader opened={opened} state="draft" />)
  expect(screen.getByText('Нэхэмжлэх')).not.toBeNull()
})

// What stands beside the form of a change: the request and its certificate.
import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { UpdateRequestScreen } from './UpdateRequestScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = certificateChangeTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

it('[REQ-UPD-02] a change shows number, licence, service, “approved” and the day of issue of what it changes', async () => {
  const data = {
    request_number: 'R260000001',
    name: { mn: 'Рентген аппарат ашиглах', en: 'Use of an X-ray unit' },
    cert_data: { ref_id: '45-26-000003', created_at: '2026-03-01T02:00:00.000Z' },
  }
  server.answer('/api/request/certupdateinfo', { json: { result: 'success', data } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/change/R260000001']}>
        <Routes>
          <Route path="/change/:requestnumber" element={<UpdateRequestScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('45-26-000003')
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms).toEqual([t.requestNumber, t.licenceNumber, t.service, t.status, t.issuedOn])
  expect(values).toEqual(['R260000001', '45-26-000003', 'Рентген аппарат ашиглах', t.approved, '2026-03-01'])
})

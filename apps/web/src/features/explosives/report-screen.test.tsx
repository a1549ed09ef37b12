// The report of transports where its calls fail, answered over a real socket.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
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

it('[REQ-TOOL-05] says that certificates, or the list of one, did not come, and asks again', async () => {
  server.answer('/api/explosive/report/list', { status: 500, json: null })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ReportScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Мэдээлэл татаж чадсангүй')).not.toBeNull()
  const json = { result: 'success', data: [{ value: 'c1', label: '45-26-000001' }] }
  server.answer('/api/explosive/report/list', { json })
  fireEvent.click(screen.getByRole('button', { name: /Дахин/ }))
  server.answer('/api/explosive/report/reportdata', { status: 500, json: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Тайлан харах' }))
  expect(await screen.findByText('Мэдээлэл татаж чадсангүй')).not.toBeNull()
  expect(screen.getByLabelText(/Зөвшөөрлийн дугаар/)).not.toBeNull()
})

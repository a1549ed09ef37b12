// A receipt that is uploaded, over a real socket.
import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { toastManager } from '../../ui/toast.ts'
import { ReceiptUpload } from './ReceiptUpload.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

it('[REQ-FILE-14] [CON-081] tells for two seconds that the file is there', async () => {
  const server = await openAnsweringServer()
  const json = { result: 'success', filename: 'tmp-0199a1b2-0000-7000-8000-000000000001-a1b2c3d.pdf', same_receipt: [] }
  server.answer('/api/invoices/uploadreceipt', { json })
  const added = vi.spyOn(toastManager, 'add')
  const invoices = [{ id: 'i1', gen_id: '26-1' } as unknown as Invoice]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReceiptUpload invoices={invoices} label="Баримт" />
    </QueryClientProvider>,
  )
  const files = [new File(['%PDF-1.7 test'], 'баримт.pdf', { type: 'application/pdf' })]
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
  await waitFor(() => expect(added).toHaveBeenCalled())
  expect(added.mock.lastCall?.[0]).toMatchObject({ title: invoiceTexts.mn.uploaded, timeout: 2000 })
  server.close()
})

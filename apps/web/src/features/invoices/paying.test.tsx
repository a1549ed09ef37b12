// What the screen of invoices offers to pay with, and one receipt for several invoices, over a real socket.
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { invoiceStateTexts } from '@khyanalt/domain/messages/states'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { PaymentCard } from '../../payment/PaymentCard.tsx'
import { PaymentWays } from './PaymentWays.tsx'
import { UnpaidInvoices } from './UnpaidInvoices.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = invoiceTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  )

const unpaid = (number: number, amount: string) => ({
  id: `0199a1b2-0000-7000-8000-00000000000${number}`,
  gen_id: `N26000000${number}`,
  request_number: `R26000000${number}`,
  form_name: { mn: 'Рентген аппарат ашиглах зөвшөөрөл', en: 'X-ray licence' },
  amount,
  status: 0,
  cdate: '2026-03-01T02:00:00.000Z',
  duedate: '2026-03-11',
  closes_on: null,
  overdue: false,
  receipt: null,
  same_receipt: [],
  reason: null,
  version: 1,
})

it('[CON-141] sends the receipt of several marked invoices once for each, and shows their sum', async () => {
  const data = [unpaid(1, '50000'), unpaid(2, '25000.50'), unpaid(3, '1')]
  server.answer('/api/invoices/list', { json: { result: 'success', data: { data, per_page: 20, total: 3 } } })
  const filename = 'tmp-0199a1b2-0000-7000-8000-000000000001-a1b2c3d.pdf'
  const asked: (string | null)[] = []
  server.answer('/api/invoices/uploadreceipt', response => {
    const { searchParams } = new URL(response.req.url ?? '', 'http://localhost')
    asked.push(searchParams.get('invoiceid'))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ result: 'success', filename, same_receipt: [] }))
  })
  show(<UnpaidInvoices />)
  const marks = await screen.findAllByRole('checkbox')
  // The first one marks them all.
  expect(marks).toHaveLength(4)
  for (const mark of marks.slice(1, 3)) fireEvent.click(mark)
  const sum = await screen.findByText(/75,000\.50₮/)
  expect(sum.textContent).toMatch(/(?<!\d)2(?!\d)/)
  const pickers = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const picker = screen.getByLabelText<HTMLInputElement>(new RegExp(t.uploadSelected))
  expect([...pickers]).toContain(picker)
  const files = [new File(['%PDF-1.7 test'], 'баримт.pdf', { type: 'application/pdf' })]
  fireEvent.change(picker, { target: { files } })
  await waitFor(() => expect(asked).toEqual([data[0]?.id, data[1]?.id]))
})

it('[CON-143] shows payment by card, disabled, and says why', async () => {
  server.answer('/api/invoices/ways', {
    json: { result: 'success', tax_site: 'https://tax.example', online: false, account: null },
  })
  show(<PaymentWays />)
  const card = screen.getByRole<HTMLButtonElement>('button', { name: t.cardPayment })
  expect(card.disabled).toBe(true)
  const reason = document.getElementById(String(card.getAttribute('aria-describedby')))
  expect(reason?.textContent).toBe(t.cardUpdating)
})

it('[CON-144] leads to the tax authority where the agency says it is, in a new tab', async () => {
  server.answer('/api/invoices/ways', {
    json: { result: 'success', tax_site: 'https://tax.example', online: false, account: null },
  })
  show(<PaymentWays />)
  const link = await screen.findByRole('link', { name: new RegExp(t.taxSiteLink) })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://tax.example', '_blank'])
})

it('[REQ-PAYCARD-01] [REQ-PAYCARD-02] the payment card copies what banks ask for, digits and the number itself', async () => {
  const account = { recipient: 'МХЕГ', bank: 'Төрийн банк', number: '100900012345' }
  server.answer('/api/invoices/ways', {
    json: { result: 'success', tax_site: 'https://tax.example', online: false, account },
  })
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => void copied.push(text))
  show(<PaymentCard invoice={unpaid(5, '1250000')} closesOn="2027-01-06" />)
  for (const button of await screen.findAllByRole('button')) fireEvent.click(button)
  expect(copied).toEqual(['МХЕГ', 'Төрийн банк', '100900012345', '1250000', 'N260000005'])
  expect(screen.getByText('2026-03-11')).not.toBeNull()
  expect(screen.getByText(/2027-01-06/)).not.toBeNull()
  expect(screen.getByText(invoiceStateTexts.mn.unpaid)).not.toBeNull()
})

it('[REQ-PAYCARD-01] the payment card says how much and until when though the account could not be loaded', async () => {
  server.answer('/api/invoices/ways', {
    status: 500,
    json: { result: 'error', code: 'internal', message: 'Алдаа гарлаа' },
  })
  show(<PaymentCard invoice={unpaid(6, '1250000')} />)
  expect(await screen.findByText('N260000006')).not.toBeNull()
  expect(screen.getByText('2026-03-11')).not.toBeNull()
  expect(screen.getByRole('alert')).not.toBeNull()
})

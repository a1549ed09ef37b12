// Paying online, over a real socket: what is shown follows what the server says.
import { onlinePaymentTexts } from '@khyanalt/domain/messages/online-payment'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { PayOnline } from './PayOnline.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = onlinePaymentTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const offer = (state: string, received = '0') => ({
  json: {
    result: 'success',
    data: {
      state,
      amount: '50000',
      received,
      qr: { size: 21, path: 'M0 0h7v1h-7z' },
      links: [
        { name: 'Khan bank', text: 'Хаан банк', href: 'khanbank://q?qPay_QRcode=1' },
        { name: 'Page', text: 'Хуудас', href: 'https://pay.example/1' },
      ],
    },
  },
})
const show = () => {
  const client = new QueryClient()
  const refresh = vi.spyOn(client, 'invalidateQueries')
  render(
    <QueryClientProvider client={client}>
      <PayOnline number="N260000001" />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: t.pay }))
  return refresh
}

it('[REQ-ONLINE-02] shows a QR code, and opens programs of banks here and pages in a new window', async () => {
  server.answer('/api/invoices/qpay', offer('open'))
  server.answer('/api/invoices/qpay/check', offer('open'))
  show()
  await screen.findByRole('img', { name: t.qr.replace('{number}', 'N260000001') })
  const bank = screen.getByRole('link', { name: 'Хаан банк' })
  expect([bank.getAttribute('href'), bank.getAttribute('target')]).toEqual(['khanbank://q?qPay_QRcode=1', null])
  expect(screen.getByRole('link', { name: /Хуудас/ }).getAttribute('target')).toBe('_blank')
})

it('[REQ-ONLINE-04] [REQ-ONLINE-07] asks while it is on the screen, and says by itself what has arrived and that it is paid', async () => {
  server.answer('/api/invoices/qpay', offer('open'))
  server.answer('/api/invoices/qpay/check', offer('open'))
  const refresh = show()
  await screen.findByRole('img')
  server.answer('/api/invoices/qpay/check', offer('short', '20000'))
  // Nobody presses anything.
  await screen.findByText(t.short.replace('{received}', '20,000₮'))
  expect(refresh).not.toHaveBeenCalled()
  server.answer('/api/invoices/qpay/check', offer('paid', '50000'))
  await screen.findByText(t.paid)
  await waitFor(() => expect(refresh).toHaveBeenCalledWith({ queryKey: ['invoices'] }))
  expect(screen.queryByRole('img')).toBeNull()
})

it('[REQ-ONLINE-07] says on a press whether anything has arrived', async () => {
  server.answer('/api/invoices/qpay', offer('open'))
  server.answer('/api/invoices/qpay/check', offer('open'))
  show()
  const check = await screen.findByRole('button', { name: t.check })
  expect(screen.queryByText(t.notYet)).toBeNull()
  fireEvent.click(check)
  await screen.findByText(t.notYet)
  server.answer('/api/invoices/qpay/check', offer('paid', '50000'))
  fireEvent.click(check)
  await screen.findByText(t.paid)
})

it('[REQ-ONLINE-04] says what the server says when the provider is away, and lets it be tried again', async () => {
  const away = { result: 'error', code: 'payment_provider_away', message: 'Хариу алга', message_en: 'Wait' }
  server.answer('/api/invoices/qpay', { status: 503, json: away })
  show()
  await screen.findByText('Хариу алга')
  server.answer('/api/invoices/qpay', offer('open'))
  server.answer('/api/invoices/qpay/check', offer('open'))
  fireEvent.click(screen.getByRole('button', { name: t.pay }))
  await screen.findByRole('img')
})

// QPay's protocol over real sockets: against the bank of the demo, and against a server that answers what it should not.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Mongo } from '@khyanalt/domain/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { pressPayment } from './demo-bank.ts'
import { demoMerchant, openPaymentProvider, type PaymentProvider, paymentProvider } from './payment-provider.ts'

const bill = {
  number: 'N260000001',
  description: 'N260000001 Рентген аппарат',
  amount: 125_050 as Mongo,
  callback: 'http://127.0.0.1:9/callback',
}
const noDemo = async (): Promise<never> => {
  throw new Error('the demo was asked')
}
const providerAt = (url: string, seconds = 5): PaymentProvider => {
  const { username: QPAY_USERNAME, password: QPAY_PASSWORD, code: QPAY_INVOICE_CODE } = demoMerchant
  const settings = {
    QPAY_URL: url,
    QPAY_USERNAME,
    QPAY_PASSWORD,
    QPAY_INVOICE_CODE,
    QPAY_SECONDS: seconds,
    demo: false,
  }
  const provider = openPaymentProvider(settings, noDemo)
  if (!provider) throw new Error('no provider')
  return provider
}

describe('the bank of the demo, asked over HTTP', () => {
  let test: TestApp
  let url = ''
  beforeAll(async () => {
    test = await openTestApp()
    url = `${await test.app.listen()}/demo/bank/v2`
  })
  afterAll(() => test.close())

  it('[REQ-ONLINE-01] offers an amount with möngö, says what was paid, and takes back', async () => {
    const provider = providerAt(url)
    const offer = await provider.create(bill)
    expect(offer.links.map(({ href }) => href)).toEqual([`/demo/bank/pay/${offer.id}`])
    expect(await provider.find(offer.id)).toEqual([])
    const paid = await pressPayment(test.app.services.db, offer.id, 'pay')
    const [payment] = await provider.find(offer.id)
    expect(payment).toEqual({ id: paid?.payments[0]?.id, amount: 125_050 })
    await provider.refund(String(payment?.id))
    expect(await provider.find(offer.id)).toEqual([])
    await expect(provider.refund(String(payment?.id))).rejects.toThrow('409')
    await provider.cancel(offer.id)
    expect(await pressPayment(test.app.services.db, offer.id, 'pay')).toBeNull()
    // One that is gone is taken back.
    await provider.cancel('00000000-0000-7000-8000-000000000000')
  })

  it('lets nobody in without name, password and code', async () => {
    const stranger = { ...demoMerchant, password: 'other' }
    const settings = { QPAY_SECONDS: 5, QPAY_URL: url, QPAY_USERNAME: stranger.username, demo: false }
    const provider = openPaymentProvider(
      { ...settings, QPAY_PASSWORD: stranger.password, QPAY_INVOICE_CODE: stranger.code },
      noDemo,
    )
    await expect(provider?.create(bill)).rejects.toThrow('401')
  })

  it('[REQ-ONLINE-01] shows a page on which a payment is pressed without a script', async () => {
    const offer = await providerAt(url).create(bill)
    const page = await test.app.http.inject(`/demo/bank/pay/${offer.id}`)
    expect(page.body).toContain('1,250.50')
    const press = (act: string) =>
      test.app.http.inject({
        method: 'POST',
        url: `/demo/bank/pay/${offer.id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `act=${act}`,
      })
    expect((await press('fail')).body).toContain('role="alert"')
    expect(await providerAt(url).find(offer.id)).toEqual([])
    expect((await press('pay')).body).toContain('role="status"')
    expect(await providerAt(url).find(offer.id)).toHaveLength(1)
    expect((await test.app.http.inject('/demo/bank/pay/x')).statusCode).toBe(404)
  })
})

describe('a provider that answers otherwise', () => {
  let server: Server
  const asked: { method: string; path: string; authorization: string; body: string }[] = []
  type Reply = { status?: number; body?: unknown; text?: string; delay?: number }
  let reply: (request: IncomingMessage, times: number) => Reply
  let url = ''
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      const { method = '', url: path = '', headers } = request
      asked.push({ method, path, authorization: headers.authorization ?? '', body: Buffer.concat(parts).toString() })
      const { status = 200, body = {}, text, delay = 0 } = reply(request, asked.length)
      setTimeout(() => response.writeHead(status).end(text ?? JSON.stringify(body)), delay)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`
  })
  afterEach(() => {
    asked.length = 0
  })
  afterAll(() => server.close())

  const soon = () => Math.floor(Date.now() / 1000) + 3600
  const answering = (rest: (path: string) => Reply, expires_in: () => number = soon) => {
    reply = ({ url: path = '' }) =>
      path.endsWith('/auth/token') ? { body: { access_token: 'token', expires_in: expires_in() } } : rest(path)
  }
  const row = (payment_id: string, rest: object = {}) => ({
    payment_id,
    payment_status: 'PAID',
    payment_amount: '100.00',
    payment_currency: 'MNT',
    ...rest,
  })

  it('[REQ-ONLINE-01] is asked for a token once, and again when it is refused or ends', async () => {
    answering(() => ({ body: { count: 0, rows: [] } }))
    const provider = providerAt(url)
    await provider.find('a')
    await provider.find('a')
    expect(asked.map(({ path }) => path)).toEqual(['/v2/auth/token', '/v2/payment/check', '/v2/payment/check'])
    expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from('KHYANALT:demo').toString('base64')}`)
    let refused = 0
    answering(() => (refused++ === 0 ? { status: 401 } : { body: { rows: [] } }))
    await provider.find('a')
    expect(asked.map(({ path }) => path).slice(3)).toEqual(['/v2/payment/check', '/v2/auth/token', '/v2/payment/check'])
    asked.length = 0
    // A moment that is past, as a token of yesterday has.
    answering(
      () => ({ body: { rows: [] } }),
      () => Math.floor(Date.now() / 1000) - 1,
    )
    const late = providerAt(url)
    await late.find('a')
    await late.find('a')
    expect(asked.filter(({ path }) => path.endsWith('/auth/token'))).toHaveLength(2)
  })

  it('[REQ-ONLINE-03] takes for money what is paid in tugrik alone, over all pages', async () => {
    const many = Array.from({ length: 100 }, (_, place) => row(`p${place}`))
    const last = [
      row('number', { payment_amount: 1250.5 }),
      row('new', { payment_status: 'NEW' }),
      row('failed', { payment_status: 'FAILED' }),
      row('back', { payment_status: 'REFUNDED' }),
      row('dollars', { payment_currency: 'USD' }),
    ]
    let page = 0
    answering(() => ({ body: { rows: page++ === 0 ? many : last } }))
    const found = await providerAt(url).find('a')
    expect(found).toHaveLength(101)
    expect(found.at(-1)).toEqual({ id: 'number', amount: 125_050 })
    expect(JSON.parse(asked.at(-1)?.body ?? '').offset).toEqual({ page_number: 2, page_limit: 100 })
  })

  it('[REQ-ONLINE-02] asks for amount and number, and keeps the QR code and links that open a bank, and none that would run here', async () => {
    const urls = ['khanbank://q?qPay_QRcode=1', 'javascript:alert(1)', 'https://s.qpay.mn/a', 'data:text/html,x']
    answering(() => ({
      body: { invoice_id: 'i', qr_text: '0002', urls: urls.map(link => ({ name: 'b', description: 'б', link })) },
    }))
    const { links, qrText } = await providerAt(url).create(bill)
    expect(qrText).toBe('0002')
    expect(links.map(({ href }) => href)).toEqual([urls[0], urls[2]])
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ amount: 1250.5, sender_invoice_no: bill.number })
  })

  it.each([
    ['an error', { status: 500 }],
    ['no JSON', { text: '<html>' }],
    ['a negative amount', { body: { rows: [row('a', { payment_amount: '-5' })] } }],
    ['no amount', { body: { rows: [row('a', { payment_amount: 'many' })] } }],
    ['more than anybody reads', { text: `"${'x'.repeat(600_000)}"` }],
    ['nothing in time', { delay: 1500, body: { rows: [] } }],
  ] as const)('[REQ-ONLINE-04] is away when it answers %s', async (_, answer) => {
    answering(() => answer as Reply)
    await expect(providerAt(url, 0.5).find('a')).rejects.toThrow()
  })

  it('[REQ-ONLINE-01] is none where none is set and real people are served', () => {
    expect(openPaymentProvider({ QPAY_SECONDS: 5, demo: false }, noDemo)).toBeNull()
    expect(openPaymentProvider({ QPAY_SECONDS: 5, demo: true }, noDemo)).not.toBeNull()
    expect(paymentProvider(noDemo, demoMerchant)).toBeDefined()
  })
})

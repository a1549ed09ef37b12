// The payment provider that the demo brings: QPay's protocol as far as the portal speaks it, and a page on which a
// payment is pressed. Over HTTP it answers below /demo/bank/v2, so that other programs may ask it too.
import { hearPayment } from '@khyanalt/contract/online-payments'
import type { Mongo } from '@khyanalt/domain/money'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { isUuid } from '../db/uuid.ts'
import {
  type DemoInvoice,
  type DemoPayment,
  findDemoInvoiceOf,
  insertDemoInvoice,
  lockDemoInvoice,
  updateDemoInvoice,
} from './demo-bank.sql.ts'
import { demoBankStyle, missingPage, payPage } from './demo-bank-pages.ts'
import { type AskProvider, demoMerchant, type ProviderAnswer, type ProviderQuestion } from './payment-provider.ts'

const base = '/demo/bank'
const hearPath = `/api${hearPayment.path}`
const accessToken = 'demo-access-token'
const basic = `Basic ${Buffer.from(`${demoMerchant.username}:${demoMerchant.password}`).toString('base64')}`

type Needed = { readonly db: Database; readonly clock: Clock }

const invoiceSchema = z.object({
  invoice_code: z.literal(demoMerchant.code),
  sender_invoice_no: z.string().min(1).max(100),
  invoice_description: z.string().max(500),
  amount: z.number().positive().max(1e12),
  callback_url: z.url().max(500),
})
const checkSchema = z.object({ object_type: z.literal('INVOICE'), object_id: z.uuid() })

const refused = (status: number, error: string): ProviderAnswer => ({ status, body: { error } })

/** Answers a question of the protocol. */
export const askDemoBank =
  ({ db, clock }: Needed): AskProvider =>
  async ({ method, path, authorization, body }) => {
    if (method === 'POST' && path === '/auth/token') {
      if (authorization !== basic) return refused(401, 'AUTHENTICATION_FAILED')
      return {
        status: 200,
        body: { token_type: 'bearer', access_token: accessToken, expires_in: Math.floor(Date.now() / 1000) + 3600 },
      }
    }
    if (authorization !== `Bearer ${accessToken}`) return refused(401, 'NO_CREDENTIALS')
    if (method === 'POST' && path === '/invoice') return createInvoice({ db, clock }, body)
    if (method === 'POST' && path === '/payment/check') return checkPayment(db, body)
    const [, thing = '', id = '', payment = ''] = path.split('/')
    if (method === 'DELETE' && thing === 'invoice') return cancelInvoice(db, id)
    if (method === 'DELETE' && thing === 'payment' && id === 'refund') return refundPayment(db, payment)
    return refused(404, 'NOT_FOUND')
  }

const createInvoice = async ({ db, clock }: Needed, body: unknown): Promise<ProviderAnswer> => {
  const read = invoiceSchema.safeParse(body)
  if (!read.success) return refused(400, 'INVOICE_INVALID')
  const { sender_invoice_no, invoice_description, amount, callback_url } = read.data
  const id = uuidv7()
  await inTransaction(db, tx =>
    insertDemoInvoice(tx, {
      id,
      number: sender_invoice_no,
      description: invoice_description,
      amount: Math.round(amount * 100) as Mongo,
      callback: callback_url,
      created_at: clock.now(),
    }),
  )
  const link = `${base}/pay/${id}`
  return {
    status: 200,
    body: {
      invoice_id: id,
      qr_text: `https://bank.demo.test/${id}`,
      urls: [{ name: 'Demo bank', description: 'Туршилтын банк', logo: '', link }],
    },
  }
}

const checkPayment = async (db: Database, body: unknown): Promise<ProviderAnswer> => {
  const read = checkSchema.safeParse(body)
  const invoice = read.success ? await inTransaction(db, tx => lockDemoInvoice(tx, read.data.object_id)) : null
  if (!invoice) return refused(404, 'INVOICE_NOTFOUND')
  const rows = invoice.payments.map(({ id, amount, refunded }) => ({
    payment_id: id,
    payment_status: refunded ? 'REFUNDED' : 'PAID',
    payment_amount: (amount / 100).toFixed(2),
    payment_currency: 'MNT',
    payment_wallet: 'Demo bank',
  }))
  return { status: 200, body: { count: rows.length, rows } }
}

const cancelInvoice = (db: Database, id: string): Promise<ProviderAnswer> =>
  inTransaction(db, async tx => {
    const invoice = isUuid(id) ? await lockDemoInvoice(tx, id) : null
    if (!invoice) return refused(404, 'INVOICE_NOTFOUND')
    await updateDemoInvoice(tx, id, { cancelled: true })
    return { status: 200, body: {} }
  })

const refundPayment = (db: Database, paymentId: string): Promise<ProviderAnswer> =>
  inTransaction(db, async tx => {
    const id = await findDemoInvoiceOf(tx, paymentId)
    const invoice = id === null ? null : await lockDemoInvoice(tx, id)
    const payment = invoice?.payments.find(one => one.id === paymentId)
    if (!invoice || !payment) return refused(404, 'PAYMENT_NOTFOUND')
    if (payment.refunded) return refused(409, 'PAYMENT_ALREADY_REFUNDED')
    const payments = invoice.payments.map(one => (one.id === paymentId ? { ...one, refunded: true as const } : one))
    await updateDemoInvoice(tx, invoice.id, { payments })
    return { status: 200, body: {} }
  })

/** What can be pressed on the page, and the share of the amount that it pays. */
const shares: Readonly<Record<string, number>> = { pay: 1, short: 0.5, over: 1.5 }

/** Pays a share of an invoice; null when there is none that can be paid. */
export const pressPayment = (db: Database, id: string, act: string): Promise<DemoInvoice | null> =>
  inTransaction(db, async tx => {
    const invoice = isUuid(id) ? await lockDemoInvoice(tx, id) : null
    const share = shares[act]
    if (!invoice || invoice.cancelled || share === undefined) return null
    const paid: DemoPayment = { id: uuidv7(), amount: Math.round(invoice.amount * share) as Mongo }
    const payments = [...invoice.payments, paid]
    await updateDemoInvoice(tx, id, { payments })
    return { ...invoice, payments }
  })

/** Registers protocol and page. */
export const registerDemoBank = (http: FastifyInstance, needed: Needed): void => {
  const ask = askDemoBank(needed)
  void http.register(async scope => {
    scope.all(
      `${base}/v2/*`,
      { config: { rateLimit: { max: 300, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const { status, body } = await ask({
          method: request.method as ProviderQuestion['method'],
          path: `/${(request.params as Readonly<Record<string, string>>)['*'] ?? ''}`,
          authorization: request.headers.authorization ?? '',
          body: request.body as object | undefined,
        })
        return reply.status(status).send(body)
      },
    )
  })
  void http.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.get(`${base}/style.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(demoBankStyle))
    scope.get<{ Params: { id: string } }>(`${base}/pay/:id`, async ({ params: { id } }, reply) => {
      const invoice = isUuid(id) ? await inTransaction(needed.db, tx => lockDemoInvoice(tx, id)) : null
      return invoice ? sendPage(reply, payPage(base, invoice, null)) : sendPage(reply.status(404), missingPage(base))
    })
    scope.post<{ Params: { id: string }; Body: URLSearchParams }>(
      `${base}/pay/:id`,
      { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
      async ({ params: { id }, body, log }, reply) => {
        const act = body.get('act') ?? ''
        const before = isUuid(id) ? await inTransaction(needed.db, tx => lockDemoInvoice(tx, id)) : null
        if (!before) return sendPage(reply.status(404), missingPage(base))
        const invoice = await pressPayment(needed.db, id, act)
        // A bank tells the merchant. This one tells its own portal alone: anybody may give it an address.
        const { pathname, search } = new URL(before.callback, 'http://portal.invalid')
        if (invoice && pathname === hearPath) {
          await http.inject(`${pathname}${search}`).catch((error: unknown) => log.info({ err: error }, 'nobody heard'))
        }
        return sendPage(reply, payPage(base, invoice ?? before, invoice ? 'paid' : 'failed'))
      },
    )
  })
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

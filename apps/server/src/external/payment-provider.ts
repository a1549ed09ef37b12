// Payments over QPay's merchant protocol, version 2: at the configured address, or at the provider that the demo brings.
// Amounts are numbers or digits there, in tugrik; `expires_in` of a token is a moment in seconds, not a duration.

import type { Mongo } from '@khyanalt/domain/money'
import { type ArrivedPayment, isPayLink, type PayLink } from '@khyanalt/domain/online-payment'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { readBounded } from './read-bounded.ts'

/** What a payer is shown. */
export type PayOffer = { readonly id: string; readonly qrText: string; readonly links: readonly PayLink[] }

/** What is asked for. */
export type Bill = {
  /** The number of the invoice, which the payer reads in the bank's program. */
  readonly number: string
  readonly description: string
  readonly amount: Mongo
  /** Where the provider says that something happened. */
  readonly callback: string
}

/** Every method throws when the provider cannot be asked, or refuses. */
export type PaymentProvider = {
  /** Asks for an amount. */
  create(bill: Bill): Promise<PayOffer>
  /** What was paid of it; nothing else is money. */
  find(id: string): Promise<readonly ArrivedPayment[]>
  /** Takes the offer back; one that is gone already is taken back. */
  cancel(id: string): Promise<void>
  /** Gives a payment back whole. */
  refund(paymentId: string): Promise<void>
}

/** One question of the protocol; `path` below the address of the provider. */
export type ProviderQuestion = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly authorization: string
  readonly body?: object | undefined
}
export type ProviderAnswer = { readonly status: number; readonly body: unknown }
export type AskProvider = (question: ProviderQuestion) => Promise<ProviderAnswer>

type Settings = Pick<
  Config,
  'QPAY_URL' | 'QPAY_USERNAME' | 'QPAY_PASSWORD' | 'QPAY_INVOICE_CODE' | 'QPAY_SECONDS' | 'demo'
>

/** What the demo's own provider lets in. */
export const demoMerchant = { username: 'KHYANALT', password: 'demo', code: 'KHYANALT_INVOICE' } as const

/** The configured provider, or the demo's own; null where there is neither. */
export const openPaymentProvider = (config: Settings, askDemo: AskProvider): PaymentProvider | null => {
  const { QPAY_URL: url, QPAY_USERNAME, QPAY_PASSWORD, QPAY_INVOICE_CODE } = config
  if (url && QPAY_USERNAME && QPAY_PASSWORD && QPAY_INVOICE_CODE) {
    const merchant = { username: QPAY_USERNAME, password: QPAY_PASSWORD, code: QPAY_INVOICE_CODE }
    return paymentProvider(overHttp(url, config.QPAY_SECONDS), merchant)
  }
  return config.demo ? paymentProvider(askDemo, demoMerchant) : null
}

const overHttp =
  (address: string, seconds: number): AskProvider =>
  async ({ method, path, authorization, body }) => {
    const reply = await fetch(`${address.replace(/\/$/, '')}${path}`, {
      method,
      headers: { accept: 'application/json', authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(seconds * 1000),
      redirect: 'error',
    })
    const text = new TextDecoder().decode(await readBounded(reply, 512 * 1024))
    return { status: reply.status, body: text === '' ? {} : JSON.parse(text) }
  }

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().optional() })
const createdSchema = z.object({
  invoice_id: z.string().min(1).max(100),
  qr_text: z.string().min(1).max(2000),
  urls: z
    .array(
      z.object({ name: z.string().max(100), description: z.string().max(200).optional(), link: z.string().max(3000) }),
    )
    .max(100)
    .default([]),
})
const amountSchema = z.union([z.number(), z.string().regex(/^\d{1,12}(\.\d{1,4})?$/)])
const paymentsSchema = z.object({
  rows: z
    .array(
      z.object({
        payment_id: z.coerce.string().min(1).max(100),
        payment_status: z.string(),
        payment_amount: amountSchema,
        payment_currency: z.string().optional(),
      }),
    )
    .default([]),
})
const pageSize = 100

/** The protocol over any way to ask. A token is asked for once and again when it ends or is refused. */
export const paymentProvider = (
  ask: AskProvider,
  { username, password, code }: { readonly username: string; readonly password: string; readonly code: string },
  now: () => number = Date.now,
): PaymentProvider => {
  let token: { readonly value: string; readonly until: number } | null = null
  const renew = async (): Promise<string> => {
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
    const { status, body } = await ask({ method: 'POST', path: '/auth/token', authorization })
    if (status !== 200) throw new Error(`the payment provider gave no token: ${status}`)
    const { access_token, expires_in = 600 } = tokenSchema.parse(body)
    token = { value: access_token, until: momentOf(expires_in, now()) - 60_000 }
    return access_token
  }
  const call = async (question: Omit<ProviderQuestion, 'authorization'>): Promise<ProviderAnswer> => {
    const value = token && token.until > now() ? token.value : await renew()
    const answer = await ask({ ...question, authorization: `Bearer ${value}` })
    if (answer.status !== 401) return answer
    return ask({ ...question, authorization: `Bearer ${await renew()}` })
  }
  const callWell = async (question: Omit<ProviderQuestion, 'authorization'>): Promise<unknown> => {
    const { status, body } = await call(question)
    if (status < 200 || status > 299) throw new Error(`the payment provider answered ${status} to ${question.path}`)
    return body
  }
  return {
    async create({ number, description, amount, callback }) {
      const made = createdSchema.parse(
        await callWell({
          method: 'POST',
          path: '/invoice',
          body: {
            invoice_code: code,
            sender_invoice_no: number,
            invoice_receiver_code: 'terminal',
            invoice_description: description,
            amount: amount / 100,
            allow_partial: false,
            allow_exceed: false,
            callback_url: callback,
          },
        }),
      )
      const links = made.urls.map(({ name, description: text = '', link }) => ({ name, text, href: link }))
      return { id: made.invoice_id, qrText: made.qr_text, links: links.filter(({ href }) => isPayLink(href)) }
    },
    async find(id) {
      const found: ArrivedPayment[] = []
      for (let page = 1; ; page++) {
        const offset = { page_number: page, page_limit: pageSize }
        const body = { object_type: 'INVOICE', object_id: id, offset }
        const { rows } = paymentsSchema.parse(await callWell({ method: 'POST', path: '/payment/check', body }))
        for (const row of rows) {
          // What is in doubt or in another currency settles nothing.
          if (row.payment_status !== 'PAID' || (row.payment_currency ?? 'MNT') !== 'MNT') continue
          found.push({ id: row.payment_id, amount: Math.round(Number(row.payment_amount) * 100) as Mongo })
        }
        if (rows.length < pageSize) return found
      }
    },
    async cancel(id) {
      const { status } = await call({ method: 'DELETE', path: `/invoice/${encodeURIComponent(id)}` })
      if (status !== 404 && (status < 200 || status > 299)) throw new Error(`the offer was not taken back: ${status}`)
    },
    async refund(paymentId) {
      await callWell({ method: 'DELETE', path: `/payment/refund/${encodeURIComponent(paymentId)}`, body: {} })
    },
  }
}

/** A moment in milliseconds; small numbers are durations, as other releases of the provider tell them. */
const momentOf = (seconds: number, now: number): number => (seconds > 1e9 ? seconds * 1000 : now + seconds * 1000)

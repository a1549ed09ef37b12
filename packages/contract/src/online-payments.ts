// Paying invoices over a payment provider (REQ-ONLINE-01 to 06).
import { onlinePaymentStates } from '@khyanalt/domain/online-payment'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant, nothing, paged, transactionId } from './envelope.ts'

/** An offer to pay, as its payer sees it; amounts are tugrik digits. */
export const paymentOfferSchema = z.object({
  state: z.enum(onlinePaymentStates),
  amount: z.string(),
  received: z.string(),
  /** The dark squares of the QR code as an SVG path in a square of `size`. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
  /** Programs of banks that open with the payment filled in. */
  links: z.array(z.object({ name: z.string(), text: z.string(), href: z.string() })),
})
export type PaymentOffer = z.infer<typeof paymentOfferSchema>

const ofInvoice = z.object({ invoiceid: z.string().max(40) })

export const beginPayment = defineCall({
  name: 'beginPayment',
  method: 'POST',
  path: '/invoices/qpay',
  access: 'signed-in',
  sentence: 'Offers an own unpaid invoice for payment over QPay; one that is offered already is answered again.',
  input: ofInvoice,
  output: z.object({ data: paymentOfferSchema }),
  errors: ['invoice_not_found', 'invoice_closed', 'receipt_present', 'payment_provider_away', 'right_missing'],
})

export const checkPayment = defineCall({
  name: 'checkPayment',
  method: 'POST',
  path: '/invoices/qpay/check',
  access: 'signed-in',
  sentence:
    'Asks the provider what has arrived for an own invoice, settles it if all of it has, and answers the offer.',
  input: ofInvoice,
  output: z.object({ data: paymentOfferSchema.nullable() }),
  errors: ['invoice_not_found', 'payment_provider_away'],
})

export const hearPayment = defineCall({
  name: 'hearPayment',
  method: 'GET',
  path: '/invoices/qpay/callback',
  access: 'public',
  sentence: 'Is called by QPay when something happened; nothing in the call is believed, the provider is asked.',
  /** The provider adds what it likes behind the id. */
  input: z.object({ id: z.string().max(400) }),
  output: nothing,
  errors: [],
  answers: 'text',
})

export const listOnlinePayments = defineCall({
  name: 'listOnlinePayments',
  method: 'GET',
  path: '/staff/payments/online',
  access: { staff: ['FINANCE'] },
  sentence: 'Lists what was paid online within the scope of the caller, newest first.',
  input: z.object({
    /** `owed`: those of which something belongs to the payer. */
    view: z.enum(['owed', 'all']).default('owed'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    results: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: paged(
    z.object({
      id: z.string(),
      invoice: z.string(),
      request_number: z.string(),
      applicant: z.string(),
      state: z.enum(onlinePaymentStates),
      amount: z.string(),
      received: z.string(),
      returned: z.string(),
      /** What belongs to the payer. */
      owed: z.string(),
      /** Whether the provider can give back all that is owed. */
      by_provider: z.boolean(),
      /** As the provider names its payments. */
      payments: z.array(z.string()),
      reason: z.string().nullable(),
      created_at: instant,
    }),
  ),
  errors: [],
})

export const returnPayment = defineCall({
  name: 'returnPayment',
  method: 'POST',
  path: '/staff/payments/online/return',
  access: { staff: ['FINANCE'] },
  sentence:
    'Gives back what belongs to the payer: all of it over the provider, or notes that it was transferred by hand.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    id: z.uuid(),
    way: z.enum(['provider', 'hand']),
    comment: z.string().trim().min(1).max(2000),
    transaction_id: transactionId.optional(),
  }),
  output: nothing,
  errors: ['not_found', 'payment_not_returnable', 'payment_provider_away'],
})

export const onlinePaymentCalls = [beginPayment, checkPayment, hearPayment, listOnlinePayments, returnPayment]

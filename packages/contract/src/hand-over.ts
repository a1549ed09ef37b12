// Handing over what somebody holds: what would happen, and the act.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, transactionId } from './envelope.ts'
import { requestNumber } from './requests.ts'

const access: Access = { staff: ['REVIEWER', 'APPROVER', 'ADMIN'] }

/** As many requests are handed over at once; what is left is handed over next. */
export const mostHandedOver = 500

const receiverSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How many he or she holds now, and how many come with this. */
  holds: z.number().int(),
  gets: z.number().int(),
})

export const previewHandOver = defineCall({
  name: 'previewHandOver',
  method: 'POST',
  path: '/staff/requests/handover/preview',
  access,
  sentence: 'Says of each open request of a person to whom it would go, or why not; changes nothing.',
  input: z.object({
    from: z.uuid(),
    /** Null spreads them by load over those who may act on them and are not away. */
    to: z.uuid().nullable(),
  }),
  output: z.object({
    from: z.object({ id: z.string(), name: z.string() }),
    /** Those who may receive: inspectors and approvers, with how many each holds and whether they are away. */
    people: z.array(
      z.object({ id: z.string(), name: z.string(), holds: z.number().int(), away_until: z.string().nullable() }),
    ),
    /** How many there are in all. */
    total: z.number().int(),
    receivers: z.array(receiverSchema),
    cases: z.array(
      z.object({
        request_number: z.string(),
        title: bilingual,
        to: z.object({ id: z.string(), name: z.string() }).nullable(),
        /** Why it would stay; null where it goes. */
        refused: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found', 'not_allowed'],
})

export const handOverCases = defineCall({
  name: 'handOverCases',
  method: 'POST',
  path: '/staff/requests/handover',
  access,
  body: 'medium',
  sentence: 'Gives open requests of a person to others as one action; each receiver is told once.',
  input: z.object({
    from: z.uuid(),
    cases: z
      .array(z.object({ request_number: requestNumber, to: z.uuid() }))
      .min(1)
      .max(mostHandedOver),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({
    receivers: z.array(z.object({ id: z.string(), name: z.string(), gets: z.number().int() })),
    /** Those that stayed, each with the error code that says why. */
    refused: z.array(z.object({ request_number: z.string(), code: z.string() })),
  }),
  errors: ['not_found', 'not_allowed', 'transaction_reused'],
})

export const handOverCalls = [previewHandOver, handOverCases]

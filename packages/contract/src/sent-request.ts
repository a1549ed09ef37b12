// What the confirmation after sending says, now and whenever it is opened again (REQ-CONFIRM).
import { feeStates } from '@khyanalt/domain/fee-state'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, instant } from './envelope.ts'
import { requestNumber } from './requests.ts'

const sentRequest = z.object({
  request_number: z.string(),
  title: bilingual,
  status: z.number().int(),
  submitted_at: instant,
  organization: bilingual.nullable(),
  /** Until when it is decided; null while the clock stands still. */
  day: day.nullable(),
  /** Where it stands on its way; empty once it is decided or came back. */
  stations: z.array(z.object({ name: bilingual, at: z.enum(['done', 'now', 'later']) })),
  /** What it costs and whether that is settled; `amount` is tugrik digits. */
  fee: z.object({ state: z.enum(feeStates), amount: z.string() }),
})

export const getSentRequest = defineCall({
  name: 'getSentRequest',
  method: 'GET',
  path: '/request/sent',
  access: 'client',
  sentence: 'Answers what happens next with an own request that was sent.',
  input: z.object({ request_number: requestNumber }),
  output: z.object({ data: sentRequest }),
  errors: ['request_not_found', 'wrong_state'],
})

export const sentRequestCalls = [getSentRequest]

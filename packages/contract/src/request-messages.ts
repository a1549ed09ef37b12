// What applicant and agency write to each other about a request (REQ-MESSAGE-01 to 06).
import { messageFiles, messageLength } from '@khyanalt/domain/request-messages'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant, nothing, transactionId } from './envelope.ts'
import { requestNumber } from './requests.ts'

const message = z.object({
  request_number: requestNumber,
  text: z.string().trim().min(1).max(messageLength),
  about: z.string().trim().min(1).max(300).optional(),
  /** Names of own uploads. */
  files: z.array(z.string().max(60)).max(messageFiles).optional(),
  transaction_id: transactionId.optional(),
})

export const writeToAgency = defineCall({
  name: 'writeToAgency',
  method: 'POST',
  path: '/request/message',
  access: 'signed-in',
  sentence: 'Writes to the agency about a request that was sent; whoever holds it is notified.',
  input: message,
  output: nothing,
  errors: ['request_not_found', 'wrong_state', 'file_not_found', 'right_missing'],
})

export const writeToApplicant = defineCall({
  name: 'writeToApplicant',
  method: 'POST',
  path: '/staff/request/message',
  access: { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  sentence: 'Writes to the applicant of a request; what the applicant had asked counts as answered.',
  input: message.omit({ about: true }).extend({
    /** When the question that was read came; a later one keeps waiting. Left out, all are answered. */
    asked_at: instant.optional(),
  }),
  output: nothing,
  errors: ['request_not_found', 'wrong_state', 'not_allowed', 'file_not_found'],
})

export const settleQuestion = defineCall({
  name: 'settleQuestion',
  method: 'POST',
  path: '/staff/request/message/settle',
  access: { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  sentence: 'Notes that what the applicant wrote needs no answer; nobody is notified.',
  input: z.object({
    request_number: requestNumber,
    /** When the question that was read began to wait; a later one keeps waiting. */
    asked_at: instant,
    transaction_id: transactionId.optional(),
  }),
  output: nothing,
  errors: ['request_not_found'],
})

export const requestMessageCalls = [writeToAgency, writeToApplicant, settleQuestion]

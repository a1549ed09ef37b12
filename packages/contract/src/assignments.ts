// Who of the agency holds which request.
import { type QueueView, queueViews } from '@khyanalt/domain/queue-view'
import { z } from 'zod'
import { awaySchema } from './absences.ts'
import { type Access, defineCall } from './call.ts'
import { transactionId } from './envelope.ts'
import { requestNumber } from './requests.ts'
import { queueTotalLimit } from './review.ts'

const reviewers: Access = { staff: ['REVIEWER', 'APPROVER'] }

export const countQueue = defineCall({
  name: 'countQueue',
  method: 'GET',
  path: '/staff/requests/count',
  access: { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  sentence: `Counts the parts of the queue within the scope of the caller, each up to ${queueTotalLimit}.`,
  input: z.object({}),
  output: z.object({
    counts: z.object(
      Object.fromEntries(queueViews.map(view => [view, z.number().int()])) as Record<QueueView, z.ZodNumber>,
    ),
  }),
  errors: [],
})

export const listColleagues = defineCall({
  name: 'listColleagues',
  method: 'GET',
  path: '/staff/colleagues',
  access: reviewers,
  sentence: 'Lists the inspectors and approvers with how many requests each of them holds.',
  input: z.object({
    /** Numbers joined by commas: only those who may decide on the current step of every one of these requests. */
    requests: z.string().max(4000).optional(),
  }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        position: z.string().nullable(),
        holds: z.number().int(),
        /** Until when he or she is away, and who stands in; null for who is there. */
        away: awaySchema.nullable(),
      }),
    ),
  }),
  errors: [],
})

export const assignRequests = defineCall({
  name: 'assignRequests',
  method: 'POST',
  path: '/staff/requests/assign',
  access: reviewers,
  sentence: 'Gives requests to somebody who may decide on their current step, or to nobody.',
  input: z.object({
    requests: z
      .array(
        z.object({
          request_number: requestNumber,
          /** The holder that was on the screen; another one refuses this request. */
          holder: z.uuid().nullable(),
        }),
      )
      .min(1)
      .max(100),
    to: z.uuid().nullable(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({
    assigned: z.array(z.string()),
    /** Those that stayed where they were, each with the error code that says why. */
    refused: z.array(z.object({ request_number: z.string(), code: z.string(), holder: z.string().nullable() })),
  }),
  errors: [],
})

export const assignmentCalls = [countQueue, listColleagues, assignRequests]

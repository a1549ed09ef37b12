// Acting on many requests at once: what would come of it, the act that waits to be undone, and what came of it.
import { bulkActions, bulkStates, undoSeconds } from '@khyanalt/domain/bulk-act'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, nothing, transactionId } from './envelope.ts'
import { mostSelected } from './queue.ts'
import { requestNumber } from './requests.ts'

const reviewers: Access = { staff: ['REVIEWER', 'APPROVER'] }

const person = z.object({ id: z.string(), name: z.string() })
/** Why a case is left as it is; the words of the code take the params. */
const refusal = { code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }

const act = {
  action: z.enum(bulkActions),
  /** To whom, where the action is `assign`. */
  to: z.uuid().optional(),
}

export const previewBulkAct = defineCall({
  name: 'previewBulkAct',
  method: 'POST',
  path: '/staff/requests/bulk/preview',
  access: reviewers,
  sentence: 'Says of each request whether the action would happen or why not; changes nothing.',
  input: z.object({ ...act, requests: z.array(requestNumber).min(1).max(mostSelected) }),
  output: z.object({
    data: z.array(
      z.object({
        request_number: z.string(),
        title: bilingual.nullable(),
        applicant: z.string().nullable(),
        version: z.number().int(),
        holder: person.nullable(),
        /** Null where the action would happen. */
        refused: z.object(refusal).nullable(),
      }),
    ),
  }),
  errors: [],
})

export const startBulkAct = defineCall({
  name: 'startBulkAct',
  method: 'POST',
  path: '/staff/requests/bulk',
  access: reviewers,
  sentence: `Orders an action on many requests: it waits ${undoSeconds} seconds, in which it can be cancelled, and then runs case by case.`,
  input: z.object({
    ...act,
    requests: z
      .array(
        z.object({
          request_number: requestNumber,
          /** What the preview said; a case that somebody changed since is refused. */
          version: z.number().int(),
          holder: z.uuid().nullable(),
        }),
      )
      .min(1)
      .max(mostSelected),
    /** The remark of `return`. */
    remark: z
      .object({ title: z.string().trim().min(1).max(300), comment: z.string().trim().min(1).max(4000) })
      .optional(),
    /** A note for colleagues, with `agree`. */
    note: z.string().trim().max(4000).optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ id: z.string(), seconds_left: z.number().int() }),
  errors: ['remarks_missing', 'assignee_not_allowed', 'transaction_reused'],
})

export const listBulkActs = defineCall({
  name: 'listBulkActs',
  method: 'GET',
  path: '/staff/requests/bulk',
  access: reviewers,
  sentence: "Lists the caller's bulk actions that wait or run, and those whose result was not put away yet.",
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        action: z.enum(bulkActions),
        state: z.enum(bulkStates),
        /** Until it begins; 0 once it may have begun. */
        seconds_left: z.number().int(),
        to: z.string().nullable(),
        total: z.number().int(),
        done: z.number().int(),
        refused: z.array(z.object({ request_number: z.string(), ...refusal })),
      }),
    ),
  }),
  errors: [],
})

export const cancelBulkAct = defineCall({
  name: 'cancelBulkAct',
  method: 'POST',
  path: '/staff/requests/bulk/cancel',
  access: reviewers,
  sentence: 'Undoes a bulk action that has not begun; of one that has, nothing is taken back.',
  input: z.object({ id: z.uuid() }),
  output: nothing,
  errors: ['not_found', 'bulk_act_begun'],
})

export const closeBulkAct = defineCall({
  name: 'closeBulkAct',
  method: 'POST',
  path: '/staff/requests/bulk/close',
  access: reviewers,
  sentence: 'Puts the result of a bulk action away.',
  input: z.object({ id: z.uuid() }),
  output: nothing,
  errors: ['not_found'],
})

export const bulkActCalls = [previewBulkAct, startBulkAct, listBulkActs, cancelBulkAct, closeBulkAct]

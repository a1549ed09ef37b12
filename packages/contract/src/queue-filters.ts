// What narrows the queue of requests, for the list and for everything that is done with what it finds.
import { feeStates } from '@khyanalt/domain/fee-state'
import { queueDeadlines, queueViews } from '@khyanalt/domain/queue-view'
import { z } from 'zod'

/** The filters of the queue; absent ones do not filter. */
export const queueFilterInput = {
  status: z.string().max(20).optional(),
  category: z.coerce.number().int().optional(),
  /** The unit that received the request. */
  organization: z.coerce.number().int().optional(),
  reqnumber: z.string().max(40).optional(),
  /** A request number or its beginning, a register number, or beginnings of words of the applicant's name. */
  query: z.string().trim().max(100).optional(),
  date: z.string().max(30).optional(),
  service: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** `me`, `nobody`, or the id of a colleague. */
  assignee: z.union([z.enum(['me', 'nobody']), z.uuid()]).optional(),
  /** The code of the province where the applicant's company sits; of a person, that of the unit. */
  province: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  fee: z.enum(feeStates).optional(),
  deadline: z.enum(queueDeadlines).optional(),
  /** `turn`: requests whose current step the caller may decide; `mine`: those that the caller holds. */
  view: z.enum(queueViews).default('all'),
}

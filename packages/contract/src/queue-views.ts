// Filters of the queue that a person keeps under a name.
import { feeStates } from '@khyanalt/domain/fee-state'
import { queueColumns, queueDeadlines, queueDensities, queueViews } from '@khyanalt/domain/queue-view'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { nothing } from './envelope.ts'

const desk: Access = { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] }

/** At most so many views a person. */
export const maxQueueViews = 20

/** What a kept view narrows the queue to. */
export const queueFilterSchema = z.strictObject({
  view: z.enum(queueViews),
  status: z.string().max(20).optional(),
  category: z.number().int().min(1).max(2_147_483_647).optional(),
  /** Kept before names were found. */
  number: z.string().trim().max(40).optional(),
  query: z.string().trim().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  service: z.number().int().min(1).max(2_147_483_647).optional(),
  assignee: z.union([z.enum(['me', 'nobody']), z.uuid()]).optional(),
  unit: z.number().int().min(1).max(2_147_483_647).optional(),
  province: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  fee: z.enum(feeStates).optional(),
  deadline: z.enum(queueDeadlines).optional(),
  /** A column, with a minus before it from its end. */
  sort: z.string().max(20).optional(),
})

const viewName = z.string().trim().min(1).max(60)

export const listQueueViews = defineCall({
  name: 'listQueueViews',
  method: 'GET',
  path: '/staff/queueviews',
  access: desk,
  sentence: 'Lists the views of the queue that the caller keeps.',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ id: z.string(), name: z.string(), filters: queueFilterSchema })) }),
  errors: [],
})

export const saveQueueView = defineCall({
  name: 'saveQueueView',
  method: 'POST',
  path: '/staff/queueviews/save',
  access: desk,
  sentence: 'Keeps filters of the queue under a name; the same name is replaced.',
  input: z.object({ name: viewName, filters: queueFilterSchema }),
  output: z.object({ id: z.string() }),
  errors: ['queue_views_full'],
})

export const deleteQueueView = defineCall({
  name: 'deleteQueueView',
  method: 'POST',
  path: '/staff/queueviews/delete',
  access: desk,
  sentence: 'Forgets a kept view.',
  input: z.object({ id: z.uuid() }),
  output: nothing,
  errors: ['not_found'],
})

const layout = {
  columns: z.array(z.enum(queueColumns)).max(queueColumns.length),
  density: z.enum(queueDensities),
}

export const getQueueLayout = defineCall({
  name: 'getQueueLayout',
  method: 'GET',
  path: '/staff/queuelayout',
  access: desk,
  sentence: 'Answers which columns of the queue the caller shows and how high rows are; null until that was chosen.',
  input: z.object({}),
  output: z.object({ data: z.object(layout).nullable() }),
  errors: [],
})

export const saveQueueLayout = defineCall({
  name: 'saveQueueLayout',
  method: 'POST',
  path: '/staff/queuelayout/save',
  access: desk,
  sentence: 'Keeps which columns of the queue the caller shows and how high rows are.',
  input: z.object(layout),
  output: nothing,
  errors: [],
})

export const queueViewCalls = [listQueueViews, saveQueueView, deleteQueueView, getQueueLayout, saveQueueLayout]

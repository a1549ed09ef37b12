// The agency's side of the food-safety register (decisions §M, CON-152, CON-153).
import { foodDeskActions } from '@khyanalt/domain/food-object-actions'
import { foodQueueViews } from '@khyanalt/domain/food-queue-view'
import { partRefusals } from '@khyanalt/domain/took-part'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { internalNoteSchema } from './case-notes.ts'
import { bilingual, day, instant, nothing, paged, pagingInput, transactionId } from './envelope.ts'
import { foodDataSchema, foodObjectSchema, foodStepSchema } from './food-objects.ts'

const deciders: Access = { staff: ['REVIEWER', 'APPROVER'] }

/** The desk counts no further; a `total` of this size says "so many or more". */
export const foodQueueTotalLimit = 1_000

/** A row of the desk. */
export const foodQueueRowSchema = z.object({
  request_number: z.string(),
  type: z.enum(['NEW', 'UPDATE']),
  status: z.number().int(),
  step_name: bilingual.nullable(),
  branch_name: z.string(),
  holder: z.string(),
  organization: bilingual.nullable(),
  round: z.number().int(),
  submitted_at: instant,
  due_date: day.nullable(),
  /** Working days left; negative ones are days too late. Null while the clock stands still. */
  days_left: z.number().int().nullable(),
  actions: z.array(z.string()),
})
export type FoodQueueRow = z.infer<typeof foodQueueRowSchema>

export const listFoodQueue = defineCall({
  name: 'listFoodQueue',
  method: 'GET',
  path: '/staff/fsi/list',
  access: deciders,
  sentence: `Lists the food objects within the scope of the caller; "total" counts up to ${foodQueueTotalLimit}.`,
  input: z.object({
    ...pagingInput,
    status: z.string().max(20).optional(),
    /** A code of the address cascade; everything below it is meant too. */
    address: z
      .string()
      .regex(/^\d{0,12}$/)
      .optional(),
    reqnumber: z.string().max(40).optional(),
    /** A number or its beginning, a register number, or beginnings of words of the name of holder or object. */
    query: z.string().trim().max(100).optional(),
    /** `turn`: what the caller may decide on now. */
    view: z.enum(foodQueueViews).default('all'),
  }),
  output: paged(foodQueueRowSchema),
  errors: [],
})

export const countFoodQueue = defineCall({
  name: 'countFoodQueue',
  method: 'GET',
  path: '/staff/fsi/counts',
  access: deciders,
  sentence: 'Counts what waits in each part of the desk of food objects.',
  input: z.object({}),
  output: z.object({ counts: z.record(z.enum(foodQueueViews), z.number().int()) }),
  errors: [],
})

export const getFoodCase = defineCall({
  name: 'getFoodCase',
  method: 'GET',
  path: '/staff/fsi/request',
  access: deciders,
  sentence: 'Answers a food object with everything needed to decide on it.',
  input: z.object({ requestnumber: z.string().max(40) }),
  output: z.object({
    data: foodObjectSchema.extend({ phone: z.string().nullable(), email: z.string().nullable() }),
    /** Why the caller, whose turn it is, does not take the last decision: the part taken in the case. */
    barred: z.enum(partRefusals).nullable(),
    operator_msg: z.string().nullable(),
    /** With the notes that colleagues and applicant were given. */
    steps: z.array(foodStepSchema.extend({ note: z.string().nullable() })),
    /** What colleagues wrote for each other, oldest first. */
    notes: z.array(internalNoteSchema),
    /** What the agency had read before, for comparison. */
    previous: z.object({ round: z.number().int(), data: foodDataSchema }).nullable(),
  }),
  errors: ['food_object_not_found'],
})

export const resolveFoodObject = defineCall({
  name: 'resolveFoodObject',
  method: 'POST',
  path: '/staff/fsi/resolve',
  access: deciders,
  sentence: 'Takes a decision of the agency on a food object.',
  stepUp: { of: 'enrolled', when: ({ action }) => action === 'register' || action === 'restore' || action === 'void' },
  input: z.object({
    request_number: z.string().max(40),
    action: z.enum(foodDeskActions),
    /** What the applicant is told; needed to return, reject, declare invalid, restore and reopen. */
    operator_msg: z.string().trim().max(4000).optional(),
    /** The version the decider saw; a newer one refuses the call, so that two deciders get one winner. */
    version: z.number().int(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ status: z.number().int(), version: z.number().int() }),
  errors: [
    'food_object_not_found',
    'wrong_state',
    'wrong_step',
    'not_allowed',
    ...partRefusals,
    'version_conflict',
    'reason_missing',
  ],
})

export const addFoodNote = defineCall({
  name: 'addFoodNote',
  method: 'POST',
  path: '/staff/fsi/note',
  access: deciders,
  sentence: 'Leaves a note for colleagues on a food object; the applicant never reads it.',
  input: z.object({
    request_number: z.string().max(40),
    text: z.string().trim().min(1).max(4000),
    transaction_id: transactionId.optional(),
  }),
  output: nothing,
  errors: ['food_object_not_found'],
})

export const staffFoodCalls = [listFoodQueue, countFoodQueue, getFoodCase, resolveFoodObject, addFoodNote]

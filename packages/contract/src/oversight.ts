// How the agency does: received, decided, how quickly, returned for what, revenue, load (head of unit, administrator).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, instant, tableInput } from './envelope.ts'

/** Head of unit and administrator, within their grants. */
export const overseer = { staff: ['APPROVER', 'ADMIN'] } as const

/** Days are those of the agency, inclusive. */
export const period = {
  from: day,
  to: day,
  category: z.coerce.number().int().optional(),
  organization: z.coerce.number().int().optional(),
  service: z.coerce.number().int().optional(),
}
/** The period that the figures are held against; both days or neither. */
export const against = { against_from: day.optional(), against_to: day.optional() }

const counts = {
  received: z.number().int(),
  approved: z.number().int(),
  rejected: z.number().int(),
  returned: z.number().int(),
  expired: z.number().int(),
}

const totals = z.object({
  ...counts,
  /** Tugrik. */
  revenue: z.string(),
  /** Days from the first sending to the decision. */
  median_days: z.number().int().nullable(),
  p90_days: z.number().int().nullable(),
  /** Decisions after the last day of the term. */
  late: z.number().int(),
})

export const oversightSchema = z.object({
  /** When the figures of the period were counted; null before the first counting. */
  as_of: instant.nullable(),
  totals,
  /** The same of the period that was asked for beside it. */
  before: totals.nullable(),
  months: z.array(z.object({ month: z.string(), ...counts, revenue: z.string() })),
  categories: z.array(
    z.object({ id: z.number().int(), name: bilingual, ...counts, median_days: z.number().nullable() }),
  ),
  organizations: z.array(
    z.object({ id: z.number().int().nullable(), name: bilingual, ...counts, median_days: z.number().nullable() }),
  ),
  fields: z.array(z.object({ title: z.string(), count: z.number().int() })),
  /** As things stand now, whatever the period. */
  now: z.object({
    open: z.number().int(),
    overdue: z.number().int(),
    load: z.array(z.object({ id: z.string(), name: z.string(), open: z.number().int(), overdue: z.number().int() })),
  }),
})
export type Oversight = z.infer<typeof oversightSchema>

export const readOversight = defineCall({
  name: 'readOversight',
  method: 'GET',
  path: '/staff/oversight',
  access: overseer,
  sentence: 'Answers the figures of a period within the scope of the caller, and the load as it is now.',
  input: z.object({ ...period, ...against }),
  output: z.object({ data: oversightSchema }),
  errors: ['dates_invalid'],
})

export const oversightMeasures = [
  'received',
  'approved',
  'rejected',
  'returned',
  'expired',
  'late',
  'open',
  'overdue',
  'held',
  'unheld',
  'due',
  'decided',
  'stay',
  'done',
  'remarked',
] as const
export type OversightMeasure = (typeof oversightMeasures)[number]

/** Where a request may stay: with the agency, or with the applicant. */
export const oversightStages = ['receipt', 'review', 'payment', 'correction'] as const
export type OversightStage = (typeof oversightStages)[number]

export const listOversightRequests = defineCall({
  name: 'listOversightRequests',
  method: 'GET',
  path: '/staff/oversight/requests',
  access: overseer,
  sentence: 'Lists the requests behind a figure, newest first; `before` of the answer leads to the older ones.',
  input: z.object({
    ...period,
    measure: z.enum(oversightMeasures),
    /** With `held`: the inspector. */
    holder: z.uuid().optional(),
    /** With `done` and `returned`: who decided. */
    person: z.uuid().optional(),
    /** With `stay`: which stage ended, and with `review` at which step. */
    stage: z.enum(oversightStages).optional(),
    step: z.coerce.number().int().min(1).max(998).optional(),
    /** With `remarked`: the question, and the ready text; an empty one is a remark in own words. */
    question: z.string().max(200).optional(),
    reason: z.string().max(200).optional(),
    /** With `open` and `unheld`: sent within these days; with `due`: due within them. */
    first: day.optional(),
    last: day.optional(),
    before: z.string().max(80).optional(),
  }),
  output: z.object({
    data: z.array(
      z.object({
        request_number: z.string(),
        service: bilingual,
        organization: bilingual.nullable(),
        at: instant,
        /** Who acted, or who holds the request now. */
        person: z.string().nullable(),
        due_on: day.nullable(),
      }),
    ),
    before: z.string().nullable(),
  }),
  errors: ['dates_invalid'],
})

export const downloadOversight = defineCall({
  name: 'downloadOversight',
  method: 'GET',
  path: '/staff/oversight/table',
  access: overseer,
  sentence: 'Answers the figures of a period as a table: by month, category and unit, or another part of the report.',
  input: z.object({
    ...period,
    ...against,
    part: z.enum(['places', 'services', 'stages', 'people', 'remarks', 'backlog']).default('places'),
    ...tableInput,
  }),
  output: z.object({}),
  errors: ['dates_invalid'],
  answers: 'table',
})

export const oversightCalls = [readOversight, listOversightRequests, downloadOversight]

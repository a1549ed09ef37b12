// What a manager asks: where the time goes, what is old, who has how much, what is returned for what, what falls due.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, instant } from './envelope.ts'
import { against, overseer, oversightStages, period } from './oversight.ts'

/** How long something took, in working days as the clock of the law counts them. */
const taken = {
  count: z.number().int(),
  median: z.number().int().nullable(),
  p90: z.number().int().nullable(),
  /** How many took longer than law or plan give. */
  late: z.number().int(),
}
const compared = { ...taken, before: z.object(taken).nullable() }

export const oversightTimesSchema = z.object({
  /** Decided requests by service: the time of the agency alone, without what the applicant took. */
  services: z.array(
    z.object({ id: z.number().int(), name: bilingual, ...compared, planned: z.number().int().nullable() }),
  ),
  /** Stays that ended, by stage; the steps are those of the service that was asked for, else of all by number. */
  stages: z.array(
    z.object({
      stage: z.enum(oversightStages),
      step: z.number().int().nullable(),
      name: bilingual.nullable(),
      ...compared,
      planned: z.number().int().nullable(),
      /** Working days of all stays together. */
      days: z.number().int(),
    }),
  ),
})
export type OversightTimes = z.infer<typeof oversightTimesSchema>

export const readOversightTimes = defineCall({
  name: 'readOversightTimes',
  method: 'GET',
  path: '/staff/oversight/times',
  access: overseer,
  sentence: 'Answers how long services and steps of the review took in a period, against the plan and another period.',
  input: z.object({ ...period, ...against }),
  output: z.object({ data: oversightTimesSchema }),
  errors: ['dates_invalid'],
})

export const oversightBacklogSchema = z.object({
  open: z.number().int(),
  overdue: z.number().int(),
  unheld: z.number().int(),
  /** Open requests by calendar days since they were first or again sent; the last class has no end. */
  ages: z.array(
    z.object({
      from_days: z.number().int(),
      to_days: z.number().int().nullable(),
      /** Sent on these days; of the last class there is no first. */
      first: day.nullable(),
      last: day,
      waiting: z.number().int(),
      review: z.number().int(),
      overdue: z.number().int(),
    }),
  ),
  /** The oldest that nobody holds. */
  oldest_unheld: z.array(
    z.object({
      request_number: z.string(),
      service: bilingual,
      organization: bilingual.nullable(),
      sent_at: instant,
      due_on: day.nullable(),
    }),
  ),
  /** What falls due on each of the next 28 days, today first. */
  due: z.array(z.object({ day, count: z.number().int(), unheld: z.number().int() })),
})
export type OversightBacklog = z.infer<typeof oversightBacklogSchema>

export const readOversightBacklog = defineCall({
  name: 'readOversightBacklog',
  method: 'GET',
  path: '/staff/oversight/backlog',
  access: overseer,
  sentence: 'Answers what is open now: how old it is, what nobody holds, and what falls due in the next four weeks.',
  input: z.object({ category: period.category, organization: period.organization, service: period.service }),
  output: z.object({ data: oversightBacklogSchema }),
  errors: [],
})

const work = {
  done: z.number().int(),
  median: z.number().int().nullable(),
  returned: z.number().int(),
}

export const oversightWorkSchema = z.object({
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** As things stand now. */
      open: z.number().int(),
      overdue: z.number().int(),
      /** Steps that he or she ended in the period, and how many of them by a return. */
      ...work,
      before: z.object(work).nullable(),
    }),
  ),
  /** Remarks of returns by question, the most frequent first. */
  questions: z.array(
    z.object({
      service_id: z.number().int(),
      service: bilingual,
      title: z.string(),
      count: z.number().int(),
      before: z.number().int().nullable(),
      /** By ready text; an empty one stands for own words. */
      reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
    }),
  ),
})
export type OversightWork = z.infer<typeof oversightWorkSchema>

export const readOversightWork = defineCall({
  name: 'readOversightWork',
  method: 'GET',
  path: '/staff/oversight/work',
  access: overseer,
  sentence:
    'Answers what each inspector has and finished, and what requests were returned for, by question and reason.',
  input: z.object({ ...period, ...against }),
  output: z.object({ data: oversightWorkSchema }),
  errors: ['dates_invalid'],
})

export const oversightAnswerCalls = [readOversightTimes, readOversightBacklog, readOversightWork]

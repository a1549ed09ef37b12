// The desk of a client and the calendar of its last days (REQ-DESK, REQ-ICS).
import { deskTaskKinds } from '@khyanalt/domain/desk/tasks'
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { bilingual, day, nothing } from './envelope.ts'

/** How many tasks a desk shows at most; of each source no more are read. */
export const deskTaskLimit = 20
/** How many cases under way it shows. */
export const deskCaseLimit = 5

const task = z.object({
  kind: z.enum(deskTaskKinds),
  id: z.string(),
  title: bilingual,
  number: z.string().nullable(),
  company_id: z.string().nullable(),
  day: day.nullable(),
  url: z.string(),
})

const station = z.object({ name: bilingual, at: z.enum(['done', 'now', 'later']) })

const caseUnderWay = z.object({
  noun: z.enum(['request', 'food_object', 'fee_report']),
  number: z.string(),
  title: bilingual,
  status: z.number().int(),
  /** The day by which a decision is expected; null while the clock stands still, or where none is promised. */
  day: day.nullable(),
  /** Where it stands on its way; empty where the way is not told beforehand. */
  stations: z.array(station),
  url: z.string(),
})
export type CaseUnderWay = z.infer<typeof caseUnderWay>

export const getDesk = defineCall({
  name: 'getDesk',
  method: 'GET',
  path: '/dashboard/desk',
  access: 'client',
  sentence: `Answers what waits for the caller, most urgent first, and what is under way; at most ${deskTaskLimit} and ${deskCaseLimit}.`,
  input: z.object(behalfInput),
  output: z.object({
    data: z.object({
      today: day,
      tasks: z.array(task),
      /** Whether more waits than is shown. */
      more: z.boolean(),
      under_way: z.array(caseUnderWay),
      more_under_way: z.boolean(),
      /** The draft that was worked on last. */
      draft: z.object({ request_number: z.string(), title: bilingual }).nullable(),
    }),
  }),
  errors: ['company_not_found'],
})

const address = z.object({ url: z.string().nullable() })

export const getCalendarFeed = defineCall({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/dashboard/calendar',
  access: 'client',
  sentence: "Answers the address of the caller's calendar, or null while there is none.",
  input: z.object({}),
  output: address,
  errors: ['not_allowed'],
})

export const openCalendarFeed = defineCall({
  name: 'openCalendarFeed',
  method: 'POST',
  path: '/dashboard/calendar/open',
  access: 'client',
  sentence: "Makes a new address of the caller's calendar; the one before ends.",
  input: z.object({}),
  output: address,
  errors: ['not_allowed'],
})

export const closeCalendarFeed = defineCall({
  name: 'closeCalendarFeed',
  method: 'POST',
  path: '/dashboard/calendar/close',
  access: 'client',
  sentence: "Ends the address of the caller's calendar.",
  input: z.object({}),
  output: nothing,
  errors: [],
})

/** Programs that show calendars carry no session: the signed address is all they have. */
export const readCalendarFeed = defineCall({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/calendar/{key}',
  access: 'public',
  sentence: 'Answers the last days of whoever made this signed address, as a calendar.',
  input: z.object({ key: z.string().max(200) }),
  output: nothing,
  errors: ['not_found'],
  answers: 'calendar',
})

export const deskCalls = [getDesk, getCalendarFeed, openCalendarFeed, closeCalendarFeed, readCalendarFeed]

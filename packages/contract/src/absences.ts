// Absences of the agency's people, and the colleagues who stand in for them.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { day, nothing, transactionId } from './envelope.ts'

const access: Access = { staff: ['REVIEWER', 'APPROVER', 'ADMIN'] }
const person = z.object({ id: z.string(), name: z.string() })

/** Until which day somebody is away, and who stands in meanwhile. */
export const awaySchema = z.object({ to: day, deputy: person })

const absenceSchema = z.object({
  id: z.string(),
  person,
  deputy: person,
  from: day,
  to: day,
  /** Whether it is so today. */
  now: z.boolean(),
  /** Whether the deputy is away on some of these days. */
  deputy_away: z.boolean(),
  /** Who entered it, where that was somebody else. */
  entered_by: z.string().nullable(),
  version: z.number().int(),
  /** Whether the caller may change or end it. */
  may_change: z.boolean(),
})
export type Absence = z.infer<typeof absenceSchema>

export const listAbsences = defineCall({
  name: 'listAbsences',
  method: 'GET',
  path: '/staff/absences',
  access,
  sentence: 'Lists who is away today or later and who stands in, and the inspectors and approvers who may.',
  input: z.object({}),
  output: z.object({
    data: z.array(absenceSchema),
    people: z.array(person.extend({ position: z.string().nullable() })),
  }),
  errors: [],
})

export const saveAbsence = defineCall({
  name: 'saveAbsence',
  method: 'POST',
  path: '/staff/absences/save',
  access,
  sentence: 'Enters or changes an absence with its deputy: everybody their own, administrators anybody’s.',
  input: z.object({
    /** Of one that is changed, with its version. */
    id: z.uuid().optional(),
    version: z.number().int().optional(),
    person: z.uuid(),
    deputy: z.uuid(),
    from: day,
    to: day,
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ id: z.string() }),
  errors: [
    'not_found',
    'not_allowed',
    'version_conflict',
    'absence_days_reversed',
    'absence_days_past',
    'absence_days_far',
    'absence_overlaps',
    'deputy_not_allowed',
    'deputy_away',
  ],
})

export const endAbsence = defineCall({
  name: 'endAbsence',
  method: 'POST',
  path: '/staff/absences/end',
  access,
  sentence: 'Ends an absence at once, or takes it back before it begins; the deputy is told.',
  input: z.object({ id: z.uuid(), version: z.number().int() }),
  output: nothing,
  errors: ['not_found', 'not_allowed', 'version_conflict'],
})

export const absenceCalls = [listAbsences, saveAbsence, endAbsence]

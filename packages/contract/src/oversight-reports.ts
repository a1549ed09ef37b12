// The monthly reports of oversight, kept as PDF.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, instant } from './envelope.ts'
import { overseer } from './oversight.ts'

export const listOversightReports = defineCall({
  name: 'listOversightReports',
  method: 'GET',
  path: '/staff/oversight/reports',
  access: overseer,
  sentence: 'Lists the monthly reports of the units that the caller oversees, newest first.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        /** The first day of the month. */
        month: day,
        /** Null is the whole agency. */
        organization: z.object({ id: z.number().int(), name: bilingual }).nullable(),
        made_at: instant,
      }),
    ),
  }),
  errors: [],
})

export const getOversightReport = defineCall({
  name: 'getOversightReport',
  method: 'GET',
  path: '/staff/oversight/report',
  access: overseer,
  sentence: 'The PDF of a monthly report; without a unit, that of the whole agency.',
  input: z.object({ month: day, organization: z.coerce.number().int().min(1).optional() }),
  output: z.object({}),
  errors: ['not_found'],
  answers: 'pdf',
})

export const oversightReportCalls = [listOversightReports, getOversightReport]

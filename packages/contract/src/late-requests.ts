// Late requests: asking to report a quarter whose window is closed (CON-171, CON-178, CON-182).
import { maxLateDetails } from '@khyanalt/domain/fee-report/late-requests'
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { day, instant, paged, transactionId } from './envelope.ts'
import { companyOption, feeCompany, feeFile, season, wholeList } from './fee-reports.ts'

/** What every list tells of a late request. */
export const lateRequestRowSchema = z.object({
  id: z.string(),
  status: z.number().int(),
  company: feeCompany,
  year: z.number().int(),
  season,
  details: z.string(),
  /** The three papers, in the order decision page, official letter, receipt of payment. */
  papers: z.array(feeFile),
  created_at: instant,
  /** Until when the quarter is open; null before approval. */
  open_until: day.nullable(),
  /** When the report it opened the quarter for was sent; the quarter is closed again since then. */
  used_at: instant.nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  version: z.number().int(),
  actions: z.array(z.string()),
})
export type LateRequestRow = z.infer<typeof lateRequestRowSchema>

export const listLateRequests = defineCall({
  name: 'listLateRequests',
  method: 'GET',
  path: '/amnat/getprerequests',
  access: 'client',
  sentence: "Lists the late requests of the caller's companies, newest first; all of them unless a page is asked for.",
  input: z.object({ ...wholeList, ...behalfInput }),
  output: paged(lateRequestRowSchema),
  errors: ['company_not_found'],
})

export const createLateRequest = defineCall({
  name: 'createLateRequest',
  method: 'POST',
  path: '/amnat/prerequest/create',
  access: 'client',
  sentence: 'Asks to report a quarter whose window is closed; a second request for it answers already_exist (CON-182).',
  input: z.object({
    company_id: companyOption,
    season: season.nullable().default(null),
    /** Another year than that of the last quarter of this number. */
    year: z.number().int().min(2000).max(2100).optional(),
    shiidver_huudas: z.string().max(60).default(''),
    alban_bichig: z.string().max(60).default(''),
    tulbur_barimt: z.string().max(60).default(''),
    details: z
      .string()
      .max(maxLateDetails * 2)
      .default(''),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ result: z.enum(['success', 'already_exist']), id: z.string() }),
  errors: ['answers_incomplete', 'company_not_found', 'late_request_not_needed', 'right_missing'],
})

export const lateRequestCalls = [listLateRequests, createLateRequest]

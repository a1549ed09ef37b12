// The agency's side of the fee report: desk, windows of the quarters, sums (decisions §M, CON-170, CON-171, CON-181).
import { lateDecisions } from '@khyanalt/domain/fee-report/late-requests'
import { feeReportDecisions } from '@khyanalt/domain/fee-report/report-actions'
import { partRefusals } from '@khyanalt/domain/took-part'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, day, instant, paged, pagingInput, tableInput, transactionId } from './envelope.ts'
import {
  feeComment,
  feeFilters,
  feeReportId,
  feeReportRowSchema,
  feeReportSchema,
  feeSeason,
  feeYear,
  lastQuarterSchema,
} from './fee-reports.ts'
import { lateRequestRowSchema } from './late-requests.ts'
import { stepSchema } from './requests.ts'

const desk: Access = { staff: ['REVIEWER', 'APPROVER'] }
const head: Access = { staff: ['APPROVER'] }
const overseers: Access = { staff: ['APPROVER', 'ADMIN'] }

/** The desk counts no further; a `total` of this size says "so many or more". */
export const feeDeskTotalLimit = 1_000

const paging = { page: pagingInput.page, results: pagingInput.results }

export const countFeeDesk = defineCall({
  name: 'countFeeDesk',
  method: 'GET',
  path: '/staff/amnat/counts',
  access: desk,
  sentence: 'Counts reports and late requests by state; drafts are nobody’s business and are not counted.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      reports: z.object({
        sent: z.number().int(),
        review: z.number().int(),
        complaint: z.number().int(),
        returned: z.number().int(),
        registered: z.number().int(),
        rejected: z.number().int(),
        suspended: z.number().int(),
      }),
      late: z.object({
        sent: z.number().int(),
        received: z.number().int(),
        approved: z.number().int(),
        rejected: z.number().int(),
      }),
    }),
  }),
  errors: [],
})

export const listStaffFeeReports = defineCall({
  name: 'listStaffFeeReports',
  method: 'GET',
  path: '/staff/amnat/requests',
  access: desk,
  sentence: `Lists sent reports, those that wait longest first while they are open, else newest first; "total" counts up to ${feeDeskTotalLimit}.`,
  input: z.object({
    ...paging,
    ...feeFilters,
    /** The beginning of a company's name, its register number, or the number of a report. */
    company: z.string().trim().max(100).optional(),
  }),
  output: paged(feeReportRowSchema),
  errors: [],
})

export const getStaffFeeReport = defineCall({
  name: 'getStaffFeeReport',
  method: 'GET',
  path: '/staff/amnat/requests/{id}',
  access: desk,
  sentence: 'Answers a sent report with its history and the report of the quarter before.',
  input: z.object({ id: feeReportId }),
  output: z.object({
    data: feeReportSchema,
    /** Why the caller, whose turn it is, does not take the last decision: the part taken in the case. */
    barred: z.enum(partRefusals).nullable(),
    steps: z.array(stepSchema.extend({ comments: z.array(feeComment) })),
    /** Where the report stands and who acts then. */
    plan: z.array(z.object({ name: bilingual, role: z.string() })),
    step: z.number().int(),
    last_quarter: lastQuarterSchema.nullable(),
    /** What was sent in the round before this one; null in the first round. */
    previous_round: lastQuarterSchema.shape.answers.nullable(),
    /** Whether it was sent after the window by an approved late request. */
    late: z.boolean(),
  }),
  errors: ['fee_report_not_found'],
})

const deciding = {
  /** The version the decider saw; a newer one refuses the call, so that two deciders get one winner. */
  version: z.number().int(),
  transaction_id: transactionId.optional(),
}
const decideErrors = ['wrong_state', 'wrong_step', 'not_allowed', ...partRefusals, 'version_conflict'] as const

export const resolveFeeReport = defineCall({
  name: 'resolveFeeReport',
  method: 'POST',
  path: '/staff/amnat/resolve',
  access: desk,
  sentence: 'Receives, agrees, returns, rejects, registers or suspends a report, or records a complaint.',
  stepUp: { of: 'enrolled', when: ({ action }) => action === 'register' },
  input: z.object({
    id: feeReportId,
    action: z.enum(feeReportDecisions),
    comments: z.array(feeComment).max(200).default([]),
    ...deciding,
  }),
  output: z.object({ status: z.number().int(), version: z.number().int() }),
  errors: ['fee_report_not_found', ...decideErrors, 'remarks_missing', 'fee_report_known'],
})

export const listStaffLateRequests = defineCall({
  name: 'listStaffLateRequests',
  method: 'GET',
  path: '/staff/amnat/prerequests',
  access: desk,
  sentence: 'Lists late requests, those that wait longest first while they are open, else newest first.',
  input: z.object({
    ...paging,
    status: feeFilters.status,
    year: feeFilters.year,
    season: feeFilters.season,
    company: z.string().trim().max(100).optional(),
  }),
  output: paged(lateRequestRowSchema),
  errors: [],
})

export const resolveLateRequest = defineCall({
  name: 'resolveLateRequest',
  method: 'POST',
  path: '/staff/amnat/prerequest/resolve',
  access: head,
  sentence: 'Receives, approves or rejects a late request; approval opens that quarter for that company (CON-171).',
  stepUp: { of: 'enrolled', when: ({ action }) => action === 'approve' },
  input: z.object({
    id: z.string().max(40),
    action: z.enum(lateDecisions),
    /** With approval: the last day, at most 14 days from today; that many days by default. */
    until: day.optional(),
    /** With rejection: why. */
    comment: z.string().trim().max(4000).optional(),
    ...deciding,
  }),
  output: z.object({ status: z.number().int(), version: z.number().int(), open_until: day.nullable() }),
  errors: ['late_request_not_found', ...decideErrors, 'reason_missing', 'dates_invalid'],
})

/** The window of a quarter. */
export const feePeriodSchema = z.object({
  year: z.number().int(),
  season: z.number().int(),
  opens: day,
  closes: day,
  /** Whether the agency set the days; else they are the usual ones. */
  changed: z.boolean(),
  changed_by: z.string().nullable(),
  changed_at: instant.nullable(),
  /** 0 while the days are the usual ones. */
  version: z.number().int(),
  open: z.boolean(),
  /** Reports sent for the quarter. */
  reports: z.number().int(),
})
export type FeePeriod = z.infer<typeof feePeriodSchema>

export const listFeePeriods = defineCall({
  name: 'listFeePeriods',
  method: 'GET',
  path: '/staff/amnat/period',
  access: overseers,
  sentence: 'Answers the windows of the four quarters of a year, and whether they are open today.',
  input: z.object({ year: feeYear.optional() }),
  output: z.object({ data: z.array(feePeriodSchema), year: z.number().int(), today: day }),
  errors: [],
})

export const saveFeePeriod = defineCall({
  name: 'saveFeePeriod',
  method: 'POST',
  path: '/staff/amnat/period',
  access: overseers,
  sentence: 'Sets from when to when reports of a quarter are taken; no day before the quarter has ended.',
  input: z.object({
    year: feeYear,
    season: feeSeason,
    opens: day,
    closes: day,
    /** The version that was on the screen. */
    version: z.number().int(),
  }),
  output: z.object({ data: feePeriodSchema }),
  errors: ['answers_incomplete', 'version_conflict', 'not_allowed'],
})

/** Sums as exact digits. */
const sums = {
  reports: z.number().int(),
  companies: z.number().int(),
  /** Quantities are summed in kilograms. */
  produced: z.string(),
  sold: z.string(),
  /** Tugrik. */
  valuation: z.string(),
  base_fee: z.string(),
  additional_fee: z.string(),
  total_fee: z.string(),
}

export const feeOverviewSchema = z.object({
  totals: z.object(sums),
  minerals: z.array(z.object({ mineral: z.string(), name: bilingual, ...sums })),
  aimags: z.array(z.object({ code: z.string(), name: bilingual, ...sums })),
  quarters: z.array(z.object({ year: z.number().int(), season: z.number().int(), ...sums })),
})
export type FeeOverview = z.infer<typeof feeOverviewSchema>

/** Quarters from one to another, both included; registered reports alone unless `all` asks for sent ones too. */
const span = {
  from_year: feeYear,
  from_season: feeSeason,
  to_year: feeYear,
  to_season: feeSeason,
  all: z.enum(['yes', 'no']).default('no'),
}

export const readFeeOverview = defineCall({
  name: 'readFeeOverview',
  method: 'GET',
  path: '/staff/amnat/overview',
  access: overseers,
  sentence: 'Sums reports by mineral, province and quarter, within quarters from one to another.',
  input: z.object(span),
  output: z.object({ data: feeOverviewSchema }),
  errors: ['dates_invalid'],
})

export const downloadFeeOverview = defineCall({
  name: 'downloadFeeOverview',
  method: 'GET',
  path: '/staff/amnat/overview/table',
  access: overseers,
  sentence: 'Answers the same sums as a table.',
  input: z.object({ ...span, ...tableInput }),
  output: z.object({}),
  errors: ['dates_invalid'],
  answers: 'table',
})

export const staffFeeReportCalls = [
  countFeeDesk,
  listStaffFeeReports,
  getStaffFeeReport,
  resolveFeeReport,
  listStaffLateRequests,
  resolveLateRequest,
  listFeePeriods,
  saveFeePeriod,
  readFeeOverview,
  downloadFeeOverview,
]

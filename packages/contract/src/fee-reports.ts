// The mineral fee report of a company and its late request (spec 3 §3, §4, §7; CON-170…CON-184).
import { feeMinerals } from '@khyanalt/domain/fee-report/answers'
import { codedAnswers } from '@khyanalt/domain/fee-report/labels'
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { bilingual, day, instant, nothing, paged, pagingInput, transactionId } from './envelope.ts'
import { uploadFile } from './files.ts'
import { stepSchema } from './requests.ts'

/** Row id or number of a report (CON-005). */
export const feeReportId = z.string().max(40)
export const season = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export const feeYear = z.coerce.number().int().min(2000).max(2100)
/** A quarter in a query or path, where everything is a text. */
export const feeSeason = z.coerce.number().pipe(season)

/** A number of a cell as text, exactly as typed; a JSON number is read by its digits. The domain judges it. */
const figure = z.union([z.string().max(60), z.number().transform(String)])
const cell = figure.default('')
/** A sum that the sender does not name is not compared. */
const seen = figure.optional()
const numbers = {
  row_3: cell,
  row_4: cell,
  row_5: cell,
  row_6: cell,
  row_7: cell,
  row_8: cell,
  row_9: cell,
}
const sheetRow = z.object({
  row_1: z.string().max(1000).default(''),
  row_2: z.string().max(10).default(''),
  ...numbers,
})
const sheet = z
  .object({
    row_data: z
      .record(z.string().regex(/^month_\d{1,2}$/), sheetRow)
      .refine(months => Object.keys(months).length <= 12, 'At most twelve months.'),
    /** What the sender saw as sums; sums that are not those of the lines refuse the report (CON-180). */
    total_data: z
      .object({ row_3: seen, row_4: seen, row_5: seen, row_6: seen, row_7: seen, row_8: seen, row_9: seen })
      .optional(),
  })
  .default({ row_data: {} })
const balance = z.object({ iluu: cell, dutuu: cell }).default({ iluu: '', dutuu: '' })
const text = z.string().max(200).default('')
/** The company's id, alone or as the option that was chosen. */
export const companyOption = z.union([text, z.object({ id: z.string().max(40) }).transform(({ id }) => id)])

/** Why a cell says what looks wrong, by the place and code of its warning. */
const explanation = z.object({ path: z.string().max(100), code: z.string().max(60), text: z.string().max(2000) })

/** The form as it is filled in; parts that are missing count as not answered yet. */
export const feeReportAnswers = z.object({
  company_id: companyOption,
  /** Only where two open quarters of different years share a number; else the server knows it (CON-178). */
  year: z.number().int().nullable().default(null),
  season_value: season.nullable().default(null),
  payer_type: text,
  deposit_name: text,
  cert_type: text,
  license_number: text,
  mineral_name: text,
  second_mineral: text,
  resource_increased: text,
  season_active: text,
  mayagt_id: z.number().int().nullable().default(null),
  document_files: z.array(z.string().max(60)).max(50).default([]),
  /**
   * The sender's words on warnings. With this key, empty or not, a warning that is not explained refuses the report;
   * without it the report is taken and the agency sees the warnings as not explained (REQ-DECLARE-06).
   */
  explanations: z.array(explanation).max(300).optional(),
  too_hemjee: sheet,
  unelgee: sheet,
  tailan_uldegdel: balance,
  tailan_nogduulsan_tolbor: balance,
  tailan_hugatsaand_tolson: balance,
  tailan_etssiin_uldegdel: balance,
})

/** An uploaded paper as people know it. */
export const feeFile = z.object({ name: z.string(), title: z.string(), size: z.number().int() })
export const feeComment = z.object({
  title: z.string().trim().min(1).max(300),
  comment: z.string().trim().min(1).max(4000),
})
export const feeCompany = z.object({
  id: z.string(),
  /** The register number. */
  key: z.string(),
  name_mn: z.string(),
  name_en: z.string().nullable(),
})

/** What every list tells of a report. */
export const feeReportRowSchema = z.object({
  id: z.string(),
  /** Null before the report was sent for the first time. */
  request_number: z.string().nullable(),
  status: z.number().int(),
  type: z.enum(['NEW', 'UPDATE']),
  company: feeCompany.nullable(),
  license_number: z.string(),
  cert_type: z.string(),
  deposit_name: z.string(),
  /** The deposit by its name; null while none is chosen. */
  deposit: bilingual.nullable(),
  mineral_name: z.string(),
  /** The mineral by its name; null while none is chosen. */
  mineral: bilingual.nullable(),
  year: z.number().int().nullable(),
  season: season.nullable(),
  updated_at: instant,
  submitted_at: instant.nullable(),
  version: z.number().int(),
  actions: z.array(z.string()),
})
export type FeeReportRow = z.infer<typeof feeReportRowSchema>

/** What stood out when a report was sent, with the words on it. */
const feeWarning = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  explanation: z.string().nullable(),
})

/** The whole report. */
export const feeReportSchema = feeReportRowSchema.extend({
  ...feeReportAnswers.shape,
  /** What people read instead of each code; null while nothing is chosen. */
  labels: z.record(z.enum(codedAnswers), bilingual.nullable()),
  /** Answers that are kept but not sent yet stand in the report; this tells since when. */
  saved_at: instant.nullable(),
  /** What the papers are called. */
  files: z.array(feeFile),
  /** The reasons of the latest return, rejection, suspension or complaint. */
  comments: z.array(feeComment),
  /** What stood out in what was sent last; null while nothing was sent, or when it was sent before this was looked at. */
  warnings: z.array(feeWarning).nullable(),
  /** The last day on which this may be sent; null when it can be sent no more, or always. */
  closes: day.nullable(),
})
export type FeeReport = z.infer<typeof feeReportSchema>

const option = z.object({ value: z.string(), label: bilingual })

export const getFeePeriod = defineCall({
  name: 'getFeePeriod',
  method: 'GET',
  path: '/amnat/getcurrentdate',
  access: 'client',
  sentence: 'Answers the quarter that reports are taken of now, or 0, with the deposits and minerals to choose from.',
  input: z.object({}),
  output: z.object({
    /** 1 to 4; 0 when nothing is open to the caller. */
    data: z.number().int().min(0).max(4),
    year: z.number().int().nullable(),
    /** The last day of the window. */
    closes: day.nullable(),
    /** Whether it is open by an approved late request of one of the caller's companies only. */
    late: z.boolean(),
    /** Today as the agency counts days. */
    today: day,
    deposit: z.array(option.extend({ aimag: bilingual })),
    /** What may be chosen as the second mineral. */
    minerals: z.array(option),
  }),
  errors: [],
})

/** Lists have no pages unless the caller asks for them (REQ-AMNAT-40). */
export const wholeList = { page: pagingInput.page, results: z.coerce.number().int().min(1).max(1000).default(1000) }

export const listFeeReports = defineCall({
  name: 'listFeeReports',
  method: 'GET',
  path: '/amnat/getrequests',
  access: 'client',
  sentence: "Lists the reports of the caller's companies, newest first; all of them unless a page is asked for.",
  input: z.object({ ...wholeList, ...behalfInput }),
  output: paged(feeReportRowSchema),
  errors: ['company_not_found'],
})

export const listFeeCompanies = defineCall({
  name: 'listFeeCompanies',
  method: 'GET',
  path: '/amnat/company/getCompany/{userId}',
  access: 'client',
  sentence: 'Lists the companies of the caller; the id in the address has to be the own one.',
  input: z.object({ userId: z.string().max(40) }),
  output: z.object({ data: z.array(feeCompany) }),
  errors: ['not_found'],
})

export const listFeeSeasons = defineCall({
  name: 'listFeeSeasons',
  method: 'GET',
  path: '/amnat/request/getseasons/{companyId}',
  access: 'client',
  sentence: 'Lists the quarters that the company may report now, be it in the window or by an approved late request.',
  input: z.object({ companyId: z.string().max(40) }),
  output: z.object({
    data: z.array(z.object({ season_value: season, year: z.number().int(), closes: day, late: z.boolean() })),
  }),
  errors: ['company_not_found'],
})

export const getFeeReport = defineCall({
  name: 'getFeeReport',
  method: 'GET',
  path: '/amnat/request/getData/{id}',
  access: 'client',
  sentence: 'Answers a report whole.',
  input: z.object({ id: feeReportId }),
  output: z.object({
    data: feeReportSchema,
    /** Days within which half of the latest registered reports were registered; null while there is none. */
    usual_days: z.number().int().nullable(),
  }),
  errors: ['fee_report_not_found', 'right_missing'],
})

export const getFeeReportSteps = defineCall({
  name: 'getFeeReportSteps',
  method: 'GET',
  path: '/amnat/request/getStepdata/{id}',
  access: 'client',
  sentence: 'Answers what happened to a report so far, with the reasons given (CON-184).',
  input: z.object({ id: feeReportId }),
  output: z.object({ data: z.array(stepSchema.extend({ comments: z.array(feeComment) })) }),
  errors: ['fee_report_not_found', 'right_missing'],
})

/** The report of the quarter before with the same company, licence and mineral, to copy from and to carry over. */
export const lastQuarterSchema = z.object({
  id: z.string(),
  request_number: z.string().nullable(),
  status: z.number().int(),
  year: z.number().int(),
  season,
  answers: feeReportAnswers,
})

export const getLastQuarter = defineCall({
  name: 'getLastQuarter',
  method: 'GET',
  path: '/amnat/request/lastquarter',
  access: 'client',
  sentence: 'Answers the report of the quarter before for the same company, licence and mineral, or nothing.',
  input: z.object({
    company_id: z.string().max(40),
    year: feeYear,
    season_value: feeSeason,
    cert_type: z.string().max(10),
    license_number: z.string().max(20),
    mineral_name: z.enum(feeMinerals),
  }),
  output: z.object({ data: lastQuarterSchema.nullable() }),
  errors: ['company_not_found'],
})

const sendErrors = [
  'answers_incomplete',
  'fee_warnings_unexplained',
  'fee_period_closed',
  'fee_report_known',
  'company_not_found',
] as const
const sent = z.object({
  id: z.string(),
  request_number: z.string(),
  status: z.number().int(),
  version: z.number().int(),
})

export const createFeeReport = defineCall({
  name: 'createFeeReport',
  method: 'POST',
  path: '/amnat/request/create',
  access: 'client',
  body: 'large',
  sentence: 'Sends a report that was not kept as a draft.',
  input: feeReportAnswers.extend({ transaction_id: transactionId.optional() }),
  output: sent,
  errors: [...sendErrors, 'right_missing'],
})

export const updateFeeReport = defineCall({
  name: 'updateFeeReport',
  method: 'POST',
  path: '/amnat/request/update/{id}',
  access: 'client',
  body: 'large',
  sentence: 'Sends a draft, or a returned report again (CON-173).',
  input: feeReportAnswers.extend({
    id: feeReportId,
    /** The version the sender saw; a newer one refuses the call. */
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: sent,
  errors: [...sendErrors, 'fee_report_not_found', 'wrong_state', 'version_conflict', 'right_missing'],
})

export const saveFeeReportDraft = defineCall({
  name: 'saveFeeReportDraft',
  method: 'POST',
  path: '/amnat/request/savedraft',
  access: 'client',
  body: 'large',
  sentence: 'Keeps what is filled in, complete or not; without an id it makes a draft, which needs a company.',
  input: z.object({
    id: feeReportId.optional(),
    data: feeReportAnswers,
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ id: z.string(), version: z.number().int(), saved_at: instant }),
  errors: ['company_not_found', 'fee_report_not_found', 'wrong_state', 'version_conflict', 'right_missing'],
  success: 'saved',
})

export const deleteFeeReport = defineCall({
  name: 'deleteFeeReport',
  method: 'POST',
  path: '/amnat/request/delete',
  access: 'client',
  sentence: 'Deletes a draft.',
  input: z.object({ id: feeReportId }),
  output: nothing,
  errors: ['fee_report_not_found', 'wrong_state', 'right_missing'],
})

export const uploadFeeReportFile = defineCall({
  ...uploadFile,
  name: 'uploadFeeReportFile',
  path: '/amnat/uploadfile',
  sentence: 'Stores one paper of a report or late request as every upload is stored.',
})

/** Filters of the agency's lists. */
export const feeFilters = {
  status: z.coerce.number().int().optional(),
  year: feeYear.optional(),
  season: feeSeason.optional(),
  mineral: z.enum(feeMinerals).optional(),
}

export const feeReportCalls = [
  getFeePeriod,
  listFeeReports,
  listFeeCompanies,
  listFeeSeasons,
  getFeeReport,
  getFeeReportSteps,
  getLastQuarter,
  createFeeReport,
  updateFeeReport,
  saveFeeReportDraft,
  deleteFeeReport,
  uploadFeeReportFile,
]

// Statements of the agency's bank account, and what they say of unpaid invoices.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { day, instant, paged, pagingInput, tableInput } from './envelope.ts'

const finance: Access = { staff: ['FINANCE'] }

/** The largest statement: some twenty thousand lines. */
export const maxStatementBytes = 2 * 1024 * 1024
export const maxStatementLines = 10_000

export const statementSchema = z.object({
  id: z.string(),
  title: z.string(),
  by: z.string(),
  at: instant,
  from: day,
  to: day,
  lines: z.number().int(),
  /** Tugrik digits of all its lines. */
  amount: z.string(),
})

/** An invoice that a line may be the payment of; nothing but a person's confirmation makes it so. */
export const proposalSchema = z.object({
  id: z.string(),
  gen_id: z.string(),
  request_number: z.string(),
  applicant: z.string(),
  amount: z.string(),
  status: z.number().int(),
  receipt: z.string().nullable(),
  version: z.number().int(),
  /** `sure`: number and amount agree; `number`: the number stands there, the amount is another; `amount`: only the amount agrees. */
  match: z.enum(['sure', 'number', 'amount']),
})

export const statementLineSchema = z.object({
  id: z.string(),
  number: z.number().int(),
  day,
  amount: z.string(),
  text: z.string(),
  payer: z.string(),
  reference: z.string(),
  proposals: z.array(proposalSchema),
})
export type StatementLine = z.infer<typeof statementLineSchema>

export const importStatement = defineCall({
  name: 'importStatement',
  method: 'POST',
  path: '/staff/statement/import',
  access: finance,
  sentence: 'Reads a statement of the bank account (CSV, XLSX, MT940, camt.053); nothing is confirmed by it.',
  input: z.object({}),
  output: z.object({
    id: z.string(),
    lines: z.number().int(),
    /** Outgoing money, which is not kept. */
    outgoing: z.number().int(),
    /** Lines that an earlier statement had already. */
    repeated: z.number().int(),
  }),
  errors: [
    'file_missing',
    'file_too_big',
    'file_infected',
    'statement_unreadable',
    'statement_known',
    'statement_empty',
  ],
  transport: 'upload',
})

/** The list counts no further; a `total` of this size says "so many or more". */
export const statementsTotalLimit = 2_000

export const listStatements = defineCall({
  name: 'listStatements',
  method: 'GET',
  path: '/staff/statements',
  access: finance,
  sentence: `Lists the statements that were read, newest first; "total" counts up to ${statementsTotalLimit}.`,
  input: z.object({ page: pagingInput.page, results: pagingInput.results }),
  output: paged(statementSchema),
  errors: [],
})

export const getStatement = defineCall({
  name: 'getStatement',
  method: 'GET',
  path: '/staff/statements/{id}',
  access: finance,
  sentence: 'Answers a statement with its lines and, for each, the invoices within the scope that it may pay.',
  input: z.object({ id: z.uuid(), page: pagingInput.page, results: pagingInput.results }),
  output: z.object({
    statement: statementSchema,
    data: z.object({ data: z.array(statementLineSchema), per_page: z.number().int(), total: z.number().int() }),
  }),
  errors: ['not_found'],
})

const span = { from: day, to: day }
const sum = z.object({ count: z.number().int(), amount: z.string() })

export const getDailyTotals = defineCall({
  name: 'getDailyTotals',
  method: 'GET',
  path: '/staff/invoices/daily',
  access: finance,
  sentence: 'Sums invoices by day within the scope of the caller: raised, confirmed, voided; at most a year.',
  input: z.object(span),
  output: z.object({
    data: z.array(z.object({ day, raised: sum, paid: sum, void: sum })),
    total: z.object({ raised: sum, paid: sum, void: sum }),
  }),
  errors: ['dates_invalid'],
})

export const downloadDailyTotals = defineCall({
  name: 'downloadDailyTotals',
  method: 'GET',
  path: '/staff/invoices/daily/table',
  access: finance,
  sentence: 'Answers the sums by day as CSV or XLSX.',
  input: z.object({ ...span, ...tableInput }),
  output: z.object({}),
  errors: ['dates_invalid'],
  answers: 'table',
})

export const statementCalls = [importStatement, listStatements, getStatement, getDailyTotals, downloadDailyTotals]

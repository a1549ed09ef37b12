// A fee report on paper: the receipt of its sending, and the report whole.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { feeReportId } from './fee-reports.ts'

export const getFeeReportPdf = defineCall({
  name: 'getFeeReportPdf',
  method: 'GET',
  path: '/amnat/request/pdf',
  access: 'signed-in',
  sentence: 'The PDF of what was sent last: a receipt with its sums, or the report with both tables and the balance.',
  input: z.object({ id: feeReportId, part: z.enum(['receipt', 'report']).default('receipt') }),
  output: z.object({}),
  errors: ['fee_report_not_found'],
  answers: 'pdf',
})

export const feeReportPaperCalls = [getFeeReportPdf]

// A table of a fee report as a file: out of the portal, and back from a spreadsheet.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { tableInput } from './envelope.ts'
import { feeReportId } from './fee-reports.ts'

export const downloadFeeSheet = defineCall({
  name: 'downloadFeeSheet',
  method: 'GET',
  path: '/amnat/request/sheet/{id}',
  access: 'signed-in',
  sentence: 'Answers a table of a report as kept last, in the layout that reading a workbook understands.',
  input: z.object({ id: feeReportId, sheet: z.enum(['too_hemjee', 'unelgee']), ...tableInput }),
  output: z.object({}),
  errors: ['fee_report_not_found'],
  answers: 'table',
})

export const readFeeSheet = defineCall({
  name: 'readFeeSheet',
  method: 'POST',
  path: '/amnat/readsheet',
  access: 'client',
  sentence: 'Reads the first sheet of an XLSX workbook of at most 1 MB and answers its cells as texts; keeps nothing.',
  input: z.object({}),
  output: z.object({ rows: z.array(z.array(z.string())) }),
  errors: ['file_missing', 'file_infected', 'workbook_unreadable'],
  transport: 'upload',
})

export const feeSheetCalls = [downloadFeeSheet, readFeeSheet]

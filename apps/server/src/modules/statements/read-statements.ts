// Statements, and what each of their lines may pay.
import { tugrikDigits } from '@khyanalt/domain/money'
import type { listStatementRows } from './statements.sql.ts'

export const presentStatement = (row: Awaited<ReturnType<typeof listStatementRows>>['rows'][number]) => ({
  id: row.id,
  title: row.title,
  by: row.uploaded_by,
  at: row.uploaded_at.toISOString(),
  from: row.from,
  to: row.to,
  lines: row.lines,
  amount: tugrikDigits(row.amount),
})

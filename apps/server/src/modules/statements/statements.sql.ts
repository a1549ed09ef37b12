// SQL of bank statements and their lines.
import type { Mongo } from '@khyanalt/domain/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Keeps a statement; null when the very same file was read before. */
export const insertStatement = async (
  tx: Tx,
  statement: {
    readonly id: string
    readonly title: string
    readonly sha256: string
    readonly uploaded_by: string
    readonly uploaded_at: Date
  },
): Promise<boolean> => {
  const row = await tx
    .insertInto('statements')
    .values(statement)
    .onConflict(conflict => conflict.constraint('statements_sha256').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** When and by whom this file was read. */
export const findBySha256 = async (tx: Tx, sha256: string) =>
  tx
    .selectFrom('statements as s')
    .innerJoin('users as u', 'u.id', 's.uploaded_by')
    .select(['s.uploaded_at', 'u.name'])
    .where('s.sha256', '=', sha256)
    .executeTakeFirst()

type NewLine = {
  readonly id: string
  readonly statement_id: string
  readonly number: number
  readonly booked_on: string
  readonly amount: Mongo
  readonly text: string
  readonly payer: string
  readonly reference: string
  readonly digest: string
}

/** Keeps the lines that no earlier statement brought; answers how many these were. */
export const insertLines = async (tx: Tx, lines: readonly NewLine[]): Promise<number> => {
  let kept = 0
  // A statement takes no more than so many parameters.
  const slice = 1000
  for (let from = 0; from < lines.length; from += slice) {
    const rows = await tx
      .insertInto('statement_lines')
      .values(lines.slice(from, from + slice))
      .onConflict(conflict => conflict.constraint('statement_lines_digest').doNothing())
      .returning('id')
      .execute()
    kept += rows.length
  }
  return kept
}

const selectStatements = (tx: Tx) =>
  tx
    .selectFrom('statements as s')
    .innerJoin('users as u', 'u.id', 's.uploaded_by')
    .innerJoin('statement_lines as l', 'l.statement_id', 's.id')
    .select(['s.id', 's.title', 's.uploaded_at', 'u.name as uploaded_by'])
    .select([
      sql<string>`min(l.booked_on)`.as('from'),
      sql<string>`max(l.booked_on)`.as('to'),
      sql<number>`count(*)::integer`.as('lines'),
      sql<Mongo>`sum(l.amount)::bigint`.as('amount'),
    ])
    .groupBy(['s.id', 's.title', 's.uploaded_at', 'u.name'])

/** Statements, newest first. */
export const listStatementRows = async (tx: Tx, { page, size }: { readonly page: number; readonly size: number }) => {
  const rows = await selectStatements(tx)
    .orderBy('s.uploaded_at', 'desc')
    .orderBy('s.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await tx
    .selectFrom('statements')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** One statement. */
export const findStatement = async (tx: Tx, id: string) =>
  selectStatements(tx).where('s.id', '=', id).executeTakeFirst()

/** Lines of a statement in the order of the file. */
export const listLines = async (
  tx: Tx,
  statementId: string,
  { page, size }: { readonly page: number; readonly size: number },
) => {
  const rows = await tx
    .selectFrom('statement_lines')
    .select(['id', 'number', 'booked_on', 'amount', 'text', 'payer', 'reference'])
    .where('statement_id', '=', statementId)
    .orderBy('number')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return rows.map(row => ({ ...row, amount: row.amount as Mongo }))
}

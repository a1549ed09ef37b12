// SQL of bank statements and their lines.
import { statementsTotalLimit } from '@khyanalt/contract/statements'
import type { Mongo } from '@khyanalt/domain/money'
import { sql } from 'kysely'
import { countTo } from '../../db/found-rows.sql.ts'
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

/** Statements with the sums of their lines, added up statement by statement. */
const selectStatements = (tx: Tx) =>
  tx
    .selectFrom('statements as s')
    .innerJoin('users as u', 'u.id', 's.uploaded_by')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('statement_lines as x')
          .whereRef('x.statement_id', '=', 's.id')
          .select([
            sql<string>`min(x.booked_on)`.as('from'),
            sql<string>`max(x.booked_on)`.as('to'),
            sql<number>`count(*)::integer`.as('lines'),
            sql<Mongo>`sum(x.amount)::bigint`.as('amount'),
          ])
          // A statement that only repeated others is not shown.
          .having(sql<boolean>`count(*) > 0`)
          .as('l'),
      join => join.onTrue(),
    )
    .select(['s.id', 's.title', 's.uploaded_at', 'u.name as uploaded_by'])
    .select(['l.from', 'l.to', 'l.lines', 'l.amount'])

/** Statements, newest first, with how many there are, counted up to a limit; lines are added up for the page alone. */
export const listStatementRows = async (tx: Tx, { page, size }: { readonly page: number; readonly size: number }) => {
  const total = await countTo(tx, tx.selectFrom('statements').select('id'), statementsTotalLimit)
  const first = (page - 1) * size
  if (first >= total) return { rows: [], total }
  const shown = await tx
    .selectFrom('statements')
    .select('id')
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset(first)
    .execute()
  const ids = shown.map(({ id }) => id)
  const rows = await selectStatements(tx)
    .where('s.id', 'in', ids)
    .orderBy('s.uploaded_at', 'desc')
    .orderBy('s.id')
    .execute()
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
  return rows
}

import type * as calls from '@khyanalt/contract/statements'
import type { UseCase } from '../../http/bind.ts'
import { presentStatement } from './read-statements.ts'
import { listStatementRows } from './statements.sql.ts'

export const listStatements: UseCase<typeof calls.listStatements> = async (tx, _caller, { page, results }) => {
  const { rows, total } = await listStatementRows(tx, { page, size: results })
  return { data: { data: rows.map(presentStatement), per_page: results, total } }
}

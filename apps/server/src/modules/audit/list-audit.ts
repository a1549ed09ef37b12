import type * as calls from '@khyanalt/contract/audit'
import type { UseCase } from '../../http/bind.ts'
import { writePlace } from '../../http/page-place.ts'
import { readActs } from './read-audit.ts'

/** A page of the audit. */
export const listAudit: UseCase<typeof calls.listAudit> = async (tx, _caller, { results, ...asked }) => {
  const rows = await readActs(tx, asked, results + 1)
  const last = rows.length > results ? rows[results - 1] : undefined
  return {
    data: rows.slice(0, results),
    before: last ? writePlace({ at: new Date(last.at), id: last.id }) : null,
  }
}

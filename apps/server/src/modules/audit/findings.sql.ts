// SQL of what the audit found, and of who is told.
import type { Finding } from '@khyanalt/domain/audit-findings'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'

/** Keeps findings; answers those that were not known. */
export const insertFindings = async (tx: Tx, findings: readonly Finding[], at: Date): Promise<readonly Finding[]> => {
  if (findings.length === 0) return []
  const rows = await tx
    .insertInto('audit_findings')
    .values(findings.map(finding => ({ id: uuidv7(), ...finding, found_at: at })))
    .onConflict(conflict => conflict.constraint('audit_findings_once').doNothing())
    .returning(['code', 'kind', 'thing', 'label', 'seen'])
    .execute()
  return rows
}

/** A finding with what came of it. */
export type FindingRow = Finding & {
  readonly id: string
  readonly found_at: Date
  readonly resolved_at: Date | null
  readonly resolver: string | null
  readonly note: string | null
}

/** Findings, open ones first, then the latest. */
export const listFindingRows = async (tx: Tx, limit: number): Promise<readonly FindingRow[]> => {
  const rows = await tx
    .selectFrom('audit_findings as f')
    .leftJoin('users as u', 'u.id', 'f.resolved_by')
    .select(['f.id', 'f.code', 'f.kind', 'f.thing', 'f.label', 'f.seen', 'f.found_at', 'f.resolved_at', 'f.note'])
    .select('u.name as resolver')
    .orderBy(eb => eb('f.resolved_at', 'is not', null))
    .orderBy('f.found_at', 'desc')
    .orderBy('f.id')
    .limit(limit)
    .execute()
  return rows
}

/** How many are open. */
export const countOpenFindings = async (tx: Tx): Promise<number> => {
  const { open } = await tx
    .selectFrom('audit_findings')
    .select(eb => eb.fn.countAll<number>().as('open'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Writes down what came of an open finding; null when there is none. */
export const closeFinding = async (
  tx: Tx,
  id: string,
  { by, at, note }: { readonly by: string; readonly at: Date; readonly note: string },
): Promise<Pick<Finding, 'code' | 'kind' | 'label'> | null> => {
  const row = await tx
    .updateTable('audit_findings')
    .set({ resolved_by: by, resolved_at: at, note })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning(['code', 'kind', 'label'])
    .executeTakeFirst()
  return row ?? null
}

/** Active administrators with their addresses, the longest-standing first. */
export const listAdministrators = async (tx: Tx) =>
  tx
    .selectFrom('users as u')
    .select(['u.id', eb => eb.fn.coalesce('u.email', 'u.login_email').as('email')])
    .where('u.active', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_grants as g').select('g.id').whereRef('g.user_id', '=', 'u.id').where('g.role', '=', 'ADMIN'),
      ),
    )
    .orderBy('u.created_at')
    .orderBy('u.id')
    .execute()

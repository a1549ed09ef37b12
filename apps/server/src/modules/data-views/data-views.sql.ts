// SQL of who opened whose data; the entries stand in the audit.
import type { AuditFacts } from '@khyanalt/domain/messages/staff-audit-facts'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Whose data this person opened in the same way since then, among these; ids of people and companies. */
export const listViewed = async (
  tx: Tx,
  view: { readonly nounIds: readonly string[]; readonly by: string; readonly detail: AuditFacts },
  since: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('audit_entries')
    .select('noun_id')
    .where('noun', 'in', ['profile', 'company'])
    .where('noun_id', 'in', view.nounIds)
    .where('at', '>', since)
    .where('action', '=', 'view')
    .where('actor_user_id', '=', view.by)
    .where(sql<boolean>`detail = ${JSON.stringify(view.detail)}::jsonb`)
    .execute()
  return new Set(rows.map(row => row.noun_id))
}

/** A page of who opened a person's data or that of the companies he or she is ADMIN of, latest first. */
export const listViewRows = async (
  tx: Tx,
  userId: string,
  { page, size }: { readonly page: number; readonly size: number },
) => {
  const seen = tx
    .selectFrom('audit_entries as a')
    .leftJoin('companies as c', join =>
      join.on('a.noun', '=', 'company').on(sql<boolean>`c.id = case when a.noun = 'company' then a.noun_id::uuid end`),
    )
    .innerJoin('users as u', 'u.id', 'a.actor_user_id')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .where('a.action', '=', 'view')
    .where(eb =>
      eb.or([
        eb.and([eb('a.noun', '=', 'profile'), eb('a.noun_id', '=', userId)]),
        eb.and([
          eb('a.noun', '=', 'company'),
          eb('a.noun_id', 'in', query =>
            query
              .selectFrom('company_members as m')
              .select(sql<string>`m.company_id::text`.as('id'))
              .where('m.user_id', '=', userId)
              .where('m.role', '=', 'ADMIN'),
          ),
          // The same opening stands among the person's own.
          sql<boolean>`a.detail ->> 'person' is distinct from ${userId}`,
        ]),
      ]),
    )
  const rows = await seen
    .select(['a.id', 'a.at', 'a.detail', 'u.name', 'u.lastname', 'u.position', 'c.name_mn as company'])
    .select(['o.name_mn as organization_mn', 'o.name_en as organization_en'])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await seen.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

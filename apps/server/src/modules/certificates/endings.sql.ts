// SQL of certificates that end.
import { decidedStates } from '@khyanalt/domain/request-status'
import { sql } from 'kysely'
import { ownedBy } from '../../db/owned-by.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Span } from '../../expiry-source.ts'

/** Active certificates that end within a span and that nobody is renewing yet; with the service as it stands now. */
export const listEndingRows = async (tx: Tx, span: Span) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('services as s', 's.id', 'c.service_id')
    .select(['c.id', 'c.cs_id', 'c.ref_id', 'c.ends_on', 'c.owner_user_id', 'c.owner_company_id'])
    .select(['s.slug', 's.name_mn', 's.name_en', 's.status', 's.renewable'])
    .where('c.state', '=', 'active')
    .where('c.ends_on', '>=', span.from)
    .where('c.ends_on', '<=', span.to)
    .where(ownedBy('c', span.owner))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('requests as r')
            .select('r.id')
            .whereRef('r.certificate_id', '=', 'c.id')
            .where('r.type', '=', 'RENEW')
            .where('r.deleted_at', 'is', null)
            .where('r.state', 'not in', ['draft', ...decidedStates]),
        ),
      ),
    )
    .$if(span.after !== null, query =>
      query.where(sql<boolean>`(c.ends_on, c.id) > (${span.after?.endsOn}::date, ${span.after?.id}::uuid)`),
    )
    .orderBy('c.ends_on')
    .orderBy('c.id')
    .limit(span.limit)
    .execute()

/** Puts active certificates that ended before a day into their last state; answers their public ids. */
export const expireEnded = async (tx: Tx, today: string, limit: number): Promise<readonly string[]> => {
  const rows = await tx
    .updateTable('certificates')
    .set({ state: 'expired' })
    .where('id', 'in', query =>
      query
        .selectFrom('certificates')
        .select('id')
        .where('state', '=', 'active')
        .where('ends_on', '<', today)
        .orderBy('ends_on')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        // One that somebody is cancelling this moment is left for the next round.
        .skipLocked(),
    )
    .returning('cs_id')
    .execute()
  return rows.map(({ cs_id }) => cs_id)
}

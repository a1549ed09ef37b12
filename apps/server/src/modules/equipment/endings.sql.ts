// Records of registers that run out between two days, in batches.
import { sql } from 'kysely'
import { ownedBy } from '../../db/owned-by.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Span } from '../../expiry-source.ts'

export const listRecordEndings = async (tx: Tx, span: Span) => {
  const rows = await tx
    .selectFrom('equipment_records as e')
    // Whoever of the agency entered it for a customer is not its keeper.
    .leftJoin('users as c', join => join.onRef('c.id', '=', 'e.created_by').on('c.kind', '=', 'client'))
    .select(['e.id', 'e.register', 'e.owner_company_id', 'e.owner_user_id', 'c.id as creator', 'e.answers'])
    .select('e.expires_on')
    .where('e.deleted_at', 'is', null)
    .where('e.expires_on', '>=', span.from)
    .where('e.expires_on', '<=', span.to)
    .where(ownedBy('e', span.owner))
    .$if(span.after !== null, query =>
      query.where(sql<boolean>`(e.expires_on, e.id) > (${span.after?.endsOn}::date, ${span.after?.id}::uuid)`),
    )
    .orderBy('e.expires_on')
    .orderBy('e.id')
    .limit(span.limit)
    .execute()
  return rows.flatMap(({ expires_on: ends_on, answers, ...row }) =>
    ends_on === null ? [] : [{ ...row, ends_on, answers }],
  )
}

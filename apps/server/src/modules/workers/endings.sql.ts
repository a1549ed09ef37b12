// SQL of trainings that end.
import { sql } from 'kysely'
import { ownedBy } from '../../db/owned-by.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Span } from '../../expiry-source.ts'

/** Employees on the list whose training holds until a day of the span. */
export const listTrainingEndings = async (tx: Tx, span: Span) => {
  const rows = await tx
    .selectFrom('workers as e')
    // Whoever of the agency entered it for a customer is not its keeper.
    .leftJoin('users as c', join => join.onRef('c.id', '=', 'e.created_by').on('c.kind', '=', 'client'))
    .select(['e.id', 'e.owner_company_id', 'e.owner_user_id', 'c.id as creator', 'e.lastname', 'e.firstname'])
    .select('e.training_expire_date')
    .where('e.deleted_at', 'is', null)
    .where('e.training', '=', true)
    .where('e.training_expire_date', '>=', span.from)
    .where('e.training_expire_date', '<=', span.to)
    .where(ownedBy('e', span.owner))
    .$if(span.after !== null, query =>
      query.where(
        sql<boolean>`(e.training_expire_date, e.id) > (${span.after?.endsOn}::date, ${span.after?.id}::uuid)`,
      ),
    )
    .orderBy('e.training_expire_date')
    .orderBy('e.id')
    .limit(span.limit)
    .execute()
  return rows.flatMap(({ training_expire_date: ends_on, ...row }) => (ends_on === null ? [] : [{ ...row, ends_on }]))
}

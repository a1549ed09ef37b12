// SQL of requests that wait for their applicant: returned or unpaid, until a last day (CON-065).
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { ownedBy } from '../../db/owned-by.sql.ts'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Span } from '../../expiry-source.ts'

type EB = ExpressionBuilder<DB & { r: DB['requests'] }, 'r'>

/** Waiting for the applicant: a receipt that waits for the accountant is not the applicant's delay. */
const waitsForApplicant = (eb: EB): Expression<SqlBool> =>
  eb.or([
    eb('r.state', '=', 'returned'),
    eb.and([
      eb('r.state', '=', 'payment'),
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoices as i')
            .select('i.id')
            .whereRef('i.request_id', '=', 'r.id')
            .where('i.state', '=', 'unpaid')
            .where('i.receipt_file_id', 'is not', null),
        ),
      ),
    ]),
  ])

const selectWaiting = (tx: Tx) =>
  tx.selectFrom('requests as r').where('r.deleted_at', 'is', null).where('r.state', 'in', ['payment', 'returned'])

/** Some requests whose last day has passed, after the one of the batch before. */
export const listOverdue = async (tx: Tx, today: string, after: string | null, limit: number) =>
  selectWaiting(tx)
    .select(['r.id', 'r.request_number'])
    .where('r.expires_on', '<', today)
    .where(waitsForApplicant)
    .$if(after !== null, query => query.where('r.id', '>', after ?? ''))
    .orderBy('r.id')
    .limit(limit)
    .execute()

/** Whether the request still waits for its applicant past its last day, asked under its lock. */
export const isOverdue = async (tx: Tx, id: string, today: string): Promise<boolean> => {
  const row = await selectWaiting(tx)
    .select('r.id')
    .where('r.id', '=', id)
    .where('r.expires_on', '<', today)
    .where(waitsForApplicant)
    .executeTakeFirst()
  return row !== undefined
}

/** Requests whose last day lies in a span, with the open invoice where they wait for a payment. */
export const listExpiring = async (tx: Tx, span: Span) =>
  selectWaiting(tx)
    .leftJoin('invoices as u', join => join.onRef('u.request_id', '=', 'r.id').on('u.state', '=', 'unpaid'))
    .innerJoin('services as s', 's.id', 'r.service_id')
    .select(['u.gen_id as invoice', 'u.due_on as invoice_due_on', 's.name_mn', 's.name_en'])
    .select(['r.id', 'r.request_number', 'r.expires_on', 'r.owner_user_id', 'r.owner_company_id', 'r.created_by'])
    .where('r.expires_on', '>=', span.from)
    .where('r.expires_on', '<=', span.to)
    .where(ownedBy('r', span.owner))
    .where(waitsForApplicant)
    .$if(span.after !== null, query =>
      query.where(sql<boolean>`(r.expires_on, r.id) > (${span.after?.endsOn}::date, ${span.after?.id}::uuid)`),
    )
    .orderBy('r.expires_on')
    .orderBy('r.id')
    .limit(span.limit)
    .execute()

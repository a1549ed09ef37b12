// SQL of what a client's desk shows of requests that are under way.
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { RequestState } from '@khyanalt/domain/request-status'
import { sql } from 'kysely'
import { ownedBy } from '../../db/owned-by.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Owner } from '../../expiry-source.ts'

type Deciding = Extract<RequestState, 'sent' | 'review' | 'payment'>

/** Requests that wait for the agency: sent, under review, or with a receipt to be confirmed. */
export const listDeciding = async (tx: Tx, owner: Owner, limit: number) =>
  await tx
    .selectFrom('requests as r')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('definition_versions as d', 'd.id', 'r.definition_version_id')
    .select(['r.request_number', 'r.state', 'r.step', 'r.due_on', 'r.submitted_at'])
    .select(['s.name_mn', 's.name_en', sql<readonly ReviewStep[]>`d.review_plan`.as('plan')])
    .where('r.deleted_at', 'is', null)
    .where(ownedBy('r', owner))
    .where(eb =>
      eb.or([
        eb('r.state', 'in', ['sent', 'review']),
        eb.and([
          eb('r.state', '=', 'payment'),
          eb.exists(
            eb
              .selectFrom('invoices as i')
              .select('i.id')
              .whereRef('i.request_id', '=', 'r.id')
              .where('i.state', '=', 'unpaid')
              .where('i.receipt_file_id', 'is not', null),
          ),
        ]),
      ]),
    )
    .orderBy('r.submitted_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .$narrowType<{ state: Deciding }>()
    .execute()

/** The draft that was worked on last. */
export const findLastDraft = async (tx: Tx, owner: Owner) => {
  const row = await tx
    .selectFrom('requests as r')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .select(['r.request_number', 's.name_mn', 's.name_en'])
    .where('r.deleted_at', 'is', null)
    .where('r.state', '=', 'draft')
    .where(ownedBy('r', owner))
    .orderBy('r.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { request_number: row.request_number, title: { mn: row.name_mn, en: row.name_en } } : null
}

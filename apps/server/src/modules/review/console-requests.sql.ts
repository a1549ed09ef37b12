// SQL of requests for the search and the homes of the console: the queue's own scope, and the first few rows of it.
import { type SqlBool, sql } from 'kysely'
import { inOrderOf, listLatest } from '../../db/found-rows.sql.ts'
import { hasWords, isMerged, openOfEach } from '../../db/name-words.sql.ts'
import type { RequestFilters } from '../../db/request-filters.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { selectMatching, type Viewer } from './queue.sql.ts'

/** The latest requests within the scope that answer a question. */
export const findLatestRequests = async (
  tx: Tx,
  viewer: Viewer,
  filters: Pick<RequestFilters, 'part' | 'applicant'>,
  limit: number,
) => {
  const names = filters.applicant?.kind === 'name' ? filters.applicant.names : null
  const matching = (more: typeof filters) =>
    selectMatching(tx, viewer, { ...more, view: 'all' }).select(['r.id', 'r.submitted_at as at'])
  const found = isMerged(names)
    ? await openOfEach(
        tx,
        names,
        matching({ ...filters, applicant: undefined })
          .where(sql<SqlBool>`r.applicant_key = n.key`)
          .orderBy('r.submitted_at', 'desc')
          .orderBy('r.id', 'desc')
          .limit(limit),
      )
        .selectFrom('found')
        .select('id')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    : await listLatest(tx, matching(filters), limit)
  return readConsoleRequests(tx, found)
}

/** What a row of the console says of requests, in the order of their ids. */
export const readConsoleRequests = async (tx: Tx, found: readonly { readonly id: string }[]) => {
  if (found.length === 0) return []
  const rows = await tx
    .selectFrom('requests as r')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('users as p', 'p.id', 'r.owner_user_id')
    .leftJoin('companies as o', 'o.id', 'r.owner_company_id')
    .where(
      'r.id',
      'in',
      found.map(({ id }) => id),
    )
    .select(['r.id', 'r.request_number', 'r.state', 'r.submitted_at', 'r.due_on', 's.name_mn', 's.name_en'])
    .select([
      'r.owner_user_id',
      'r.owner_company_id',
      'p.name as owner_name',
      'p.lastname',
      'o.name_mn as company_name',
    ])
    .execute()
  return inOrderOf(found, rows)
}
export type ConsoleRequest = Awaited<ReturnType<typeof readConsoleRequests>>[number]

/** Of so many organisations that bear the words it is asked whether they have sent anything. */
const mostCompanies = 1_000

/** Organisations of which a request lies within the scope: by a whole register number, or by words. */
export const findApplyingCompanies = async (
  tx: Tx,
  viewer: Viewer,
  asked: { readonly register: string } | { readonly named: string },
  limit: number,
) => {
  const meant = tx
    .selectFrom('companies as c')
    .select(['c.id', 'c.register_number', 'c.name_mn', 'c.name_en'])
    .where(
      'register' in asked ? sql<SqlBool>`c.register_number = ${asked.register}` : hasWords('c.name_key', asked.named),
    )
    .limit(mostCompanies)
  const theirs = selectMatching(tx, viewer, { view: 'all' })
    .where(sql<SqlBool>`r.owner_company_id = c.id`)
    .select('r.id')
  return (
    tx
      // Gathered first: for a few rows the database would rather read the table until it meets them.
      .with(
        cte => cte('c').materialized(),
        () => meant,
      )
      .selectFrom('c')
      .selectAll()
      .where(sql<SqlBool>`exists ${theirs}`)
      .limit(limit)
      .execute()
  )
}

/** Open requests within a part of the queue, those that are due first. */
export const listMostUrgent = async (
  tx: Tx,
  viewer: Viewer,
  view: Parameters<typeof selectMatching>[2]['view'],
  limit: number,
): Promise<ConsoleRequest[]> => {
  // The last day lets those without one come behind; what waits longest comes first among equals.
  const found = await selectMatching(tx, viewer, { view })
    .select('r.id')
    .orderBy(sql`r.due_on nulls last`)
    .orderBy('r.submitted_at')
    .orderBy('r.id')
    .limit(limit)
    .execute()
  return readConsoleRequests(tx, found)
}

/** Who holds most open requests within the scope. */
export const listLoads = async (tx: Tx, viewer: Viewer, limit: number) => {
  const held = selectMatching(tx, viewer, { view: 'all', states: ['sent', 'review', 'payment'] })
    .where('r.holder_user_id', 'is not', null)
    .select('r.holder_user_id')
    .select(eb => eb.fn.countAll<number>().as('open'))
    .select(sql<number>`count(*) filter (where r.state <> 'payment' and r.due_on < ${viewer.today})`.as('late'))
    .groupBy('r.holder_user_id')
  const rows = await tx
    .selectFrom(held.as('l'))
    .innerJoin('users as u', 'u.id', 'l.holder_user_id')
    .select(['u.id', 'u.name', 'l.open', 'l.late'])
    .orderBy('l.open', 'desc')
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(limit)
    .execute()
  return rows.map(row => ({ ...row, open: Number(row.open), late: Number(row.late) }))
}

// SQL of what a change of a certificate's information asks: the certificate of a request, and whether one is under way.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

// The states of the index requests_one_open_change.
const openStates = sql`('sent', 'review', 'payment', 'returned')`

const openChange = (certificateId: RawBuilder<unknown>) => sql`
  select u.request_number from requests u
  where u.certificate_id = ${certificateId} and u.type = 'UPDATE' and u.deleted_at is null and u.state in ${openStates}`

/** Which of these approved requests have a certificate that is valid on this day, with no change under way (CON-070). */
export const findChangeableOf = async (
  tx: Tx,
  requestIds: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ request_id: string }>`
    select c.request_id from certificates c
    where c.request_id = any(${[...requestIds]}::uuid[]) and c.state = 'active' and c.ends_on >= ${today}::date
      and not exists (${openChange(sql`c.id`)})`.execute(tx)
  return new Set(rows.map(({ request_id }) => request_id))
}

/** The valid certificate that a request led to, with the number of the change under way. */
export const findChangeable = async (tx: Tx, requestId: string, today: string) => {
  const { rows } = await sql<{ id: string; ref_id: string; created_at: Date; open: string | null }>`
    select c.id, c.ref_id, c.created_at, (${openChange(sql`c.id`)} limit 1) as open
    from certificates c
    where c.request_id = ${requestId} and c.state = 'active' and c.ends_on >= ${today}::date
    order by c.created_at desc limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Locks the certificate, so that two changes asked for at once follow each other. */
export const lockChangeable = async (tx: Tx, certificateId: string): Promise<void> => {
  await tx.selectFrom('certificates').select('id').where('id', '=', certificateId).forUpdate().execute()
}

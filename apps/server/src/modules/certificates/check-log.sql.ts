import type { SignedHead } from '@khyanalt/verifier/log-head'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { ComparedRow } from './compare-with-log.ts'

const selectCompared = (tx: Tx) =>
  tx
    .selectFrom('certificates as c')
    .leftJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .select(['c.id', 'c.cs_id', 'c.ref_id', 'c.state', 'c.starts_on', 'c.ends_on', 'c.holder'])
    .select(['c.suspended_from', 'c.suspended_until'])
    .select(['c.current_version as version', 'v.content', 'v.issued_at', 'c.created_at'])

type ComparedSelect = Awaited<ReturnType<ReturnType<typeof selectCompared>['executeTakeFirstOrThrow']>>

/** A certificate with what is compared of it; `row` is null where its current version is gone. */
const presentCompared = ({ id, cs_id, content, issued_at, created_at, ...row }: ComparedSelect) => ({
  id,
  cs_id,
  ref_id: row.ref_id,
  created_at,
  row:
    content === null || issued_at === null
      ? null
      : ({
          ...row,
          state: row.state,
          content: content,
          issued_at,
        } satisfies ComparedRow),
})

/** Certificates by key, after one of them. */
export const listCompared = async (tx: Tx, after: string, limit: number) =>
  (await selectCompared(tx).where('c.id', '>', after).orderBy('c.id').limit(limit).execute()).map(presentCompared)

/** One certificate by its public id. */
export const findCompared = async (tx: Tx, csId: string) => {
  const row = await selectCompared(tx).where('c.cs_id', '=', csId).executeTakeFirst()
  return row ? presentCompared(row) : null
}

/** When the log began; certificates from before stand in it only once they change. */
export const readBeginning = async (tx: Tx): Promise<Date | null> =>
  (await tx.selectFrom('certificate_log').select('at').where('seq', '=', 1).executeTakeFirst())?.at ?? null

/** The shortest signed head that counts an entry. */
export const findHeadCovering = async (tx: Tx, seq: number): Promise<SignedHead | null> => {
  const row = await tx
    .selectFrom('certificate_log_heads')
    .select(['size', 'root', 'at', 'signature'])
    .where('size', '>=', seq)
    .orderBy('size')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, size: Number(row.size), at: row.at.toISOString() } : null
}

/** Every signed head, shortest first. */
export const listHeads = async (tx: Tx): Promise<SignedHead[]> =>
  (
    await tx.selectFrom('certificate_log_heads').select(['size', 'root', 'at', 'signature']).orderBy('size').execute()
  ).map(row => ({ ...row, size: Number(row.size), at: row.at.toISOString() }))

/** Whether a certificate says what the last act on it recorded. */
export const isAsRecorded = async (tx: Tx, id: string): Promise<boolean> => {
  const { rows } = await sql<{ same: boolean | null }>`
    select d.digest = content_digest(d.salt, sealed_content('certificate', ${id}::uuid, d.content_version)) as same
    from content_digests d where d.kind = 'certificate' and d.thing = ${id}::uuid
    order by d.sequence desc limit 1`.execute(tx)
  return rows[0]?.same === true
}

// SQL of the public log of certificates: entries, the tree over them, its signed heads. Rows are only added.
import type { LogEntry } from '@khyanalt/verifier/log-entry'
import type { LogHead, SignedHead } from '@khyanalt/verifier/log-head'
import type { Subtree } from '@khyanalt/verifier/tree'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Where the log ends; locked until the transaction ends, so that one entry follows the other. */
export const lockEnd = async (tx: Tx): Promise<{ size: number; lastHash: string | null }> => {
  const end = await tx
    .selectFrom('certificate_log_end')
    .select(['size', 'last_hash'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { size: Number(end.size), lastHash: end.last_hash }
}

/** Where the log ends now. */
export const readSize = async (tx: Tx): Promise<number> =>
  Number((await tx.selectFrom('certificate_log_end').select('size').executeTakeFirstOrThrow()).size)

/** Stores an entry with the nodes it completes, and moves the end. */
export const insertEntry = async (
  tx: Tx,
  entry: LogEntry,
  nodes: readonly (Subtree & { readonly hash: string })[],
): Promise<void> => {
  await tx.insertInto('certificate_log').values(entry).execute()
  await tx
    .insertInto('certificate_log_nodes')
    .values(nodes.map(({ level, place, hash }) => ({ level, place, hash })))
    .execute()
  await tx
    .updateTable('certificate_log_end')
    .set({ size: entry.seq, last_hash: nodes[0]?.hash ?? null })
    .execute()
}

/** Hashes of complete subtrees, by level and place. */
export const readNodes = async (tx: Tx, wanted: readonly Subtree[]): Promise<ReadonlyMap<string, string>> => {
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .selectFrom('certificate_log_nodes')
    .select(['level', 'place', 'hash'])
    .where(eb => eb.or(wanted.map(({ level, place }) => eb.and([eb('level', '=', level), eb('place', '=', place)]))))
    .execute()
  return new Map(rows.map(({ level, place, hash }) => [`${level} ${place}`, hash]))
}

const selectEntry = (tx: Tx) =>
  tx
    .selectFrom('certificate_log')
    .select(['seq', 'at', 'kind', 'cs_id', 'ref_id', 'version', 'starts_on', 'ends_on', 'sha256', 'previous'])
    .select(['content_sha256', 'suspended_from', 'suspended_until', 'limited'])

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntry>['executeTakeFirstOrThrow']>>

const presentEntry = ({ content_sha256, suspended_from, suspended_until, limited, ...row }: EntryRow): LogEntry => ({
  ...row,
  ...(suspended_from === null ? {} : { suspended_from }),
  ...(suspended_until === null ? {} : { suspended_until }),
  ...(limited ? { limited: true as const } : {}),
  ...(content_sha256 === null ? {} : { content_sha256 }),
  seq: Number(row.seq),
  at: row.at.toISOString(),
  kind: row.kind,
})

/** Entries from a place on, up to the end of a head. */
export const listEntries = async (tx: Tx, from: number, limit: number, size: number): Promise<LogEntry[]> =>
  (await selectEntry(tx).where('seq', '>=', from).where('seq', '<=', size).orderBy('seq').limit(limit).execute()).map(
    presentEntry,
  )

/** Every entry of the certificate whose PDF has this fingerprint, up to the end of a head; none when it is unknown. */
export const listEntriesOfDocument = async (tx: Tx, sha256: string, size: number): Promise<LogEntry[]> =>
  (
    await selectEntry(tx)
      .where('cs_id', 'in', eb =>
        eb.selectFrom('certificate_log').select('cs_id').where('sha256', '=', sha256).where('seq', '<=', size),
      )
      .where('seq', '<=', size)
      .orderBy('seq')
      .execute()
  ).map(presentEntry)

/** What happened to certificates, oldest first, without the fingerprints of their papers. */
export const listHappened = async (tx: Tx, csIds: readonly string[]): Promise<LogEntry[]> => {
  if (csIds.length === 0) return []
  const rows = await selectEntry(tx)
    .where('cs_id', 'in', [...csIds])
    .where('kind', '!=', 'signed')
    .orderBy('seq')
    .execute()
  return rows.map(presentEntry)
}

/** The signed head of a length, if it was signed already. */
export const findHead = async (tx: Tx, size: number): Promise<SignedHead | null> => {
  const row = await tx
    .selectFrom('certificate_log_heads')
    .select(['size', 'root', 'at', 'signature'])
    .where('size', '=', size)
    .executeTakeFirst()
  return row ? { ...row, size: Number(row.size), at: row.at.toISOString() } : null
}

/** Keeps a signed head; the first one of a length stays. */
export const keepHead = async (tx: Tx, head: LogHead & { readonly signature: string }): Promise<void> => {
  await tx
    .insertInto('certificate_log_heads')
    .values({ ...head, at: sql<Date>`${head.at}::timestamptz` })
    .onConflict(conflict => conflict.column('size').doNothing())
    .execute()
}

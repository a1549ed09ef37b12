// SQL of what keeps signed documents provable: whose turn it is, and the bytes that were added.
import type { Tx } from '../../db/transaction.ts'

/** Documents whose turn has come, those that were never looked at first. */
export const listDocumentsToExtend = async (tx: Tx, now: Date, limit: number) =>
  tx
    .selectFrom('certificate_documents as d')
    .innerJoin('certificate_versions as v', 'v.id', 'd.certificate_version_id')
    .leftJoin('certificates as c', 'c.id', 'v.certificate_id')
    .innerJoin('files as f', eb =>
      eb.on(join => join('f.id', '=', join.fn.coalesce('d.extended_file_id', 'd.file_id'))),
    )
    .leftJoin('files as p', eb =>
      eb.on(join => join('p.id', '=', join.fn.coalesce('d.public_extended_file_id', 'd.public_file_id'))),
    )
    .select(['d.certificate_version_id', 'c.request_id'])
    .select(['f.storage_key', 'f.title', 'p.storage_key as public_storage_key'])
    .where(eb => eb.or([eb('d.extend_after', 'is', null), eb('d.extend_after', '<=', now)]))
    .orderBy('d.extend_after', order => order.asc().nullsFirst())
    .limit(limit)
    .execute()

export type DocumentToExtend = Awaited<ReturnType<typeof listDocumentsToExtend>>[number]

/** A file with everything added so far. */
type AddedFile = { readonly id: string; readonly sha256: string }

/** Keeps what was added, until when the document is provable, and when to look again. */
export const updateExtension = async (
  tx: Tx,
  versionId: string,
  {
    whole,
    open,
    provenUntil,
    again,
  }: {
    readonly whole: AddedFile | null
    readonly open: AddedFile | null
    readonly provenUntil: Date | null
    readonly again: Date
  },
): Promise<void> => {
  await tx
    .updateTable('certificate_documents')
    .set({
      extend_after: again,
      proven_until: provenUntil,
      ...(whole ? { extended_file_id: whole.id, extended_sha256: whole.sha256 } : {}),
      ...(open ? { public_extended_file_id: open.id, public_extended_sha256: open.sha256 } : {}),
    })
    .where('certificate_version_id', '=', versionId)
    .execute()
}

/** Puts a document off that cannot be extended now. */
export const postponeExtension = async (tx: Tx, versionId: string, again: Date): Promise<void> => {
  await tx
    .updateTable('certificate_documents')
    .set({ extend_after: again })
    .where('certificate_version_id', '=', versionId)
    .execute()
}

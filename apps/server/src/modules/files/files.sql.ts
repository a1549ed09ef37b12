// SQL of stored files.
import type { RequestState } from '@khyanalt/domain/request-status'
import type { Module } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'

/** What a file is for. */
export type FilePurpose = 'answer' | 'receipt' | 'certificate'

export type NewFile = {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly size: number
  readonly sha256: string
  readonly storage_key: string
  readonly purpose: FilePurpose
  readonly owner_user_id: string | null
  readonly request_id: string | null
  readonly created_at: Date
}

/** A file with the place of its request, which decides who may read it. */
export type FileForReading = {
  readonly owner_user_id: string | null
  readonly request: {
    readonly state: RequestState
    readonly module: Module
    readonly categoryId: number
    readonly organizationId: number | null
    readonly ownerUserId: string
    readonly ownerCompanyId: string | null
    readonly createdBy: string
  } | null
}

/** The file of a name with what decides on reading it. */
export const findFileForReading = async (tx: Tx, name: string): Promise<FileForReading | null> => {
  const row = await tx
    .selectFrom('files as f')
    .leftJoin('requests as r', join => join.onRef('r.id', '=', 'f.request_id').on('r.deleted_at', 'is', null))
    .select(['f.owner_user_id', 'r.state', 'r.module', 'r.category_id', 'r.organization_id'])
    .select(['r.owner_user_id as request_owner', 'r.owner_company_id', 'r.created_by'])
    .where('f.name', '=', name)
    .where('f.purpose', '!=', 'certificate')
    .executeTakeFirst()
  if (!row) return null
  const { state, module, category_id, request_owner, created_by } = row
  const known =
    state !== null && module !== null && category_id !== null && request_owner !== null && created_by !== null
  return {
    owner_user_id: row.owner_user_id,
    request: known
      ? {
          state: state as RequestState,
          module: module as Module,
          categoryId: category_id,
          organizationId: row.organization_id,
          ownerUserId: request_owner,
          ownerCompanyId: row.owner_company_id,
          createdBy: created_by,
        }
      : null,
  }
}

/** What streaming a file needs. */
export const findStoredFile = async (tx: Tx, name: string) =>
  tx.selectFrom('files').select(['title', 'size', 'storage_key']).where('name', '=', name).executeTakeFirst()

/** Stores the row of a file. */
export const insertFile = async (tx: Tx, file: NewFile): Promise<void> => {
  await tx.insertInto('files').values(file).execute()
}

/**
 * Those of the names that the person may use in the request: own uploads, and files already used in a request
 * of the same applicant or company, such as answers taken over by a renewal.
 */
export const listUsableNames = async (
  tx: Tx,
  use: { readonly requestId: string; readonly ownerUserId: string; readonly names: readonly string[] },
): Promise<string[]> => {
  const rows = await tx
    .selectFrom('files as f')
    .leftJoin('requests as used', 'used.id', 'f.request_id')
    .innerJoin('requests as r', join => join.on('r.id', '=', use.requestId))
    .select('f.name')
    .where('f.name', 'in', [...use.names])
    .where('f.purpose', '!=', 'certificate')
    .where(eb =>
      eb.or([
        eb('f.owner_user_id', '=', use.ownerUserId),
        eb('used.owner_user_id', '=', eb.ref('r.owner_user_id')),
        eb('used.owner_company_id', '=', eb.ref('r.owner_company_id')),
      ]),
    )
    .execute()
  return rows.map(row => row.name)
}

/** Marks unused files as in use by the request. */
export const markUsed = async (tx: Tx, requestId: string, names: readonly string[]): Promise<void> => {
  await tx
    .updateTable('files')
    .set({ request_id: requestId })
    .where('name', 'in', [...names])
    .where('request_id', 'is', null)
    .execute()
}

/** Forgets some unused files made before a time and answers where their bytes lie. */
export const deleteUnused = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('files')
    .where('id', 'in', eb =>
      eb
        .selectFrom('files')
        .select('id')
        .where('request_id', 'is', null)
        .where('purpose', '!=', 'certificate')
        .where('created_at', '<', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('storage_key')
    .execute()
  return rows.map(row => row.storage_key)
}

/** One upload of one person. */
type Claim = { readonly userId: string; readonly uploadId: string }

/** Claims the person's one upload; false while another one is alive. */
export const claimUpload = async (
  tx: Tx,
  { userId, uploadId }: Claim,
  at: Date,
  deadBefore: Date,
): Promise<boolean> => {
  const row = await tx
    .insertInto('running_uploads')
    .values({ user_id: userId, upload_id: uploadId, alive_at: at })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ upload_id: uploadId, alive_at: at })
        .where('running_uploads.alive_at', '<', deadBefore),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says that the upload is still alive. */
export const renewClaim = async (tx: Tx, { userId, uploadId }: Claim, at: Date): Promise<void> => {
  await tx
    .updateTable('running_uploads')
    .set({ alive_at: at })
    .where('user_id', '=', userId)
    .where('upload_id', '=', uploadId)
    .execute()
}

/** Ends the claim; a later one that took its place stays. */
export const releaseUpload = async (tx: Tx, { userId, uploadId }: Claim): Promise<void> => {
  await tx.deleteFrom('running_uploads').where('user_id', '=', userId).where('upload_id', '=', uploadId).execute()
}

// SQL of stored files.
import { feeReportPlace } from '@khyanalt/domain/fee-report/report-actions'
import type { Module, WorkPlace } from '@khyanalt/domain/roles'
import { type NotNull, sql } from 'kysely'
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

/** A request that shows a file, with its place, which decides who may read it. */
export type ShowingRequest = {
  /** Null where it has none. */
  readonly requestNumber: string | null
  readonly unsent: boolean
  readonly module: Module
  readonly categoryId: number
  readonly organizationId: number | null
  readonly ownerUserId: string
  readonly ownerCompanyId: string | null
  readonly createdBy: string
  readonly deskId: number | null
}

/** A file with what decides on reading it. */
export type FileForReading = {
  readonly owner_user_id: string | null
  /** The request it was uploaded for, and those that show it as a paper of a register. */
  readonly requests: readonly ShowingRequest[]
  /** Companies and persons whose registers hold it. */
  readonly holders: readonly {
    readonly companyId: string | null
    readonly userId: string | null
    /** Where it is equipment that inspectors may look up, permitted or kept without a request: what it belongs to. */
    readonly inspected: readonly WorkPlace[] | null
  }[]
}

/** Of the request that brought the record, else of every request its owner has sent; null while it lies in a draft. */
const places = sql<readonly WorkPlace[] | null>`case when r.request_id is null or q.state in ('approved', 'superseded')
  then (
    select coalesce(json_agg(distinct jsonb_build_object(
      'module', s.module, 'categoryId', s.category_id, 'organizationId', s.organization_id)), '[]')
    from requests s where s.deleted_at is null and s.state <> 'draft' and case
      when r.request_id is not null then s.id = r.request_id
      when r.owner_company_id is not null then s.owner_company_id = r.owner_company_id
      else s.owner_user_id = r.owner_user_id and s.owner_company_id is null end)
  end`

/** The file of a name with what decides on reading it. */
export const findFileForReading = async (tx: Tx, name: string): Promise<FileForReading | null> => {
  const file = await tx
    .selectFrom('files')
    .select(['id', 'owner_user_id', 'request_id'])
    .where('name', '=', name)
    .where('purpose', '!=', 'certificate')
    .executeTakeFirst()
  if (!file) return null
  const requests = await tx
    .selectFrom('requests')
    .select([
      'state',
      'module',
      'category_id',
      'organization_id',
      'owner_user_id',
      'owner_company_id',
      'created_by',
      'desk_id',
      'request_number',
    ])
    .where('deleted_at', 'is', null)
    .where(eb => {
      const shown = eb.selectFrom('request_files').select('request_id').where('file_id', '=', file.id)
      return eb.or([eb('id', 'in', shown), ...(file.request_id === null ? [] : [eb('id', '=', file.request_id)])])
    })
    .execute()
  const feePapers = await listFeePapers(tx, file.id)
  const holders = await tx
    .selectFrom('worker_files as w')
    .innerJoin('workers as k', 'k.id', 'w.worker_id')
    .select(['k.owner_company_id', 'k.owner_user_id', sql<readonly WorkPlace[] | null>`null::json`.as('inspected')])
    .where('w.file_id', '=', file.id)
    .unionAll(
      tx
        .selectFrom('equipment_files as e')
        .innerJoin('equipment_records as r', 'r.id', 'e.record_id')
        .leftJoin('requests as q', 'q.id', 'r.request_id')
        .select(['r.owner_company_id', 'r.owner_user_id'])
        .select(places.as('inspected'))
        .where('e.file_id', '=', file.id),
    )
    .execute()
  return {
    owner_user_id: file.owner_user_id,
    requests: [
      ...requests.map(request => ({
        requestNumber: request.request_number,
        unsent: request.state === 'draft',
        module: request.module,
        categoryId: request.category_id,
        organizationId: request.organization_id,
        ownerUserId: request.owner_user_id,
        ownerCompanyId: request.owner_company_id,
        createdBy: request.created_by,
        deskId: request.desk_id,
      })),
      ...feePapers,
    ],
    holders: holders.map(holder => ({
      companyId: holder.owner_company_id,
      userId: holder.owner_user_id,
      inspected: holder.inspected,
    })),
  }
}

/** The fee reports and late requests that show a file, in the shape in which requests do. */
const listFeePapers = async (tx: Tx, fileId: string): Promise<readonly ShowingRequest[]> => {
  const rows = await tx
    .selectFrom('fee_report_files as p')
    .innerJoin('fee_reports as r', 'r.id', 'p.report_id')
    .select(['r.request_number', 'r.company_id', 'r.created_by', sql<boolean>`r.state = 'draft'`.as('unsent')])
    .where('p.file_id', '=', fileId)
    .unionAll(
      tx
        .selectFrom('late_request_files as p')
        .innerJoin('cases as k', 'k.id', 'p.late_request_id')
        .select([sql<string | null>`null`.as('request_number'), 'k.owner_company_id as company_id', 'k.created_by'])
        .select(sql<boolean>`false`.as('unsent'))
        .where('p.file_id', '=', fileId)
        .$narrowType<{ company_id: NotNull }>(),
    )
    .execute()
  return rows.map(row => ({
    ...feeReportPlace,
    requestNumber: row.request_number,
    unsent: row.unsent,
    ownerUserId: row.created_by,
    ownerCompanyId: row.company_id,
    createdBy: row.created_by,
    deskId: null,
  }))
}

/** What streaming a file needs. */
export const findStoredFile = async (tx: Tx, name: string) =>
  tx.selectFrom('files').select(['title', 'size', 'storage_key']).where('name', '=', name).executeTakeFirst()

/** Every file of a request, those it shows of a register included, oldest first. */
export const listOfRequest = async (tx: Tx, requestId: string) =>
  tx
    .selectFrom('files')
    .select(['name', 'title', 'size', 'sha256', 'storage_key', 'purpose', 'created_at'])
    .where(eb =>
      eb.or([
        eb('request_id', '=', requestId),
        eb('id', 'in', eb.selectFrom('request_files').select('file_id').where('request_id', '=', requestId)),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()

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

/** Those of the names that a register of the owner holds, or that the person uploaded. */
export const listHeldOrOwn = async (
  tx: Tx,
  owner: { readonly userId: string; readonly companyId: string | null },
  { userId, names }: { readonly userId: string | null; readonly names: readonly string[] },
) => {
  if (names.length === 0) return []
  const ownerColumn = owner.companyId === null ? ('owner_user_id' as const) : ('owner_company_id' as const)
  const ownerId = owner.companyId ?? owner.userId
  return tx
    .selectFrom('files as f')
    .select(['f.name', 'f.title', 'f.size'])
    .where('f.name', 'in', [...names])
    .where('f.purpose', '=', 'answer')
    .where(eb =>
      eb.or([
        ...(userId === null ? [] : [eb('f.owner_user_id', '=', userId)]),
        eb.exists(
          eb
            .selectFrom('worker_files as h')
            .innerJoin('workers as k', 'k.id', 'h.worker_id')
            .select('h.file_id')
            .whereRef('h.file_id', '=', 'f.id')
            .where(`k.${ownerColumn}`, '=', ownerId),
        ),
        eb.exists(
          eb
            .selectFrom('equipment_files as h')
            .innerJoin('equipment_records as k', 'k.id', 'h.record_id')
            .select('h.file_id')
            .whereRef('h.file_id', '=', 'f.id')
            .where(`k.${ownerColumn}`, '=', ownerId),
        ),
      ]),
    )
    .execute()
}

/** What the person's own uploads of these names are called. */
export const findOwnUploads = async (tx: Tx, userId: string, names: readonly string[]) =>
  tx
    .selectFrom('files')
    .select(['name', 'title', 'size'])
    .where('name', 'in', [...names])
    .where('owner_user_id', '=', userId)
    .execute()

/** Marks unused files as in use by the request. */
export const markUsed = async (tx: Tx, requestId: string, names: readonly string[]): Promise<void> => {
  await tx
    .updateTable('files')
    .set({ request_id: requestId })
    .where('name', 'in', [...names])
    .where('request_id', 'is', null)
    .execute()
}

/** Notes that a sent request shows these files, which belong to a register of its sender. */
export const insertShownFiles = async (tx: Tx, requestId: string, names: readonly string[]): Promise<void> => {
  await tx
    .insertInto('request_files')
    .columns(['request_id', 'file_id'])
    .expression(eb =>
      eb
        .selectFrom('files')
        .select(file => [file.val(requestId).as('request_id'), 'id'])
        .where('name', 'in', [...names]),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Whether something beside the request that a file was uploaded for holds it. */
const isHeldElsewhere = sql<boolean>`(
  exists (select from worker_files h where h.file_id = files.id)
  or exists (select from equipment_files h where h.file_id = files.id)
  or exists (select from fee_report_files h where h.file_id = files.id)
  or exists (select from late_request_files h where h.file_id = files.id)
  or exists (select from request_files h where h.file_id = files.id))`

/** Bytes of the person's uploads that belong to nothing sent: loose ones, those of drafts, and what a return brought. */
export const sumUnsentBytes = async (tx: Tx, userId: string): Promise<number> => {
  const { total } = await tx
    .selectFrom('files')
    .leftJoin('requests as r', 'r.id', 'files.request_id')
    .select(sql<string>`coalesce(sum(files.size), 0)`.as('total'))
    .where('files.owner_user_id', '=', userId)
    .where('files.purpose', '!=', 'certificate')
    .where(
      sql<boolean>`(r.id is null or r.state = 'draft' or (r.state = 'returned' and files.created_at > r.submitted_at))`,
    )
    .where(isHeldElsewhere, '=', false)
    .executeTakeFirstOrThrow()
  return Number(total)
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
        .where(isHeldElsewhere, '=', false)
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

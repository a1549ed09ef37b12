// SQL of requests: the projection, its journal, remarks and snapshots.

import type { RequestType, SenderType } from '@khyanalt/domain/client-type'
import type { Mongo } from '@khyanalt/domain/money'
import type { RequestState } from '@khyanalt/domain/request-status'
import type { Module, Role } from '@khyanalt/domain/roles'
import { readRequestParts, withParts } from '../../db/parts.sql.ts'
import { selectFee } from '../../db/request-fee.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import type { LiftNote, RequestRecord } from './request-record.ts'

const selectRequest = (tx: Tx) =>
  tx
    .selectFrom('requests as r')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('categories as c', 'c.id', 'r.category_id')
    .innerJoin('definition_versions as d', 'd.id', 'r.definition_version_id')
    .leftJoin('companies as o', 'o.id', 'r.owner_company_id')
    .leftJoin('organizations as u', 'u.id', 'r.organization_id')
    .select([
      'r.id',
      'r.request_number',
      'r.service_id',
      'r.definition_version_id',
      'd.version as definition_version',
      'r.category_id',
      'c.name_mn as category_name_mn',
      'c.name_en as category_name_en',
      's.name_mn as service_name_mn',
      's.name_en as service_name_en',
      'r.module',
      'r.type',
      'r.state',
      'r.step',
      'r.round',
      'r.version',
      'r.owner_user_id',
      'r.owner_company_id',
      'o.name_mn as company_name',
      'r.created_by',
      'r.desk_id',
      'r.sender_type',
      'r.organization_id',
      'u.name_mn as organization_name',
      'u.name_en as organization_name_en',
      'r.language',
      'r.answers',
      'r.form_step',
      'r.lift',
      'r.certificate_id',
      'r.holder_user_id',
      'r.question_at',
      'd.review_plan as plan',
      'r.created_at',
      'r.updated_at',
      'r.submitted_at',
      'r.verified_at',
      'r.due_on',
      'r.days_left',
      'r.expires_on',
      selectFee.as('fee'),
    ])
    .where('r.deleted_at', 'is', null)

/** The request of a number or row id (CON-005), if there is one. */
export const findRequest = async (tx: Tx, key: string): Promise<RequestRecord | null> => {
  const row = await selectRequest(tx)
    .where(isUuid(key) ? 'r.id' : 'r.request_number', '=', key)
    .executeTakeFirst()
  return openRow(tx, row)
}

/** Those of some numbers. */
export const listByNumbers = async (tx: Tx, numbers: readonly string[]): Promise<readonly RequestRecord[]> => {
  if (numbers.length === 0) return []
  const rows = await selectRequest(tx)
    .where('r.request_number', 'in', [...numbers])
    .execute()
  return withRequestParts(tx, rows)
}

/** The request of a number or row id, locked until the transaction ends: deciders queue up behind each other. */
export const findRequestForUpdate = async (tx: Tx, key: string): Promise<RequestRecord | null> => {
  const row = await selectRequest(tx)
    .where(isUuid(key) ? 'r.id' : 'r.request_number', '=', key)
    .forUpdate('r')
    .executeTakeFirst()
  return openRow(tx, row)
}

type StoredRequest = Omit<RequestRecord, 'parts'>

const openRow = async (tx: Tx, row: StoredRequest | undefined): Promise<RequestRecord | null> =>
  row === undefined ? null : ((await withRequestParts(tx, [row]))[0] ?? null)

const withRequestParts = (tx: Tx, rows: readonly StoredRequest[]): Promise<readonly RequestRecord[]> =>
  withParts(tx, rows, {
    key: ({ id }) => id,
    open: ({ state }) => state === 'sent' || state === 'review',
    read: readRequestParts,
  })

/** A new draft. */
export type NewRequest = {
  readonly id: string
  readonly request_number: string
  readonly service_id: number
  readonly definition_version_id: string
  readonly category_id: number
  readonly module: Module
  readonly type: RequestType
  readonly step_role: Role
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly created_by: string
  readonly desk_id: number | null
  readonly sender_type: SenderType
  readonly organization_id: number | null
  readonly language: 'mn' | 'en' | 'ru'
  readonly answers: Readonly<Record<string, unknown>>
  readonly certificate_id: string | null
  readonly at: Date
}

/** Stores a draft. */
export const insertRequest = async (tx: Tx, { at, answers, ...request }: NewRequest): Promise<void> => {
  await tx
    .insertInto('requests')
    .values({ ...request, answers: JSON.stringify(answers), state: 'draft', created_at: at, updated_at: at })
    .execute()
}

/** How many drafts of a service the person has; locks the person, so that those made at once are counted one by one. */
export const countDraftsLocked = async (tx: Tx, ownerUserId: string, serviceId: number): Promise<number> => {
  await tx.selectFrom('users').select('id').where('id', '=', ownerUserId).forNoKeyUpdate().execute()
  const { total } = await tx
    .selectFrom('requests')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('owner_user_id', '=', ownerUserId)
    .where('service_id', '=', serviceId)
    .where('state', '=', 'draft')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** What a write may change; the version grows by one. */
export type RequestChange = {
  readonly state?: RequestState
  readonly step?: number
  readonly step_role?: Role
  readonly round?: number
  readonly answers?: Readonly<Record<string, unknown>>
  readonly form_step?: number
  readonly lift?: LiftNote
  readonly organization_id?: number | null
  readonly sender_type?: SenderType
  readonly owner_company_id?: string | null
  readonly certificate_id?: string | null
  readonly submitted_at?: Date | null
  readonly applicant_key?: string
  readonly verified_at?: Date
  readonly due_on?: string | null
  readonly days_left?: number | null
  readonly expires_on?: string | null
  readonly deleted_at?: Date
  readonly holder_user_id?: string | null
  readonly question_at?: Date | null
  /** What the request costs from now on, in möngö. */
  readonly fee?: Mongo
  readonly fee_waived_at?: Date
}

/** Writes a change on a locked request and answers its new version. */
export const updateRequest = async (tx: Tx, id: string, change: RequestChange, at: Date): Promise<number> => {
  const { answers, lift, ...columns } = change
  const row = await tx
    .updateTable('requests')
    .set({
      ...columns,
      ...(answers ? { answers: JSON.stringify(answers) } : {}),
      ...(lift ? { lift: JSON.stringify(lift) } : {}),
      updated_at: at,
    })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Notes on a locked request since when a question waits; null when none does. */
export const setQuestionAt = async (tx: Tx, id: string, at: Date | null): Promise<void> => {
  await tx.updateTable('requests').set({ question_at: at }).where('id', '=', id).execute()
}

/** Gives a locked request to somebody, or to nobody; its version stays, since nothing was decided. */
export const setHolder = async (tx: Tx, id: string, userId: string | null): Promise<void> => {
  await tx.updateTable('requests').set({ holder_user_id: userId }).where('id', '=', id).execute()
}

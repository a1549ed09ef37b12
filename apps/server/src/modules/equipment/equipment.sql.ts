// SQL of registers of equipment.
import { RequestState } from '@khyanalt/domain/request-status'
import type { Answers } from '@khyanalt/form-engine/answers'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { Sender } from '../senders/read-sender.ts'

/** A sheet or a record as it is kept, with the request it came in. */
export type EquipmentRow = {
  readonly id: string
  readonly register: string
  readonly part: string
  readonly owner_company_id: string | null
  readonly owner_user_id: string | null
  readonly request_id: string | null
  readonly request_number: string | null
  readonly request_state: string | null
  readonly answers: Answers
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

const approved = [RequestState.approved, RequestState.superseded]

const rowsOf = (tx: Tx) =>
  tx
    .selectFrom('equipment_records as e')
    .leftJoin('requests as r', 'r.id', 'e.request_id')
    .select([
      'e.id',
      'e.register',
      'e.part',
      'e.owner_company_id',
      'e.owner_user_id',
      'e.request_id',
      'r.request_number',
      'r.state as request_state',
      'e.answers',
      'e.version',
      'e.created_at',
      'e.updated_at',
    ])
    .where('e.deleted_at', 'is', null)

const ofOwner = (tx: Tx, { userId, companyId }: Sender) =>
  rowsOf(tx).where(companyId === null ? 'e.owner_user_id' : 'e.owner_company_id', '=', companyId ?? userId)

/** What came with a request that was deleted, or refused for good, stands nowhere. */
const stands = sql<SqlBool>`(e.request_id is null
  or r.deleted_at is null and r.state not in (${RequestState.rejected}, ${RequestState.expired}))`

/** The sheet of a register. */
export const findSheet = async (tx: Tx, owner: Sender, register: string): Promise<EquipmentRow | null> => {
  return (
    (await ofOwner(tx, owner).where('e.register', '=', register).where('e.part', '=', 'sheet').executeTakeFirst()) ??
    null
  )
}

/** All sheets of an owner. */
export const listSheets = async (tx: Tx, owner: Sender): Promise<EquipmentRow[]> =>
  await ofOwner(tx, owner).where('e.part', '=', 'sheet').execute()

/** Whether records belong to requests, and which request asks. */
type ItemScope = { readonly permitted: boolean; readonly requestId: string | null }

/** Records of a register, oldest first: where a permit is needed, those of the asking request and of approved ones. */
export const listItems = async (
  tx: Tx,
  owner: Sender,
  register: string,
  { permitted, requestId }: ItemScope,
): Promise<EquipmentRow[]> => {
  return await ofOwner(tx, owner)
    .where('e.register', '=', register)
    .where('e.part', '=', 'item')
    .$if(permitted, query =>
      query.where(eb =>
        eb.or([
          eb.and([eb('r.state', 'in', approved), eb('r.deleted_at', 'is', null)]),
          ...(requestId === null ? [] : [eb('e.request_id', '=', requestId)]),
        ]),
      ),
    )
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute()
}

/** One record or sheet, locked until the transaction ends. */
export const findForUpdate = async (tx: Tx, id: string): Promise<EquipmentRow | null> => {
  return (await rowsOf(tx).where('e.id', '=', id).forUpdate('e').executeTakeFirst()) ?? null
}

/** Lets one writer at a time write into the registers of an owner, so that nothing gets in twice. */
export const lockOwner = async (tx: Tx, { userId, companyId }: Sender): Promise<void> => {
  const table = companyId === null ? ('users' as const) : ('companies' as const)
  await tx
    .selectFrom(table)
    .select('id')
    .where('id', '=', companyId ?? userId)
    .forNoKeyUpdate()
    .execute()
}

/** Another record of the owner's register with this serial number. */
export const findTwin = async (
  tx: Tx,
  owner: Sender,
  {
    register,
    serial,
    exceptId,
  }: { readonly register: string; readonly serial: string; readonly exceptId: string | null },
): Promise<EquipmentRow | null> => {
  return (
    (await ofOwner(tx, owner)
      .where('e.register', '=', register)
      .where('e.serial_key', '=', serial)
      .where(stands)
      .$if(exceptId !== null, query => query.where('e.id', '!=', exceptId ?? ''))
      .orderBy('e.created_at')
      .executeTakeFirst()) ?? null
  )
}

/** How many records the owner's register holds. */
export const countItems = async (tx: Tx, owner: Sender, register: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('equipment_records as e')
    .leftJoin('requests as r', 'r.id', 'e.request_id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where(owner.companyId === null ? 'e.owner_user_id' : 'e.owner_company_id', '=', owner.companyId ?? owner.userId)
    .where('e.register', '=', register)
    .where('e.part', '=', 'item')
    .where('e.deleted_at', 'is', null)
    .where(stands)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What a write sets. */
export type EquipmentValues = {
  readonly answers: Answers
  readonly serial_key: string
  readonly expires_on: string | null
}

/** Where a new row belongs. */
export type NewPlace = {
  readonly id: string
  readonly register: string
  readonly part: 'sheet' | 'item'
  readonly requestId: string | null
}

/** Adds a row. */
export const insertRecord = async (
  tx: Tx,
  { userId, companyId }: Sender,
  place: NewPlace,
  { answers, ...values }: EquipmentValues,
  by: { readonly userId: string; readonly at: Date },
): Promise<void> => {
  await tx
    .insertInto('equipment_records')
    .values({
      ...values,
      answers: JSON.stringify(answers),
      id: place.id,
      register: place.register,
      part: place.part,
      request_id: place.requestId,
      owner_company_id: companyId,
      owner_user_id: companyId === null ? userId : null,
      created_by: by.userId,
      created_at: by.at,
      updated_at: by.at,
    })
    .execute()
}

/** Writes a locked row. */
export const writeRecord = async (
  tx: Tx,
  id: string,
  { answers, ...values }: EquipmentValues,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('equipment_records')
    .set({ ...values, answers: JSON.stringify(answers), updated_at: at })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Takes a row out of its register and lets go of its files. */
export const removeRecord = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('equipment_records').set({ deleted_at: at, updated_at: at }).where('id', '=', id).execute()
  await tx.deleteFrom('equipment_files').where('record_id', '=', id).execute()
}

/** Replaces the files of a row by those of these names. */
export const replaceFiles = async (tx: Tx, id: string, names: readonly string[]): Promise<void> => {
  await tx.deleteFrom('equipment_files').where('record_id', '=', id).execute()
  if (names.length === 0) return
  await tx
    .insertInto('equipment_files')
    .columns(['record_id', 'file_id'])
    .expression(eb =>
      eb
        .selectFrom('files')
        .select(file => [file.val(id).as('record_id'), 'id'])
        .where('name', 'in', [...names]),
    )
    .execute()
}

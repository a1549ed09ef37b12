// SQL of employees and their papers.
import type { WorkerFilePart } from '@khyanalt/domain/worker'
import type { Expression, SqlBool } from 'kysely'
import { expressionBuilder } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'

/** Whose list: the company's where there is one, else the person's. */
export type ListOwner = { readonly userId: string; readonly companyId: string | null }

/** A row as it is kept. */
export type WorkerRow = {
  readonly id: string
  readonly owner_company_id: string | null
  readonly owner_user_id: string | null
  readonly register_number: string
  readonly lastname: string
  readonly firstname: string
  readonly worker_type: number | null
  readonly phone: string
  readonly email: string
  readonly degree: string | null
  readonly appointment_date: string | null
  readonly training: boolean
  readonly training_expire_date: string | null
  readonly personal_dosimeter: boolean
  readonly health_surveillance: boolean
  readonly jobtype: string
  readonly version: number
  readonly updated_at: Date
}

const columns = [
  'id',
  'owner_company_id',
  'owner_user_id',
  'register_number',
  'lastname',
  'firstname',
  'worker_type',
  'phone',
  'email',
  'degree',
  'appointment_date',
  'training',
  'training_expire_date',
  'personal_dosimeter',
  'health_surveillance',
  'jobtype',
  'version',
  'updated_at',
] as const

/** Which of the owner's employees. */
export type WorkerFilters = {
  readonly ids?: readonly string[] | undefined
  readonly types?: readonly number[] | undefined
  /** Sounds that must all occur in the search key. */
  readonly sounds?: readonly string[] | undefined
}

/** Employees by name, and how many match in all. */
export const listWorkerRows = async (
  tx: Tx,
  owner: ListOwner,
  filters: WorkerFilters,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: WorkerRow[]; total: number }> => {
  const matching = tx
    .selectFrom('workers')
    .where('deleted_at', 'is', null)
    .where(owner.companyId === null ? 'owner_user_id' : 'owner_company_id', '=', owner.companyId ?? owner.userId)
    .where(passes(filters))
  const rows = await matching
    .select(columns)
    .orderBy('lastname')
    .orderBy('firstname')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

const passes = ({ ids, types, sounds = [] }: WorkerFilters): Expression<SqlBool> => {
  const eb = expressionBuilder<DB, 'workers'>()
  const oneOf = <T>(list: readonly T[], holds: (values: T[]) => Expression<SqlBool>) =>
    list.length === 0 ? eb.lit(false) : holds([...list])
  return eb.and([
    ...(ids === undefined ? [] : [oneOf(ids, list => eb('id', 'in', list))]),
    ...(types === undefined ? [] : [oneOf(types, list => eb('worker_type', 'in', list))]),
    // Sounds hold letters and digits only, so nothing in them is a wildcard.
    ...sounds.map(sound => eb('search_key', 'like', `%${sound}%`)),
  ])
}

/** One employee, locked until the transaction ends. */
export const findWorkerForUpdate = async (tx: Tx, id: string): Promise<WorkerRow | null> =>
  (await tx
    .selectFrom('workers')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Lets one writer at a time add to a list, so that no number gets into it twice. */
export const lockList = async (tx: Tx, { userId, companyId }: ListOwner): Promise<void> => {
  const table = companyId === null ? ('users' as const) : ('companies' as const)
  await tx
    .selectFrom(table)
    .select('id')
    .where('id', '=', companyId ?? userId)
    .forNoKeyUpdate()
    .execute()
}

/** Who has the number in the list, apart from one employee. */
export const findByNumber = async (tx: Tx, owner: ListOwner, number: string, exceptId: string | null) =>
  tx
    .selectFrom('workers')
    .select(['lastname', 'firstname'])
    .where('deleted_at', 'is', null)
    .where(owner.companyId === null ? 'owner_user_id' : 'owner_company_id', '=', owner.companyId ?? owner.userId)
    .where('register_number', '=', number)
    .$if(exceptId !== null, query => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst()

/** What a write sets. */
export type WorkerValues = Omit<WorkerRow, 'id' | 'owner_company_id' | 'owner_user_id' | 'version' | 'updated_at'> & {
  readonly search_key: string
}

/** Adds a row. */
export const insertWorker = async (
  tx: Tx,
  id: string,
  { userId, companyId }: ListOwner,
  values: WorkerValues,
  by: { readonly userId: string; readonly at: Date },
): Promise<void> => {
  await tx
    .insertInto('workers')
    .values({
      ...values,
      id,
      owner_company_id: companyId,
      owner_user_id: companyId === null ? userId : null,
      created_by: by.userId,
      created_at: by.at,
      updated_at: by.at,
    })
    .execute()
}

/** Writes a locked row. */
export const writeWorker = async (tx: Tx, id: string, values: WorkerValues, at: Date): Promise<void> => {
  await tx
    .updateTable('workers')
    .set({ ...values, updated_at: at })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Takes a row off the list and lets go of its papers. */
export const deleteWorker = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('workers').set({ deleted_at: at, updated_at: at }).where('id', '=', id).execute()
  await tx.deleteFrom('worker_files').where('worker_id', '=', id).execute()
}

/** A paper of an employee. */
export type WorkerFileRow = {
  readonly worker_id: string
  readonly part: string
  readonly name: string
  readonly title: string
  readonly size: number
}

/** The papers of some employees in their order. */
export const listWorkerFiles = async (tx: Tx, ids: readonly string[]): Promise<WorkerFileRow[]> => {
  if (ids.length === 0) return []
  return tx
    .selectFrom('worker_files as w')
    .innerJoin('files as f', 'f.id', 'w.file_id')
    .select(['w.worker_id', 'w.part', 'f.name', 'f.title', 'f.size'])
    .where('w.worker_id', 'in', [...ids])
    .orderBy('w.part')
    .orderBy('w.sort')
    .execute()
}

/** Replaces the papers of an employee by those of these names. */
export const replaceWorkerFiles = async (
  tx: Tx,
  id: string,
  parts: readonly { readonly part: WorkerFilePart; readonly names: readonly string[] }[],
): Promise<void> => {
  await tx.deleteFrom('worker_files').where('worker_id', '=', id).execute()
  for (const { part, names } of parts) {
    for (const [sort, name] of names.entries()) {
      await tx
        .insertInto('worker_files')
        .columns(['worker_id', 'part', 'file_id', 'sort'])
        .expression(eb =>
          eb
            .selectFrom('files')
            .select(file => [file.val(id).as('worker_id'), file.val(part).as('part'), 'id', file.val(sort).as('sort')])
            .where('name', '=', name),
        )
        .execute()
    }
  }
}

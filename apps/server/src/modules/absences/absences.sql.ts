// SQL of absences and of who stands in.
import type { Tx } from '../../db/transaction.ts'

/** An absence as it is stored. */
export type AbsenceRow = {
  readonly id: string
  readonly user_id: string
  readonly deputy_user_id: string
  readonly from_day: string
  readonly to_day: string
  readonly version: number
}

const columns = ['a.id', 'a.user_id', 'a.deputy_user_id', 'a.from_day', 'a.to_day', 'a.version'] as const

/** Those that are not over, with the names in them; the earliest first. */
export const listOpenAbsences = (tx: Tx, today: string) =>
  tx
    .selectFrom('absences as a')
    .innerJoin('users as p', 'p.id', 'a.user_id')
    .innerJoin('users as d', 'd.id', 'a.deputy_user_id')
    .innerJoin('users as e', 'e.id', 'a.entered_by')
    .select([...columns, 'a.entered_by', 'p.name as person_name', 'd.name as deputy_name', 'e.name as entered_name'])
    .where('a.to_day', '>=', today)
    .orderBy('a.from_day')
    .orderBy('p.name')
    .orderBy('a.id')
    .execute()

/** Who of these people is away today, until when, and who stands in. */
export const listAway = (tx: Tx, today: string, userIds?: readonly string[]) =>
  tx
    .selectFrom('absences as a')
    .innerJoin('users as p', 'p.id', 'a.user_id')
    .innerJoin('users as d', 'd.id', 'a.deputy_user_id')
    .select(['a.user_id', 'a.to_day', 'a.deputy_user_id', 'p.name', 'd.name as deputy_name'])
    .where('a.from_day', '<=', today)
    .where('a.to_day', '>=', today)
    .$if(userIds !== undefined, query => query.where('a.user_id', 'in', [...(userIds ?? [])]))
    .execute()

/** For whom somebody stands in today. */
export const listStoodInFor = async (tx: Tx, deputyId: string, today: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('absences')
    .select('user_id')
    .where('deputy_user_id', '=', deputyId)
    .where('from_day', '<=', today)
    .where('to_day', '>=', today)
    .execute()
  return rows.map(row => row.user_id)
}

/** Absences of these days in which one of these people is away or stands in. */
export const listDuring = (tx: Tx, userIds: readonly string[], { from, to }: { from: string; to: string }) =>
  tx
    .selectFrom('absences as a')
    .select(columns)
    .where('a.from_day', '<=', to)
    .where('a.to_day', '>=', from)
    .where(eb => eb.or([eb('a.user_id', 'in', [...userIds]), eb('a.deputy_user_id', 'in', [...userIds])]))
    .execute()

/** Makes those who enter absences of the same people wait for each other. */
export const lockPeople = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** An absence, locked for a change. */
export const lockAbsence = async (tx: Tx, id: string): Promise<AbsenceRow | null> =>
  (await tx.selectFrom('absences as a').select(columns).where('a.id', '=', id).forUpdate().executeTakeFirst()) ?? null

/** Stores a new absence. */
export const insertAbsence = async (
  tx: Tx,
  absence: AbsenceRow & { readonly entered_by: string; readonly entered_at: Date },
): Promise<void> => {
  await tx.insertInto('absences').values(absence).execute()
}

/** Changes a locked absence. */
export const updateAbsence = async (
  tx: Tx,
  { id, ...change }: Pick<AbsenceRow, 'id' | 'deputy_user_id' | 'from_day' | 'to_day' | 'version'>,
): Promise<void> => {
  await tx.updateTable('absences').set(change).where('id', '=', id).execute()
}

/** Takes a locked absence away; the audit keeps that it was. */
export const deleteAbsence = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('absences').where('id', '=', id).execute()
}

/** Names of people by id. */
export const listNamesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

// SQL of versions that take effect on a later day.
import type { Tx } from '../../db/transaction.ts'

/** A version that waits for its day. */
export type PlannedVersion = {
  readonly service_id: number
  readonly version: number
  readonly effective_on: string
  readonly planned_by: string
  readonly planner: string
  readonly planned_at: Date
}

const selectWaiting = (tx: Tx) =>
  tx
    .selectFrom('planned_versions as p')
    .innerJoin('users as u', 'u.id', 'p.planned_by')
    .select(['p.service_id', 'p.version', 'p.effective_on', 'p.planned_by', 'p.planned_at', 'u.name as planner'])
    .where('p.state', '=', 'waiting')

/** The version of a service that waits for its day, or null. */
export const findPlanned = async (tx: Tx, serviceId: number): Promise<PlannedVersion | null> =>
  (await selectWaiting(tx).where('p.service_id', '=', serviceId).executeTakeFirst()) ?? null

/** The same, locked: whoever withdraws it and the job come one after the other. */
export const lockPlanned = async (tx: Tx, serviceId: number): Promise<PlannedVersion | null> =>
  (await selectWaiting(tx).where('p.service_id', '=', serviceId).forUpdate('p').executeTakeFirst()) ?? null

/** Services whose waiting version has reached its day. */
export const listDue = async (tx: Tx, today: string): Promise<number[]> =>
  (
    await tx
      .selectFrom('planned_versions')
      .select('service_id')
      .where('state', '=', 'waiting')
      .where('effective_on', '<=', today)
      .orderBy('effective_on')
      .orderBy('service_id')
      .execute()
  ).map(({ service_id }) => service_id)

/** Notes the day of a version. */
export const insertPlanned = async (
  tx: Tx,
  planned: Pick<PlannedVersion, 'service_id' | 'version' | 'effective_on' | 'planned_by' | 'planned_at'>,
): Promise<void> => {
  await tx
    .insertInto('planned_versions')
    .values({ ...planned, state: 'waiting' })
    .execute()
}

/** Notes what became of it. */
export const endPlanned = async (
  tx: Tx,
  { service_id, version }: Pick<PlannedVersion, 'service_id' | 'version'>,
  ended: { readonly state: 'in_force' | 'withdrawn'; readonly ended_by: string | null; readonly ended_at: Date },
): Promise<void> => {
  await tx
    .updateTable('planned_versions')
    .set(ended)
    .where('service_id', '=', service_id)
    .where('version', '=', version)
    .execute()
}

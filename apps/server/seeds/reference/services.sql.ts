// SQL of seeded services and the versions of their forms.
import type { Tx } from '../../src/db/transaction.ts'
import type { SeedService } from './service-file.ts'

/** What the seed says of a service; whether it is open is for the agency to say. */
export type SeededService = Omit<SeedService, 'id' | 'language' | 'status' | 'temporary_disable'> & {
  readonly sort: number
}

/** A service as it is, and as the seed wrote it last. */
export const findSeeded = async (tx: Tx, id: number) => {
  const row = await tx
    .selectFrom('services')
    .select(['slug', 'category_id', 'name_mn', 'name_en', 'icon', 'client_types', 'type', 'renewable'])
    .select(['issues_certificate', 'validity_months', 'fee', 'openly_readable', 'details', 'sort', 'seeded'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { seeded, ...now } = row
  return { now, seeded }
}

/** Stores a new service. */
export const insertService = async (
  tx: Tx,
  row: {
    readonly id: number
    readonly status: 0 | 1
    readonly temporary_disable: boolean
    readonly listed: boolean
  },
  service: SeededService,
): Promise<void> => {
  await tx
    .insertInto('services')
    .values({ ...row, ...columnsOf(service) })
    .execute()
}

/** Brings a service up to date. */
export const updateService = async (tx: Tx, id: number, service: SeededService): Promise<void> => {
  await tx.updateTable('services').set(columnsOf(service)).where('id', '=', id).execute()
}

const columnsOf = (service: SeededService) => ({
  ...service,
  client_types: [...service.client_types],
  details: JSON.stringify(service.details),
  seeded: JSON.stringify(service),
})

/** The latest version of a service. */
export const findLatestVersion = async (tx: Tx, serviceId: number) =>
  tx
    .selectFrom('definition_versions')
    .select(['version', 'body', 'review_plan', 'certificate', 'seeded'])
    .where('service_id', '=', serviceId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether services were stored before. */
export const hasServices = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('services').select('id').limit(1).executeTakeFirst()) !== undefined

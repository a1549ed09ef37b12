// SQL of the reference seed; every statement may run again.
import type { ReviewStep } from '@khyanalt/domain/request-actions'
import type { Tx } from '../../src/db/transaction.ts'

/** Stores rows by key, or brings them up to date. */
export const upsertOrganization = async (
  tx: Tx,
  row: { id: number; name_mn: string; name_en: string; sort: number },
): Promise<void> => {
  const { id, ...rest } = row
  await tx
    .insertInto('organizations')
    .values(row)
    .onConflict(conflict => conflict.column('id').doUpdateSet({ ...rest }))
    .execute()
}

export const upsertCategory = async (
  tx: Tx,
  row: {
    id: number
    code: string | null
    name_mn: string
    name_en: string
    icon: string
    module: string
    sort: number
  },
): Promise<void> => {
  const { id, ...rest } = row
  await tx
    .insertInto('categories')
    .values(row)
    .onConflict(conflict => conflict.column('id').doUpdateSet({ ...rest }))
    .execute()
}

export const upsertAddress = async (
  tx: Tx,
  row: { code: string; parent_code: string | null; name_mn: string; name_en: string },
): Promise<void> => {
  const { code, ...rest } = row
  await tx
    .insertInto('addresses')
    .values(row)
    .onConflict(conflict => conflict.column('code').doUpdateSet({ ...rest }))
    .execute()
}

export const upsertOption = async (
  tx: Tx,
  {
    data,
    ...row
  }: {
    library: string
    value: string
    label_mn: string
    label_en: string
    sort: number
    data: Readonly<Record<string, string>> | null
  },
): Promise<void> => {
  const stored = data === null ? null : JSON.stringify(data)
  await tx
    .insertInto('reference_options')
    .values({ ...row, data: stored })
    .onConflict(conflict =>
      conflict
        .columns(['library', 'value'])
        .doUpdateSet({ label_mn: row.label_mn, label_en: row.label_en, sort: row.sort, data: stored }),
    )
    .execute()
}

export type SeedService = {
  readonly id: number
  readonly slug: string
  readonly category_id: number
  readonly name_mn: string
  readonly name_en: string
  readonly icon: string
  readonly client_types: readonly string[]
  readonly type: string
  readonly renewable: boolean
  readonly issues_certificate: boolean
  readonly validity_months: number | null
  readonly fee: number | null
  readonly details: object
}

/** Stores a service that is not there yet; one that the agency changed since is left alone. */
export const insertServiceOnce = async (tx: Tx, service: SeedService, sort: number): Promise<void> => {
  await tx
    .insertInto('services')
    .values({
      ...service,
      client_types: [...service.client_types],
      details: JSON.stringify(service.details),
      sort,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/** The latest version's body of a service. */
export const findLatestBody = async (tx: Tx, serviceId: number) =>
  tx
    .selectFrom('definition_versions')
    .select(['version', 'body'])
    .where('service_id', '=', serviceId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Publishes a version and makes it the one new requests use. */
export const publishVersion = async (
  tx: Tx,
  row: {
    readonly id: string
    readonly service_id: number
    readonly version: number
    readonly language: string
    readonly body: object
    readonly plan: readonly ReviewStep[]
    readonly at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('definition_versions')
    .values({
      id: row.id,
      service_id: row.service_id,
      version: row.version,
      language: row.language,
      body: JSON.stringify(row.body),
      review_plan: JSON.stringify(row.plan),
      published_at: row.at,
    })
    .execute()
  await tx.updateTable('services').set({ current_version: row.version }).where('id', '=', row.service_id).execute()
}

/** Serialises seeding when several processes start together. */
export const lockSeed = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('counters')
    .values({ key: 'seed', value: 0 })
    .onConflict(conflict => conflict.column('key').doUpdateSet(eb => ({ value: eb('counters.value', '+', 1) })))
    .execute()
}

// SQL of form definitions.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { Tx } from '../../db/transaction.ts'

/** A published version. */
export type DefinitionRow = {
  readonly id: string
  readonly service_id: number
  readonly version: number
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: unknown
  readonly review_plan: readonly ReviewStep[]
  readonly certificate: CertificatePart | null
}

const columns = ['id', 'service_id', 'version', 'language', 'body', 'review_plan', 'certificate'] as const

/** A version by its id. */
export const getDefinitionRow = async (tx: Tx, id: string): Promise<DefinitionRow> =>
  await tx.selectFrom('definition_versions').select(columns).where('id', '=', id).executeTakeFirstOrThrow()

/** A version to be published. */
export type NewDefinition = {
  readonly id: string
  readonly serviceId: number
  readonly version: number
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: object
  readonly plan: readonly ReviewStep[]
  /** What documents issued under this version say. */
  readonly certificate: CertificatePart | null
  readonly at: Date
  /** Who published it; null for the seed, which publishes no more after a version of the agency. */
  readonly by: string | null
}

/** Stores a version; the database refuses to change it. */
export const insertDefinition = async (tx: Tx, definition: NewDefinition): Promise<void> => {
  await tx
    .insertInto('definition_versions')
    .values({
      id: definition.id,
      service_id: definition.serviceId,
      version: definition.version,
      language: definition.language,
      body: JSON.stringify(definition.body),
      review_plan: JSON.stringify(definition.plan),
      certificate: definition.certificate && JSON.stringify(definition.certificate),
      published_at: definition.at,
      published_by: definition.by,
      seeded: definition.by === null,
    })
    .execute()
}

/** Stores what a version says of the service; what is there stays. */
export const insertVersionSettings = async (
  tx: Tx,
  serviceId: number,
  version: number,
  settings: ServiceSettings,
): Promise<void> => {
  await tx
    .insertInto('version_settings')
    .values({ service_id: serviceId, version, settings: JSON.stringify(settings) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Makes a version the one that new requests use. */
export const setCurrentVersion = async (tx: Tx, serviceId: number, version: number): Promise<void> => {
  await tx.updateTable('services').set({ current_version: version }).where('id', '=', serviceId).execute()
}

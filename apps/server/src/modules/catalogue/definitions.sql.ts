// SQL of form definitions.
import type { ReviewStep } from '@khyanalt/domain/request-actions'
import type { Tx } from '../../db/transaction.ts'

/** A published version. */
export type DefinitionRow = {
  readonly id: string
  readonly service_id: number
  readonly version: number
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: unknown
  readonly review_plan: readonly ReviewStep[]
}

const columns = ['id', 'service_id', 'version', 'language', 'body', 'review_plan'] as const

/** A version by its id. */
export const getDefinitionRow = async (tx: Tx, id: string): Promise<DefinitionRow> =>
  (await tx
    .selectFrom('definition_versions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as unknown as DefinitionRow

/** The version a service uses for new requests. */
export const findCurrentDefinitionId = async (tx: Tx, serviceId: number): Promise<string | null> => {
  const row = await tx
    .selectFrom('definition_versions as d')
    .innerJoin('services as s', join =>
      join.onRef('s.id', '=', 'd.service_id').onRef('s.current_version', '=', 'd.version'),
    )
    .select('d.id')
    .where('d.service_id', '=', serviceId)
    .executeTakeFirst()
  return row?.id ?? null
}

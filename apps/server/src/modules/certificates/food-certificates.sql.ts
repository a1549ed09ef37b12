// SQL of the public references of the food-safety register.

import type { FoodCertificateState } from '@khyanalt/domain/food-certificate-status'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { NumberPattern } from './certificate-number.ts'
import { isLapsedDemo, nameAs, stateAs } from './demo-certificates.sql.ts'
import type { FoodActivity } from './food-activity.ts'

/** A reference as anybody may see it; register numbers are not even read. */
export type FoodRow = {
  readonly request_number: string
  readonly state: FoodCertificateState
  readonly sender_type: number
  readonly holder: string
  readonly company_type: string | null
  readonly object_name: string
  readonly address: string
  readonly activities: readonly FoodActivity[]
  readonly organization: { readonly mn: string; readonly en: string } | null
  readonly verified_at: Date
  readonly version: number
  readonly sha256: string | null
}

const selectFood = (tx: Tx) =>
  tx
    .selectFrom('food_certificates as f')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.food_certificate_id', '=', 'f.id').onRef('v.version', '=', 'f.current_version'),
    )
    .leftJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
    .leftJoin('organizations as o', 'o.id', 'f.organization_id')
    .select(['f.request_number', 'f.sender_type', 'f.holder', 'f.company_type'])
    .select([
      stateAs<FoodCertificateState>('f', 'suspended').as('state'),
      nameAs('f', sql`f.object_name`, 'mn').as('object_name'),
    ])
    .select([
      'f.address',
      'f.activities',
      'f.verified_at',
      'f.current_version as version',
      eb => eb.fn.coalesce('d.extended_sha256', 'd.sha256').as('sha256'),
      'v.id as versionId',
    ])
    .select(
      sql<
        FoodRow['organization']
      >`case when o.id is not null then json_build_object('mn', o.name_mn, 'en', o.name_en) end`.as('organization'),
    )

/** A reference by the number of its registration. */
export const findFoodCertificate = async (tx: Tx, requestNumber: string): Promise<FoodRow | null> =>
  (await selectFood(tx).where('f.request_number', '=', requestNumber).executeTakeFirst()) ?? null

/** References whose number begins or ends as typed, or whose holder's name sounds like this from its beginning. */
export const findFood = async (
  tx: Tx,
  typed: { readonly number: NumberPattern | null; readonly key: string | null },
  limit: number,
): Promise<FoodRow[]> => {
  const { number, key } = typed
  if (number === null && key === null) return []
  return await selectFood(tx)
    .where(eb =>
      number
        ? eb.or([
            eb('f.request_number', 'like', number.starts),
            sql<boolean>`reverse(f.request_number) like ${number.ends}`,
          ])
        : eb('f.holder_key', 'like', `${key}%`),
    )
    .limit(limit)
    .execute()
}

/** References by their row ids, in any order. */
export const listFoodRows = async (tx: Tx, ids: readonly string[]): Promise<(FoodRow & { readonly id: string })[]> =>
  ids.length === 0
    ? []
    : await selectFood(tx)
        .select('f.id')
        .where('f.id', 'in', [...ids])
        .execute()

/** The current version of a reference. */
export const findFoodVersion = async (tx: Tx, requestNumber: string) => {
  const row = await selectFood(tx)
    .where('f.request_number', '=', requestNumber)
    .where(sql<boolean>`not ${isLapsedDemo('f')}`)
    .executeTakeFirst()
  return row ? { versionId: row.versionId, ref_id: row.request_number } : undefined
}

export type NewFoodCertificate = {
  readonly id: string
  readonly request_number: string
  readonly state: FoodCertificateState
  readonly sender_type: 1 | 2
  readonly holder: string
  readonly holder_key: string
  readonly holder_register_number: string | null
  readonly company_type: string | null
  readonly object_name: string
  readonly address: string
  readonly activities: readonly FoodActivity[]
  readonly organization_id: number | null
  readonly verified_at: Date
}

/** Stores a reference, or what it says now; answers the row and the number of its new version. */
export const putFoodCertificate = async (
  tx: Tx,
  { activities, ...rest }: NewFoodCertificate,
): Promise<{ id: string; version: number }> => {
  const values = { ...rest, activities: JSON.stringify(activities) }
  const { id: _, ...changed } = values
  const row = await tx
    .insertInto('food_certificates')
    .values(values)
    .onConflict(conflict =>
      conflict
        .column('request_number')
        .doUpdateSet(eb => ({ ...changed, current_version: eb('food_certificates.current_version', '+', 1) })),
    )
    .returning(['id', 'current_version as version'])
    .executeTakeFirstOrThrow()
  return row
}

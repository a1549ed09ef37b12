// SQL of certificates that a renewal may take up (CON-074).
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Whose certificates: the person's own, and those of the person's companies. */
export type CertificateOwner = { readonly userId: string; readonly companyIds: readonly string[] }

export type RenewableRow = {
  readonly id: string
  readonly ref_id: string
  readonly service: { readonly mn: string; readonly en: string }
  readonly state: CertificateState
  readonly ends_on: string
  readonly suspended_from: string | null
  readonly suspended_until: string | null
  readonly request_id: string
  readonly organization_id: number | null
  readonly owner_company_id: string | null
}

const renewableStates = ['active', 'expired'] as const satisfies readonly CertificateState[]

const selectRenewable = (tx: Tx, owner: CertificateOwner, serviceId: number) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .select(['c.id', 'c.ref_id', 'c.state', 'c.ends_on', 'c.request_id', 'c.organization_id', 'c.owner_company_id'])
    .select(['c.suspended_from', 'c.suspended_until'])
    .select(sql<RenewableRow['service']>`v.content -> 'service'`.as('service'))
    .where('c.service_id', '=', serviceId)
    .where('c.state', 'in', renewableStates)
    .where(eb =>
      eb.or([
        eb.and([eb('c.owner_user_id', '=', owner.userId), eb('c.owner_company_id', 'is', null)]),
        ...(owner.companyIds.length > 0 ? [eb('c.owner_company_id', 'in', [...owner.companyIds])] : []),
      ]),
    )

/** The owner's certificate of a service, by row id or public id, if it may be renewed. */
export const findRenewableRow = async (
  tx: Tx,
  owner: CertificateOwner,
  serviceId: number,
  key: string,
): Promise<RenewableRow | null> => {
  const row = await selectRenewable(tx, owner, serviceId)
    .where(sql<string>`c.id::text`, '=', key)
    .unionAll(selectRenewable(tx, owner, serviceId).where('c.cs_id', '=', key))
    .executeTakeFirst()
  return row ?? null
}

/** The owner's certificates of a service that may be renewed, newest first. */
export const listRenewableRows = async (
  tx: Tx,
  owner: CertificateOwner,
  serviceId: number,
): Promise<readonly RenewableRow[]> =>
  await selectRenewable(tx, owner, serviceId).orderBy('c.created_at', 'desc').orderBy('c.id').limit(200).execute()

/** The request that led to a certificate, by the certificate's row id. */
export const findRequestId = async (tx: Tx, id: string): Promise<string | null> => {
  const row = await tx.selectFrom('certificates').select('request_id').where('id', '=', id).executeTakeFirst()
  return row?.request_id ?? null
}

/** Puts what a new version says into the row that lists and searches read. */
export const updateRevised = async (
  tx: Tx,
  id: string,
  revised: {
    readonly holder: string
    readonly holder_key: string
    readonly current_version: number
    readonly starts_on: string
    readonly ends_on: string
  },
): Promise<void> => {
  await tx.updateTable('certificates').set(revised).where('id', '=', id).execute()
}

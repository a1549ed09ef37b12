// SQL of what the filters of the public list offer.
import type { Tx } from '../../db/transaction.ts'

/** The units of the agency, in order. */
export const listIssuingUnits = async (tx: Tx) =>
  tx.selectFrom('organizations').select(['id', 'name_mn', 'name_en']).orderBy('sort').orderBy('id').execute()

/** Services that end in a certificate; a closed one stays, since its certificates do. */
export const listCertifiedServices = async (tx: Tx) =>
  tx
    .selectFrom('services')
    .select(['id', 'name_mn', 'name_en'])
    .where('issues_certificate', '=', true)
    .orderBy('name_mn')
    .orderBy('id')
    .execute()

// SQL that gives some of the made-up rows to the demo's own people, so that somebody who can sign in has them.
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { demoCompanies } from '../demo/companies.ts'
import { demoPeople } from '../demo/people.ts'
import { plainId } from './bulk-load.sql.ts'
import { requestNoun } from './bulk-requests.sql.ts'
import type { BulkContext } from './bulk-sizes.ts'

/** Requests after the owned ones and as many certificates become the demo hospital's; the certificates before, the citizen's. */
export const fillShares = async (tx: Tx, first: number, last: number, { sizes }: BulkContext): Promise<void> => {
  const csIds = (after: number) => sql`
    select translate(substr(md5('certificate' || n + ${sql.lit(after)}), 1, 20), 'ilou', 'zyxw')
    from generate_series(${first}::bigint, ${last}::bigint) as n`
  const { citizen, hospitalAdmin } = demoPeople
  await sql`
    update requests set owner_user_id = ${hospitalAdmin.id}::uuid, owner_company_id = ${demoCompanies.hospital.id}::uuid,
      created_by = ${hospitalAdmin.id}::uuid, sender_type = 2
    where id in (select ${plainId(requestNoun, sql`n + ${sql.lit(sizes.owned)}`)} from generate_series(${first}::bigint, ${last}::bigint) as n)`.execute(
    tx,
  )
  await sql`
    update certificates set owner_user_id = ${citizen.id}::uuid, owner_company_id = null
    where cs_id in (${csIds(0)})`.execute(tx)
  await sql`
    update certificates set owner_user_id = ${hospitalAdmin.id}::uuid, owner_company_id = ${demoCompanies.hospital.id}::uuid
    where cs_id in (${csIds(sizes.shared)})`.execute(tx)
}

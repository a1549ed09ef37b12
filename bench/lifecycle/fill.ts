// A folder with the data of years, filled once and kept between runs if one is named.
import { seedBulk } from '../../apps/server/seeds/bulk/seed-bulk.ts'
import { xRayService } from '../../apps/server/seeds/demo/answers.ts'
import { inTransaction } from '../../apps/server/src/db/transaction.ts'
import { withPortal } from '../measure/with-portal.ts'
import { makeFree, openVisits } from './visitors.sql.ts'

/** Brings the portal of a folder up to these sizes; without waiting for the disk, so its database must end in order. */
export const fillFolder = async (
  dataDir: string,
  sizes: { readonly requests: number; readonly certificates: number; readonly users: number },
): Promise<void> => {
  await withPortal({ folder: dataDir, cases: true }, async ({ app }) => {
    const { db, clock } = app.services
    const { requests, certificates, users } = sizes
    // Each visitor is a person of the bulk with an organisation, and there are ten requests to a person.
    await seedBulk(app.services, { requests: Math.max(requests, users * 20), owned: 0, certificates }, console.log)
    await inTransaction(db, tx => openVisits(tx, users, clock.now()))
    // The walk is that of a free service; paying is a walk of its own.
    await inTransaction(db, tx => makeFree(tx, xRayService.formid))
  })
}

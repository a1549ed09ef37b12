// Nightly: drafts that stand on an older version of their form than new ones, since it came with an update of the
// portal, was published by a release that let them stay, or at the very moment in which they were made.
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { findService } from '../catalogue/find-service.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { listServicesWithOldDrafts } from './lift.sql.ts'
import { liftOpenRequests } from './lift-requests.ts'
import { system } from './system-doer.ts'

/** The task of the night: each service in a transaction of its own. */
export const liftOldDrafts = (services: Services) => async (): Promise<Record<string, number>> => {
  let lifted = 0
  for (const serviceId of await inTransaction(services.db, listServicesWithOldDrafts)) {
    lifted += await inTransaction(services.db, async tx => {
      const id = (await findService(tx, serviceId))?.definitionId ?? null
      if (id === null) return 0
      return (await liftOpenRequests(tx, services, system, serviceId, await readDefinition(tx, id), { offer: false }))
        .lifted
    })
  }
  return { lifted }
}

// Demo people and cases, once, and only where the demo is on.
import { inTransaction } from '../../src/db/transaction.ts'
import type { Services } from '../../src/services.ts'
import { seedDemoPeople } from './people.ts'

/** Seeds the demo when the configuration asks for it. */
export const seedDemo = async (services: Services): Promise<void> => {
  if (!services.config.demo) return
  await inTransaction(services.db, tx => seedDemoPeople(tx, services.clock))
}

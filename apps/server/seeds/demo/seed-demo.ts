// Demo people and cases, once, and only where the demo is on.
import { inTransaction } from '../../src/db/transaction.ts'
import type { Services } from '../../src/services.ts'
import { seedDemoServices } from '../reference/seed-reference.ts'
import { seedDemoCases } from './cases.ts'
import { seedDemoPeople } from './people.ts'

/** Seeds the demo when the configuration asks for it; tests bring cases of their own. */
export const seedDemo = async (services: Services, { cases = true }: { cases?: boolean } = {}): Promise<void> => {
  if (!services.config.demo) return
  await inTransaction(services.db, tx => seedDemoPeople(tx, services.clock))
  await inTransaction(services.db, tx => seedDemoServices(tx, services.clock.now()))
  if (cases) await seedDemoCases(services)
}

// Demo people and cases, once, and only where the demo is on.
import { agencyDate } from '../../src/clock.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { noteInstallation } from '../../src/going-live/installation.ts'
import { seedAgency } from '../../src/modules/agency/seed-agency.ts'
import { sumUpYear } from '../../src/modules/oversight/sum-up-days.job.ts'
import type { Services } from '../../src/services.ts'
import { seedDemoServices } from '../reference/seed-reference.ts'
import { demoAccount, demoAgency } from './agency.ts'
import { seedDemoCases } from './cases.ts'
import { seedDemoFeeReports } from './fee-reports.ts'
import { seedDemoFoodObjects } from './food-objects.ts'
import { seedOperatorCase } from './operator-case.ts'
import { seedDemoPeople } from './people.ts'
import { seedDemoRegisters } from './registers.ts'
import { seedDemoWorkers } from './workers.ts'

/** Seeds the demo when the configuration asks for it; tests bring cases of their own. */
export const seedDemo = async (services: Services, { cases = true }: { cases?: boolean } = {}): Promise<void> => {
  if (!services.config.demo) return
  await inTransaction(services.db, tx => noteInstallation(tx, services.config, services.clock.now()))
  await inTransaction(services.db, tx => seedAgency(tx, demoAgency, demoAccount, services.clock.now()))
  await inTransaction(services.db, tx => seedDemoPeople(tx, services.clock))
  await inTransaction(services.db, tx => seedDemoServices(tx, services.clock.now()))
  if (!cases) return
  await seedDemoCases(services)
  await seedOperatorCase(services)
  await seedDemoFoodObjects(services)
  await seedDemoFeeReports(services)
  await seedDemoWorkers(services)
  await seedDemoRegisters(services)
  // The cases lie in the past, which is counted at night otherwise.
  const now = services.clock.now()
  await sumUpYear(services)({ now, today: agencyDate(now) })
}

// Nightly: how long requests of each service really took, and what they were returned for.
import { inTransaction } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { learnExperience } from './experience.sql.ts'

const year = 365 * 24 * 3600 * 1000
const limits = { leastCases: 5, leastRequests: 3, reasons: 3 } as const

/** The task of the night. */
export const learnFromCases =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ now }: Night): Promise<Record<string, number>> => ({
    services: await inTransaction(db, tx =>
      learnExperience(tx, { since: new Date(now.getTime() - year), now, ...limits }),
    ),
  })

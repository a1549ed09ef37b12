// Large amounts of made-up rows, so that lists and searches can be tried at the size of years. The same sizes give the
// same rows but for the day they are counted back from, and asking for more adds what is missing.
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import type { Services } from '../../src/services.ts'
import { fillCertificates } from './bulk-certificates.sql.ts'
import { analyzeTables, countMade, keepMade, withoutIndexes } from './bulk-load.sql.ts'
import { fillCompanies, fillPeople } from './bulk-people.sql.ts'
import { fillRequests } from './bulk-requests.sql.ts'
import type { BulkContext, BulkSizes } from './bulk-sizes.ts'

/** One noun of the bulk: a further one is a line in `parts` and a file that fills it. */
type BulkPart = {
  readonly noun: string
  readonly tables: readonly string[]
  readonly size: (sizes: BulkSizes) => number
  /** Makes the rows numbered from `first` to `last`; earlier numbers are there already. */
  readonly fill: (tx: Tx, first: number, last: number, context: BulkContext) => Promise<void>
}

// In this order: later parts refer to rows of earlier ones.
const parts: readonly BulkPart[] = [
  { noun: 'people', tables: ['users'], size: needsPeople, fill: fillPeople },
  {
    noun: 'companies',
    tables: ['companies', 'company_members'],
    size: sizes => Math.ceil(needsPeople(sizes) / 2),
    fill: fillCompanies,
  },
  { noun: 'requests', tables: ['requests'], size: needsRequests, fill: fillRequests },
  {
    noun: 'certificates',
    tables: ['certificates', 'certificate_versions'],
    size: sizes => sizes.certificates,
    fill: fillCertificates,
  },
]

/** Certificates hang on requests, and requests on people, so some of each are made with them. */
function needsRequests({ requests, owned, certificates }: BulkSizes): number {
  return Math.max(requests, owned) || Math.min(certificates, 1_000)
}

function needsPeople(sizes: BulkSizes): number {
  return Math.ceil(Math.max(needsRequests(sizes), sizes.certificates / 2) / 10)
}

const batch = 100_000

/** Fills a demo database up to the sizes; each part is made whole or not at all. */
export const seedBulk = async (
  services: Services,
  sizes: BulkSizes,
  tell: (sentence: string) => void = () => {},
): Promise<void> => {
  if (!services.config.demo) throw new Error('Made-up rows are for the demo only; this portal serves real people.')
  const context: BulkContext = { now: services.clock.now(), sizes }
  for (const { noun, tables, size, fill } of parts) {
    await inTransaction(services.db, async tx => {
      const made = await countMade(tx, noun)
      const wanted = size(sizes)
      if (wanted <= made) return
      await withoutIndexes(tx, wanted - made > batch ? tables : [], async () => {
        for (let first = made + 1; first <= wanted; first += batch) {
          const last = Math.min(wanted, first + batch - 1)
          await fill(tx, first, last, context)
          tell(`${noun}: ${last} of ${wanted}`)
        }
      })
      await keepMade(tx, noun, wanted)
    })
    await analyzeTables(services.db, tables)
  }
}

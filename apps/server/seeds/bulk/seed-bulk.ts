// Large amounts of made-up rows, so that lists and searches can be tried at the size of years. The same sizes give the
// same rows but for the day they are counted back from, and asking for more adds what is missing.
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import { gatherNameWords } from '../../src/db/unkeyed-names.sql.ts'
import type { Services } from '../../src/services.ts'
import { fillCertificates } from './bulk-certificates.sql.ts'
import { fillFeeReports } from './bulk-fee-reports.sql.ts'
import { fillFoodObjects } from './bulk-food.sql.ts'
import { fillActs, fillEvents, fillMessages, fillSessions } from './bulk-journal.sql.ts'
import {
  analyzeTables,
  commitAtOnce,
  countMade,
  keepMade,
  withoutConstraints,
  withoutIndexes,
  withoutTriggers,
} from './bulk-load.sql.ts'
import { fillInvoices, fillLines } from './bulk-money.sql.ts'
import { fillCompanies, fillForeigners, fillPeople } from './bulk-people.sql.ts'
import { fillPermits, fillRecords, fillWorkers } from './bulk-registers.sql.ts'
import { fillRequests } from './bulk-requests.sql.ts'
import { fillShares } from './bulk-shares.sql.ts'
import { allSizes, type BulkContext, type BulkSizes } from './bulk-sizes.ts'

/** One noun of the bulk: a further one is a line in `parts` and a file that fills it. */
type BulkPart = {
  readonly noun: string
  readonly tables: readonly string[]
  readonly size: (sizes: BulkSizes) => number
  /** Nothing is looked up in its tables while they are filled. */
  readonly unread?: true
  /** Makes the rows numbered from `first` to `last`; earlier numbers are there already. */
  readonly fill: (tx: Tx, first: number, last: number, context: BulkContext) => Promise<void>
}

// In this order: later parts refer to rows of earlier ones.
const parts: readonly BulkPart[] = [
  { noun: 'people', tables: ['users'], size: needsPeople, fill: fillPeople },
  {
    noun: 'companies',
    tables: ['companies', 'company_members'],
    size: sizes => Math.max(sizes.companies, Math.ceil(needsPeople(sizes) / 2)),
    fill: fillCompanies,
  },
  { noun: 'foreigners', tables: ['users'], size: sizes => sizes.foreigners, fill: fillForeigners },
  { noun: 'requests', tables: ['requests'], size: needsRequests, fill: fillRequests },
  {
    noun: 'certificates',
    tables: ['certificates', 'certificate_versions'],
    size: sizes => sizes.certificates,
    unread: true,
    fill: fillCertificates,
  },
  { noun: 'shared', tables: ['requests', 'certificates'], size: sizes => sizes.shared, fill: fillShares },
  { noun: 'invoices', tables: ['invoices', 'files'], size: sizes => sizes.invoices, fill: fillInvoices },
  { noun: 'lines', tables: ['statements', 'statement_lines'], size: sizes => sizes.lines, fill: fillLines },
  { noun: 'events', tables: ['request_events', 'oversight_counts'], size: sizes => sizes.events, fill: fillEvents },
  { noun: 'acts', tables: ['audit_entries'], size: sizes => sizes.acts, fill: fillActs },
  { noun: 'messages', tables: ['notifications'], size: sizes => sizes.messages, fill: fillMessages },
  { noun: 'sessions', tables: ['sessions'], size: sizes => sizes.sessions, fill: fillSessions },
  { noun: 'workers', tables: ['workers'], size: sizes => sizes.workers, fill: fillWorkers },
  { noun: 'records', tables: ['equipment_records'], size: sizes => sizes.records, fill: fillRecords },
  {
    noun: 'permits',
    tables: ['explosive_permits', 'explosive_ledger'],
    size: sizes => sizes.permits,
    fill: fillPermits,
  },
  {
    noun: 'foods',
    tables: ['cases', 'food_registrations', 'food_certificates', 'certificate_versions'],
    size: sizes => sizes.foods,
    fill: fillFoodObjects,
  },
  {
    noun: 'reports',
    tables: ['fee_reports', 'fee_report_lines', 'cases', 'late_request_quarters'],
    size: sizes => sizes.reports,
    fill: fillFeeReports,
  },
]

/** Certificates hang on requests, and requests on people, so some of each are made with them. */
function needsRequests({ requests, owned, certificates, invoices, events, records }: BulkSizes): number {
  return Math.max(requests, owned) || Math.min(Math.max(certificates, invoices, events, records), 1_000)
}

function needsPeople(sizes: BulkSizes): number {
  const { people, companies, certificates } = sizes
  const most = Math.max(...Object.values(sizes))
  return Math.max(
    people,
    companies,
    Math.ceil(Math.max(needsRequests(sizes), certificates / 2) / 10),
    Math.min(most, 10),
  )
}

const batch = 100_000

/** Fills a demo database up to the sizes; each part is made whole or not at all. */
export const seedBulk = async (
  services: Services,
  asked: Partial<BulkSizes>,
  tell: (sentence: string) => void = () => {},
): Promise<void> => {
  if (!services.config.demo) throw new Error('Made-up rows are for the demo only; this portal serves real people.')
  const sizes = allSizes(asked)
  const context: BulkContext = { now: services.clock.now(), sizes }
  for (const { noun, tables, size, unread, fill } of parts) {
    await inTransaction(services.db, async tx => {
      const made = await countMade(tx, noun)
      const wanted = size(sizes)
      if (wanted <= made) return
      await commitAtOnce(tx)
      const load = () =>
        withoutTriggers(tx, async () => {
          for (let first = made + 1; first <= wanted; first += batch) {
            const last = Math.min(wanted, first + batch - 1)
            await fill(tx, first, last, context)
            tell(`${noun}: ${last} of ${wanted}`)
          }
        })
      const loadQuickly = unread ? () => withoutConstraints(tx, tables, load) : load
      await (wanted - made > batch ? withoutIndexes(tx, tables, loadQuickly) : load())
      await keepMade(tx, noun, wanted)
    })
    await analyzeTables(services.db, tables)
  }
  // The triggers that note words do not run while much is loaded.
  await inTransaction(services.db, gatherNameWords)
}

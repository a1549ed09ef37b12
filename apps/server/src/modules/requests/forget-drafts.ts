// Drafts that nobody touches for a year are deleted; their people are warned as of everything that ends.
import { addDays } from '../../clock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { oneByOne } from '../../jobs/one-by-one.ts'
import type { Services } from '../../services.ts'
import { applyAction, lockRequest } from './apply-action.ts'
import { listAbandoned, listUntouched } from './old-drafts.sql.ts'
import { system } from './system-doer.ts'

const draftDays = 365
const batch = 200

type Span = Parameters<typeof listUntouched>[1]

/** Drafts that will be deleted soon, with whom to tell. */
export const draftEndings = async (tx: Tx, { from, to, after, limit }: Span) => {
  const back = (day: string) => addDays(day, -draftDays)
  const seen = after && { ...after, endsOn: back(after.endsOn) }
  return (await listUntouched(tx, { from: back(from), to: back(to), after: seen, limit })).map(row => ({
    id: row.id,
    endsOn: addDays(row.touched_on, draftDays),
    people: [row.owner_user_id, row.created_by],
    companyId: row.owner_company_id,
    params: { number: row.request_number },
    url: `/dashboard/services/request/${row.request_number}`,
  }))
}

/** Deletes drafts whose last day has passed, each in a transaction of its own; the journal tells of it. */
export const forgetOldDrafts = async (services: Services, today: string): Promise<number> => {
  let forgotten = 0
  const turns = oneByOne()
  const last = addDays(today, -draftDays)
  for (let after: string | null = null; ; ) {
    const ids: readonly string[] = await inTransaction(services.db, tx => listAbandoned(tx, last, after, batch))
    for (const id of ids) {
      const gone = await turns.take(id, () => inTransaction(services.db, tx => forgetDraft(tx, services, id)))
      if (gone) forgotten += 1
    }
    const end = ids.at(-1)
    if (end === undefined || ids.length < batch) break
    after = end
  }
  turns.end()
  return forgotten
}

const forgetDraft = async (tx: Tx, services: Services, id: string): Promise<boolean> => {
  const request = await lockRequest(tx, { kind: 'system' }, id)
  if (request.state !== 'draft') return false
  await applyAction(tx, services, system, request, {
    action: 'delete_draft',
    detail: { untouched_days: draftDays },
    change: { deleted_at: services.clock.now() },
  })
  return true
}

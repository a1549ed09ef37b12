// Nightly: tells people 30 and 7 days before something of theirs ends. Each warning is given and kept in a transaction
// of its own: one that fails keeps no other back, and a night that broke off goes on where it stopped.
import { daysBetween, dueWarning, warningDays } from '@khyanalt/domain/expiry'
import { addDays } from '../../clock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Ending, ExpirySource, Span } from '../../expiry-source.ts'
import type { Night } from '../../jobs/nightly.ts'
import { oneByOne, type Turns } from '../../jobs/one-by-one.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { listKeepers } from '../senders/list-readers.ts'
import { insertWarning } from './expiry.sql.ts'
import { expirySources } from './sources.ts'

const batch = 200

/** The task of the night. */
export const warnBeforeExpiry =
  (services: Services, sources: readonly ExpirySource[] = expirySources) =>
  async (night: Night): Promise<Record<string, number>> => {
    const told: Record<string, number> = {}
    const turns = oneByOne()
    for (const source of sources) {
      told[source.name] = (await turns.take(source.name, () => warnOf(services, source, night, turns))) ?? 0
    }
    turns.end()
    return told
  }

const warnOf = async (services: Services, source: ExpirySource, night: Night, turns: Turns): Promise<number> => {
  const span = { from: night.today, to: addDays(night.today, Math.max(...warningDays)), limit: batch }
  let told = 0
  for (let after: Span['after'] = null; ; ) {
    const batchSpan: Span = { ...span, after }
    const endings: readonly Ending[] = await inTransaction(services.db, tx => source.list(tx, batchSpan))
    for (const ending of endings) {
      const given = await turns.take(`${source.name} ${ending.id}`, () =>
        inTransaction(services.db, tx => warn(tx, services, source, ending, night)),
      )
      if (given) told += 1
    }
    const last = endings.at(-1)
    if (!last || endings.length < batch) return told
    after = { endsOn: last.endsOn, id: last.id }
  }
}

const warn = async (
  tx: Tx,
  services: Services,
  { name, event }: ExpirySource,
  ending: Ending,
  { now, today }: Night,
): Promise<boolean> => {
  const days = dueWarning(daysBetween(today, ending.endsOn))
  if (days === null) return false
  const key = { source: name, subject_id: ending.id, ends_on: ending.endsOn, days_before: days, told_at: now }
  if (!(await insertWarning(tx, key))) return false
  const readers = await listKeepers(tx, ending.people, ending.companyId)
  await notify(tx, services, {
    to: readers.map(({ userId }) => userId),
    event: ending.event ?? event,
    params: { ...ending.params, date: ending.endsOn },
    link: { client: ending.url, staff: ending.url },
    requestId: null,
  })
  return readers.length > 0
}

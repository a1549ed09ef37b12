// Who has how much and finishes how much, and what is returned for what.
import type * as calls from '@khyanalt/contract/oversight-answers'
import type { OversightWork } from '@khyanalt/contract/oversight-answers'
import { percentile } from '@khyanalt/domain/histogram'
import { agencyDate, type Clock } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { type DoneRow, listDone, listRemarks, type RemarkRow } from './counts.sql.ts'
import { listPeopleNames, listPlannedServices } from './names.sql.ts'
import { type AskedPeriod, comparedPeriod, nowhere, overseenBy, refuseBackwards } from './read-oversight.ts'
import type { Scopes } from './scope.sql.ts'
import { listLoad } from './standing.sql.ts'

const mostQuestions = 20

export const readOversightWork =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.readOversightWork> =>
  async (tx, caller, input) => ({ data: await workWithin(tx, overseenBy(caller), clock, input) })

/** What each person has and finished, and what was returned, within some grants. */
export const workWithin = async (tx: Tx, scopes: Scopes, clock: Clock, input: AskedPeriod): Promise<OversightWork> => {
  refuseBackwards(input)
  const other = comparedPeriod(input)
  const load = await listLoad(tx, input, scopes, agencyDate(clock.now()))
  const done = await listDone(tx, input, scopes)
  const doneBefore = other && (await listDone(tx, other, scopes))
  const remarks = await listRemarks(tx, input, scopes)
  const remarksBefore = other && (await listRemarks(tx, other, scopes))
  const ids = [...new Set([...load.map(({ id }) => id), ...done.map(row => row.user_id)])]
  const names = await listPeopleNames(tx, ids)
  const services = await listPlannedServices(tx)
  const held = new Map(load.map(row => [row.id, row]))
  return {
    people: ids
      .map(id => ({
        id,
        name: names.get(id) ?? '–',
        open: held.get(id)?.open ?? 0,
        overdue: held.get(id)?.overdue ?? 0,
        ...doneBy(done, id),
        before: doneBefore && doneBy(doneBefore, id),
      }))
      .sort((one, other) => other.open - one.open || other.done - one.done || one.name.localeCompare(other.name)),
    questions: [...Map.groupBy(remarks, questionOf).values()]
      .map(rows => ({
        service_id: rows[0]?.service_id ?? 0,
        service: services.get(rows[0]?.service_id ?? 0)?.name ?? nowhere,
        title: rows[0]?.title ?? '',
        count: countOf(rows),
        before: remarksBefore && countOf(remarksBefore.filter(row => questionOf(row) === questionOf(rows[0] ?? row))),
        reasons: rows.map(({ reason, count }) => ({ reason, count })),
      }))
      .sort((one, other) => other.count - one.count || one.title.localeCompare(other.title))
      .slice(0, mostQuestions),
  }
}

const questionOf = ({ service_id, title }: RemarkRow): string => `${service_id} ${title}`
const countOf = (rows: readonly { readonly count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)

const doneBy = (rows: readonly DoneRow[], id: string) => {
  const own = rows.filter(row => row.user_id === id)
  return {
    done: countOf(own),
    median: percentile(
      own.map(({ bucket, count }) => ({ value: bucket, count })),
      0.5,
    ),
    returned: countOf(own.filter(({ returned }) => returned)),
  }
}

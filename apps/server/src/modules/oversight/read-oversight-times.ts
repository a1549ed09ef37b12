// Where the time goes: how long services, steps and other stages took, against the plan and another period.

import { oversightStages } from '@khyanalt/contract/oversight'
import type * as calls from '@khyanalt/contract/oversight-answers'
import type { OversightTimes } from '@khyanalt/contract/oversight-answers'
import { percentile } from '@khyanalt/domain/histogram'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { listStays, type StayRow } from './counts.sql.ts'
import { listPlannedServices, type PlannedService } from './names.sql.ts'
import { type AskedPeriod, comparedPeriod, nowhere, overseenBy, refuseBackwards } from './read-oversight.ts'
import type { Scopes } from './scope.sql.ts'

export const readOversightTimes: UseCase<typeof calls.readOversightTimes> = async (tx, caller, input) => ({
  data: await timesWithin(tx, overseenBy(caller), input),
})

/** How long things took in a period within some grants. */
export const timesWithin = async (tx: Tx, scopes: Scopes, period: AskedPeriod): Promise<OversightTimes> => {
  refuseBackwards(period)
  const other = comparedPeriod(period)
  const now = await listStays(tx, period, scopes)
  const before = other && (await listStays(tx, other, scopes))
  return timesOf(now, before, await listPlannedServices(tx), period.service)
}

/** The figures of the answer out of counted rows. */
const timesOf = (
  now: readonly StayRow[],
  before: readonly StayRow[] | null,
  services: ReadonlyMap<number, PlannedService>,
  asked: number | undefined,
): OversightTimes => {
  const compared = (of: (row: StayRow) => boolean) => ({
    ...takenBy(now.filter(of)),
    before: before && takenBy(before.filter(of)),
  })
  const ids = [...new Set(now.filter(({ kind }) => kind === 'whole').map(row => row.service_id))]
  const plan = asked === undefined ? null : (services.get(asked)?.plan ?? null)
  return {
    services: ids
      .map(id => ({
        id,
        name: services.get(id)?.name ?? nowhere,
        ...compared(row => row.kind === 'whole' && row.service_id === id),
        planned: services.get(id)?.plan.reduce((days, step) => days + step.workingDays, 0) ?? null,
      }))
      .sort((one, other) => other.count - one.count || one.id - other.id),
    stages: oversightStages.flatMap(stage => {
      const steps = stage === 'review' ? stepsIn(now) : [null]
      return steps.flatMap(step => {
        const of = (row: StayRow) => row.kind === stage && (step === null || row.step === step)
        const rows = now.filter(of)
        if (rows.length === 0) return []
        const planned = step === null ? undefined : plan?.[step - 1]
        return [
          {
            stage,
            step,
            name: planned?.name ?? null,
            ...compared(of),
            planned: planned?.workingDays ?? null,
            days: rows.reduce((sum, { bucket, count }) => sum + bucket * count, 0),
          },
        ]
      })
    }),
  }
}

const stepsIn = (rows: readonly StayRow[]): number[] =>
  [...new Set(rows.filter(({ kind }) => kind === 'review').map(({ step }) => step))].sort((one, other) => one - other)

const takenBy = (rows: readonly StayRow[]) => {
  const sizes = rows.map(({ bucket, count }) => ({ value: bucket, count }))
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    median: percentile(sizes, 0.5),
    p90: percentile(sizes, 0.9),
    late: rows.reduce((sum, { late }) => sum + late, 0),
  }
}

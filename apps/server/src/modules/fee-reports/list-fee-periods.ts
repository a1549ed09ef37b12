import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { quarterBefore, quarterOfDay, seasons } from '@khyanalt/domain/fee-report/quarters'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { countReportsOfYear, listPeriodsOfYear } from './fee-periods.sql.ts'
import { presentPeriod } from './set-periods.ts'

export const listFeePeriods =
  ({ clock }: Services): UseCase<typeof calls.listFeePeriods> =>
  async (tx, _caller, input) => {
    const today = agencyDate(clock.now())
    const year = input.year ?? quarterBefore(quarterOfDay(today)).year
    const set = await listPeriodsOfYear(tx, year)
    const counts = await countReportsOfYear(tx, year)
    return {
      data: seasons.map(season => {
        const period = set.find(one => one.season === season) ?? null
        return presentPeriod({ year, season }, period, {
          today,
          reports: counts.find(row => row.season === season)?.reports ?? 0,
        })
      }),
      year,
      today,
    }
  }

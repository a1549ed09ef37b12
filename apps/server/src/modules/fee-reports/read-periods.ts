// What can be reported now, by whom: the current quarter, the caller's companies, a company's quarters.
import type { getFeePeriod, listFeeCompanies, listFeeSeasons } from '@khyanalt/contract/fee-reports'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readAimags, readDeposits, readSecondMinerals } from './choices.ts'
import { listCompaniesById } from './fee-reports.sql.ts'
import { readOpenQuarters } from './open-quarters.ts'
import { presentCompany } from './present-report.ts'

export const answerPeriod =
  ({ clock }: Services): UseCase<typeof getFeePeriod> =>
  async (tx, caller) => {
    const today = agencyDate(clock.now())
    const open = await readOpenQuarters(tx, caller.companyIds, today)
    const current = open.find(({ late }) => late === null) ?? open[0]
    const deposits = (await readDeposits(tx)).filter(({ disabled }) => !disabled)
    const aimags = await readAimags(
      tx,
      deposits.map(({ aimag }) => aimag),
    )
    const minerals = (await readSecondMinerals(tx)).filter(({ disabled }) => !disabled)
    return {
      data: current?.season ?? 0,
      year: current?.year ?? null,
      closes: current?.closes ?? null,
      late: current ? current.late !== null : false,
      today,
      deposit: deposits.map(({ value, label, aimag }) => ({
        value,
        label,
        aimag: aimags.get(aimag) ?? { mn: aimag, en: aimag },
      })),
      minerals: minerals.map(({ value, label }) => ({ value, label })),
    }
  }

export const answerCompanies: UseCase<typeof listFeeCompanies> = async (tx, caller, { userId }) => {
  // Somebody else's companies are nobody's business (CON-183).
  if (userId !== caller.userId) throw refuse('not_found')
  return { data: (await listCompaniesById(tx, caller.companyIds)).map(presentCompany) }
}

export const answerSeasons =
  ({ clock }: Services): UseCase<typeof listFeeSeasons> =>
  async (tx, caller, { companyId }) => {
    if (!caller.companyIds.includes(companyId)) throw refuse('company_not_found')
    const open = await readOpenQuarters(tx, [companyId], agencyDate(clock.now()))
    return {
      data: open.map(({ season, year, closes, late }) => ({
        season_value: season,
        year,
        closes,
        late: late !== null,
      })),
    }
  }

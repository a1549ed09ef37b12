// The quarter that can be reported now.
import type * as calls from '@khyanalt/contract/fee-reports'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readAimags, readDeposits, readSecondMinerals } from './choices.ts'
import { readOpenQuarters } from './open-quarters.ts'

export const getFeePeriod =
  ({ clock }: Services): UseCase<typeof calls.getFeePeriod> =>
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

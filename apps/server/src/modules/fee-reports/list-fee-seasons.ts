// The quarters of an organisation.
import type * as calls from '@khyanalt/contract/fee-reports'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readOpenQuarters } from './open-quarters.ts'

export const listFeeSeasons =
  ({ clock }: Services): UseCase<typeof calls.listFeeSeasons> =>
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

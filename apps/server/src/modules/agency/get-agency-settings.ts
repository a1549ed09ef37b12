import type * as calls from '@khyanalt/contract/agency-settings'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findAgencyRow } from './agency.sql.ts'
import { factsOf, presentAgency } from './read-agency.ts'

export const getAgencySettings =
  ({ config }: Pick<Services, 'config'>): UseCase<typeof calls.getAgencySettings> =>
  async tx => {
    const row = await findAgencyRow(tx)
    const agency = presentAgency(row)
    const account = row?.account ?? config.account
    return {
      data: {
        version: row?.version ?? 0,
        facts: factsOf(agency),
        logo: agency.logo,
        account,
        account_from: row?.account ? 'settings' : account ? 'configuration' : 'nowhere',
        saved: row && {
          by: row.saved_by,
          at: row.saved_at.toISOString(),
        },
      },
    }
  }

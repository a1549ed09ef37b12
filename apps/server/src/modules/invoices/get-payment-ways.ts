import type * as calls from '@khyanalt/contract/invoices'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readAccount } from '../agency/read-agency.ts'

export const getPaymentWays =
  ({ config, payments }: Services): UseCase<typeof calls.getPaymentWays> =>
  async tx => ({ tax_site: config.TAX_SITE_URL, account: await readAccount(tx, config), online: payments !== null })

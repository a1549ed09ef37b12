import type * as calls from '@khyanalt/contract/fee-reports'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { demandRight } from '../senders/demand-right.ts'
import { refuseForeign, sendAnswers } from './send-report.ts'

export const createFeeReport =
  (services: Services): UseCase<typeof calls.createFeeReport> =>
  async (tx, caller, { transaction_id, ...answers }) => {
    refuseForeign(caller, answers.company_id)
    await demandRight(tx, caller, answers.company_id || null, 'send')
    return sendAnswers(tx, services, caller, { report: null, answers, transactionId: transaction_id })
  }

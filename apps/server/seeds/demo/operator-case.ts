// What the operator of the demo has begun for a customer, so that the list of the front office shows what it is for.
import { inTransaction } from '../../src/db/transaction.ts'
import { createForCustomer } from '../../src/modules/requests/create-for-customer.ts'
import { saveDraft } from '../../src/modules/requests/save-draft.ts'
import type { Services } from '../../src/services.ts'
import { hasMade } from './cases.sql.ts'
import { demoCompanies } from './companies.ts'
import { demoStaff } from './people.ts'
import { staffSession } from './sessions.ts'

const laboratory = { formid: 201, category_id: 65 }

/** Seeds it once: a soil sample of the mine, whose form is half filled in. */
export const seedOperatorCase = (services: Services): Promise<void> =>
  inTransaction(services.db, async tx => {
    const operator = staffSession(demoStaff.operator)
    if (await hasMade(tx, operator.userId)) return
    const order = { ...laboratory, customer_id: demoCompanies.mine.id }
    const { code } = await createForCustomer(services)(tx, operator, order)
    const data = { sample_kind: 'soil', sampling_point: 'Уурхайн зүүн талбай, шороон овоолго' }
    await saveDraft(services)(tx, operator, { request_number: code, data })
  })

import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { writeAccountAudit } from './account-audit.ts'
import { insertAccount } from './people.sql.ts'
import { sendLink } from './send-link.ts'

export type Needs = Pick<Services, 'clock' | 'enqueue'>

type NewAccount = Omit<Parameters<typeof insertAccount>[1], 'id' | 'created_at' | 'updated_at'>

export const nobody = { private_number: null, position: null, nationality: null, email: null, organization_id: null }

export const addAccount = async (
  tx: Tx,
  services: Needs,
  by: string,
  account: NewAccount,
  grants: readonly object[],
) => {
  const id = uuidv7()
  const at = services.clock.now()
  if (!(await insertAccount(tx, { ...account, id, created_at: at, updated_at: at }))) throw refuse('account_known')
  const { login_email, register_number } = account
  const detail = { login: login_email ?? register_number, ...(grants.length > 0 && { grants }) }
  await writeAccountAudit(tx, services, { by, action: 'create', accountId: id, detail })
  return { id, ...(await sendLink(tx, services, { account: { ...account, id }, by })) }
}

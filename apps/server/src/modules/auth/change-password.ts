import type * as calls from '@khyanalt/contract/auth'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { demandProof } from '../../http/demand-proof.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { checkPassword } from './check-password.ts'
import { keepPassword } from './keep-password.ts'
import { hashPassword } from './password.ts'
import { deleteLinksOf, findChooser } from './password-links.sql.ts'
import { refusePassword } from './refuse-password.ts'
import { hasSecondFactor } from './second-factor/ask-at-sign-in.ts'

/**
 * Changes a password by the one in force, which is asked for and locked as at sign-in; a session alone is not enough.
 * Bound raw: failures are counted although the call is refused, and no connection is held while passwords are computed.
 */
export const changePassword =
  (
    services: Pick<Services, 'db' | 'clock' | 'config' | 'secret' | 'enqueue'>,
  ): RawUseCase<typeof calls.changePassword> =>
  async (browser, caller, { login_type, login, current, password }) => {
    const { db } = services
    const kind = login_type === 'user' ? 'staff' : 'client'
    const userId = await checkPassword(services, kind, login, current, browser)
    const { chooser, enrolled } = await inTransaction(db, async tx => ({
      chooser: await findChooser(tx, userId),
      enrolled: await hasSecondFactor(tx, userId),
    }))
    if (!chooser) throw refuse('wrong_credentials')
    // The password alone must not change what a second factor protects.
    if (enrolled && caller?.userId !== userId) throw refuse('sign_in_first')
    if (enrolled && caller) demandProof('enrolled', caller)
    const refusal = await refusePassword(password, chooser)
    if (refusal) throw refuse(refusal)
    const hash = await hashPassword(password)
    await inTransaction(db, async tx => {
      // Read again: the account may have been locked meanwhile.
      const account = await findChooser(tx, userId)
      if (!account) throw refuse('wrong_credentials')
      await deleteLinksOf(tx, userId)
      await keepPassword(tx, services, account, hash)
    })
    return {}
  }

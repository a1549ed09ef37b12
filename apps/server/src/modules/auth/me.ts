import type * as calls from '@khyanalt/contract/auth'
import type { UseCase } from '../../http/bind.ts'
import { readSignedInUser } from './present-user.ts'

/** Answers the signed-in person. */
export const me: UseCase<typeof calls.me> = async (tx, caller) => {
  const user = await readSignedInUser(tx, caller.userId)
  return { user, login_type: user.login_type }
}

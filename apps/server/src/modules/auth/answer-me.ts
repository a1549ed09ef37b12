import type { me } from '@khyanalt/contract/auth'
import type { UseCase } from '../../http/bind.ts'
import { readSignedInUser } from './present-user.ts'

/** Answers the signed-in person. */
export const answerMe: UseCase<typeof me> = async (tx, caller) => {
  const user = await readSignedInUser(tx, caller.userId)
  return { user, login_type: user.login_type }
}

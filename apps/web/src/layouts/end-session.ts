// Signing out for good: nothing of the person's drafts stays on this device.
import { readSession } from '../api/session.ts'
import { signOut } from '../api/sign-in.ts'
import { paths } from '../paths.ts'
import { homeOf } from './return-place.ts'

/** Ends the session, or all of them, and forgets the drafts kept here. */
export const endSession = async (everywhere = false): Promise<void> => {
  const { user } = readSession()
  await signOut(everywhere)
  if (!user) return
  const { forgetDrafts } = await import('../form/draft-journal.ts')
  await forgetDrafts(user.id).catch(() => undefined)
}

/** Ends acting as a client; answers where whoever is signed in beside it goes on. */
export const endSupport = async (): Promise<string> => {
  await endSession()
  const { user } = readSession()
  return user ? homeOf(user) : paths.home
}

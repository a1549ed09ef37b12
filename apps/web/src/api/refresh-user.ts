// Reads the signed-in person again after something about him or her changed (REQ-PROF-07, REQ-PROF-08).
import { me } from '@khyanalt/contract/auth'
import { profileTexts } from '@khyanalt/domain/messages/profile'
import { formatText } from '@khyanalt/domain/text'
import { showToast } from '../ui/toast.ts'
import { callApi } from './client.ts'
import { getToken, storeUser } from './session.ts'

/**
 * Replaces the user; a failure is told, since the screen then shows what no longer holds, unless nothing is known to
 * have changed. Answers whether it worked.
 */
export const refreshUser = async (ui: 'mn' | 'en', { quiet = false } = {}): Promise<boolean> => {
  const token = getToken()
  try {
    const { user } = await callApi(me, {})
    // Somebody may have signed out, or another person in, while the answer was on its way.
    if (getToken() === token) storeUser(user)
    return true
  } catch {
    if (!quiet) showToast({ text: formatText(profileTexts, ui, 'refreshFailed'), tone: 'error' })
    return false
  }
}

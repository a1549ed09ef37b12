// The state of a single sign-on on the screen.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { signInWithToken } from '../../api/sign-in.ts'
import { type SignOn, startSignOn } from '../../api/sign-on.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { showToast } from '../../ui/toast.ts'

type State = { readonly pending: boolean; readonly warning: string | null; readonly error: string | null }
const idle: State = { pending: false, warning: null, error: null }

/** Starts and follows a sign-on; `onSignedIn` runs once the user is stored. */
export const useSignOn = (onSignedIn: () => void, only?: SignedInUser) => {
  const t = useText(authTexts)
  const { ui } = useLanguage()
  const [state, setState] = useState<State>(idle)
  const running = useRef<SignOn | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const start = async () => {
    setState({ ...idle, pending: true })
    const signOn = startSignOn(t('signOnPending'))
    running.current = signOn
    const end = await signOn.end
    running.current = null
    switch (end.outcome) {
      case 'token':
        try {
          await signInWithToken(end.token, { only })
          setState(idle)
          onSignedIn()
        } catch (error) {
          const sentence = errorText(error, ui)
          setState({ ...idle, error: sentence })
          showToast({ text: sentence, tone: 'error' })
        }
        return
      case 'cancelled':
        setState({ ...idle, warning: t('signOnCancelled') })
        return
      case 'blocked':
        setState({ ...idle, warning: t('signOnBlocked') })
        return
      case 'refused':
        setState({ ...idle, error: t('signOnRefused') })
    }
  }
  return { ...state, start, cancel: () => running.current?.cancel() }
}

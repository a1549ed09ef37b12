// What follows every kind of signing in: the remembered place, with a word of welcome.
import { authTexts } from '@khyanalt/domain/messages/auth'
import { useNavigate } from 'react-router'
import { readSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { takePlace } from '../../layouts/return-place.ts'
import { showToast } from '../../ui/toast.ts'

/** Goes on to where the person wanted to be (REQ-AUTH-03, 07, 11; CON-028). */
export const useAfterSignIn = () => {
  const t = useText(authTexts)
  const navigate = useNavigate()
  return () => {
    const { user } = readSession()
    if (!user) return
    showToast({ text: t('welcome') })
    navigate(takePlace(user), { replace: true })
  }
}

// What follows every kind of signing in: the remembered place, with a word of welcome.
import { authTexts } from '@khyanalt/domain/messages/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { readSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { takePlace } from '../../layouts/return-place.ts'
import { showToast } from '../../ui/toast.ts'

/** Goes on to where the person wanted to be (REQ-AUTH-03, 07, 11; CON-028). */
export const useAfterSignIn = () => {
  const t = useText(authTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    const { user } = readSession()
    if (!user) return
    client.removeQueries({ predicate: query => !publicKeys.has(String(query.queryKey[0])) })
    showToast({ text: t('welcome') })
    navigate(takePlace(user), { replace: true })
  }
}

/** What another person's session may keep. */
const publicKeys = new Set(['categories', 'services', 'service', 'certificates', 'certificate'])

// The way in for support that acts as a client (REQ-AUTH-14…17, CON-029).
import { spendClientToken } from '@khyanalt/contract/client-tokens'
import { supportTexts } from '@khyanalt/domain/messages/support'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { readSession } from '../../api/session.ts'
import { signInWithToken } from '../../api/sign-in.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { homeOf } from '../../layouts/return-place.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './ClientSignInScreen.module.css'

export const ClientSignInScreen = () => {
  const t = useText(supportTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [error, setError] = useState<unknown>(null)
  // A token works once: it is read once, and leaves the address bar before it is sent.
  const token = useRef<string | null>(null)

  const enter = useCallback(async () => {
    setError(null)
    try {
      const { access_token, support } = await callApi(spendClientToken, { token: token.current ?? '' })
      await signInWithToken(access_token, { support: { name: support.name, endsAt: support.ends_at } })
      const { user } = readSession()
      if (user) await navigate(homeOf(user), { replace: true })
    } catch (failed) {
      setError(failed)
    }
  }, [navigate])

  useEffect(() => {
    if (token.current !== null) return
    token.current = new URLSearchParams(search).get('token') ?? ''
    if (!token.current) {
      navigate(paths.home, { replace: true })
      return
    }
    window.history.replaceState(window.history.state, '', paths.loginClient)
    enter()
  }, [search, navigate, enter])

  const leave = () => navigate(paths.home, { replace: true })
  const wrong = hasCode(error, 'client_token_invalid')
  return (
    <section className={styles.place} aria-labelledby="way-in">
      <h1 id="way-in">{t('wayTitle')}</h1>
      {error === null && (
        <p role="status" className={styles.waiting}>
          <Spinner />
          {t('opening')}
        </p>
      )}
      {error !== null && (
        <Dialog
          open
          alert
          onClose={leave}
          title={t(wrong ? 'wrongTitle' : 'failedTitle')}
          description={wrong ? t('wrongText') : errorText(error, ui)}
          actions={
            <>
              {!wrong && (
                <Button variant="secondary" onClick={enter}>
                  {t('retry')}
                </Button>
              )}
              <Button onClick={leave}>{t('toHome')}</Button>
            </>
          }
        />
      )}
    </section>
  )
}

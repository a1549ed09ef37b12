// Choosing a password by the link that an administrator made.

import { setPassword } from '@khyanalt/contract/auth'
import type { OutputOf } from '@khyanalt/contract/call'
import { passwordTexts } from '@khyanalt/domain/messages/passwords'
import { minPasswordLength } from '@khyanalt/domain/staff-accounts'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AuthCard } from './AuthCard.tsx'
import styles from './PasswordForm.module.css'

export const NewPasswordScreen = () => {
  const t = useText(passwordTexts)
  const pair = usePair(passwordTexts)
  const { ui } = useLanguage()
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '')
  const [problems, setProblems] = useState<{ readonly password?: string; readonly again?: string }>({})
  // Until the page is taken over, the browser itself would send the form; a password must never stand in an address.
  const [ready, setReady] = useState(false)
  // The token leaves the address bar; it stays in this page alone.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', paths.newPassword)
    setReady(true)
  }, [])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [done, setDone] = useState<OutputOf<typeof setPassword> | null>(null)
  const save = async (password: string) => {
    setBusy(true)
    setError(null)
    try {
      setDone(await callApi(setPassword, { token, password }))
    } catch (failed) {
      setError(failed)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const password = String(values.get('password') ?? '')
    const found = {
      ...(password.length < minPasswordLength ? { password: t('tooShort') } : {}),
      ...(password === String(values.get('again') ?? '') ? {} : { again: t('different') }),
    }
    setProblems(found)
    if ('password' in found || 'again' in found) {
      const field = 'password' in found ? 'password' : 'again'
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
    } else save(password)
  }
  if (done) {
    return (
      <AuthCard {...pair('doneTitle')} others={[]}>
        <Alert tone="success">{t('doneText', { login: done.login })}</Alert>
        <ButtonLink to={done.login_type === 'user' ? paths.portalSignIn : paths.signInByNumber}>
          {t('toSignIn')}
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard {...pair('title')} intro={t('intro')} others={[]}>
      <form method="post" noValidate onSubmit={submit} className={styles.form}>
        {error !== null && (
          <Alert tone="error" urgent>
            {errorText(error, ui)}
          </Alert>
        )}
        <TextField
          name="password"
          type="password"
          label={t('password')}
          help={t('passwordHelp')}
          error={problems.password}
          autoComplete="new-password"
          maxLength={200}
          required
        />
        <TextField
          name="again"
          type="password"
          label={t('again')}
          error={problems.again}
          autoComplete="new-password"
          maxLength={200}
          required
        />
        <Button type="submit" busy={busy} disabled={!ready}>
          {t('save')}
        </Button>
      </form>
    </AuthCard>
  )
}

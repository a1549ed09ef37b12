// Choosing a password: by the link that an administrator made, or by the password in force.

import { changePassword, setPassword } from '@khyanalt/contract/auth'
import type { OutputOf } from '@khyanalt/contract/call'
import { passwordTexts } from '@khyanalt/domain/messages/passwords'
import { minPasswordLength } from '@khyanalt/domain/staff-accounts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { clearSession, noteSignOut } from '../../api/session.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AuthCard } from './AuthCard.tsx'
import styles from './PasswordForm.module.css'
import { isWrongPassword } from './sign-in-refusal.ts'

const fields = ['login', 'current', 'password', 'again'] as const
type Field = (typeof fields)[number]

/** What the server says of the new password; only it knows which ones people use and who chooses. */
const refusals = ['password_weak', 'password_common', 'password_personal'] as const

export const NewPasswordScreen = () => {
  const t = useText(passwordTexts)
  const pair = usePair(passwordTexts)
  const { ui } = useLanguage()
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token'))
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<{ readonly [K in Field]?: string }>({})
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
  const point = (found: typeof problems): boolean => {
    setProblems(found)
    const first = fields.find(name => name in found)
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return first !== undefined
  }
  const save = async ({ login, current, password }: Readonly<Record<Field, string>>) => {
    setBusy(true)
    setError(null)
    try {
      if (token !== null) setDone(await callApi(setPassword, { token, password }))
      else {
        const login_type = login.includes('@') ? 'user' : 'client'
        await callApi(changePassword, { login_type, login, current, password })
        // Whoever is signed in here has no session any more.
        noteSignOut()
        clearSession()
        setDone({ login, login_type })
      }
    } catch (failed) {
      if (refusals.some(code => hasCode(failed, code))) point({ password: errorText(failed, ui) })
      else if (isWrongPassword(failed)) point({ current: t('wrong') })
      else setError(failed)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const read = (name: Field) => String(values.get(name) ?? '')
    const typed = {
      login: read('login').trim(),
      current: read('current'),
      password: read('password'),
      again: read('again'),
    }
    const found = {
      ...(token === null && !typed.login ? { login: t('loginMissing') } : {}),
      ...(token === null && !typed.current ? { current: t('currentMissing') } : {}),
      ...(typed.password.length < minPasswordLength ? { password: t('tooShort') } : {}),
      ...(typed.password === typed.again ? {} : { again: t('different') }),
    }
    if (!point(found)) save(typed)
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
    <AuthCard {...pair('title')} intro={t(token === null ? 'changeIntro' : 'intro')} others={[]}>
      <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
        {error !== null && (
          <Alert tone="error" urgent>
            {errorText(error, ui)}
          </Alert>
        )}
        {token === null && (
          <>
            <TextField
              name="login"
              label={t('login')}
              help={t('loginHelp')}
              error={problems.login}
              autoComplete="username"
              maxLength={254}
              spellCheck={false}
              required
            />
            <TextField
              name="current"
              type="password"
              label={t('current')}
              help={t('currentHelp')}
              error={problems.current}
              autoComplete="current-password"
              maxLength={200}
              required
            />
          </>
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

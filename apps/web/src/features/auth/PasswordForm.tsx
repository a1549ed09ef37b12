// Name and password: the same form for clients and staff, with its words handed in.
import { authTexts } from '@khyanalt/domain/messages/auth'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './PasswordForm.module.css'
import { isWrongPassword } from './sign-in-refusal.ts'

type Props = {
  readonly name: {
    readonly label: string
    readonly help?: string
    readonly missing: string
    readonly type?: 'text' | 'email'
  }
  /** The sentence of a wrong name or password. */
  readonly wrong: string
  readonly onSubmit: (name: string, password: string) => Promise<void>
  readonly defaultName?: string
  /** A wrong password is told in passing as well (REQ-AUTH-02). */
  readonly toast?: boolean
}

export const PasswordForm = ({ name, wrong, onSubmit, defaultName = '', toast = false }: Props) => {
  const t = useText(authTexts)
  const { ui } = useLanguage()
  const [problems, setProblems] = useState<{ name?: string; password?: string }>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Until the page is taken over, the browser itself would send the form; a password must never stand in an address.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const focusOn = (field: 'name' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const typed = String(values.get('name') ?? '').trim()
    const password = String(values.get('password') ?? '')
    const found = {
      ...(typed ? {} : { name: name.missing }),
      ...(password ? {} : { password: t('passwordMissing') }),
    }
    setProblems(found)
    setRefusal(null)
    if (found.name || found.password) {
      focusOn(found.name ? 'name' : 'password')
      return
    }
    setBusy(true)
    try {
      await onSubmit(typed, password)
    } catch (error) {
      const sentence = isWrongPassword(error) ? wrong : errorText(error, ui)
      setRefusal(sentence)
      if (toast) showToast({ text: sentence, tone: 'error' })
      focusOn('password')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      {refusal && (
        <Alert tone="error" urgent={!toast}>
          {refusal}
        </Alert>
      )}
      <TextField
        name="name"
        type={name.type ?? 'text'}
        label={name.label}
        help={name.help}
        error={problems.name}
        defaultValue={defaultName}
        autoComplete="username"
        spellCheck={false}
        required
      />
      <TextField
        name="password"
        type="password"
        label={t('password')}
        error={problems.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={busy} disabled={!ready}>
        {t('submit')}
      </Button>
    </form>
  )
}

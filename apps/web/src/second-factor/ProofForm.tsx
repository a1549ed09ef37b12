// Asks for a proof by the ways that there are: passkey first, then a code, a recovery code, or the password.
import type { InputOf } from '@khyanalt/contract/call'
import type { finishSignIn, ProofAsked } from '@khyanalt/contract/second-factor'
import { securityTexts } from '@khyanalt/domain/messages/security'
import type { ProofWay } from '@khyanalt/domain/second-factor'
import { type FormEvent, useRef, useState } from 'react'
import { errorText, hasCode } from '../api/error-text.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './ProofForm.module.css'
import { passkeyFault, signWithPasskey } from './passkey.ts'

type Proof = InputOf<typeof finishSignIn>['proof']
type TypedWay = Exclude<ProofWay, 'passkey'>

const fields = {
  app: { label: 'code', help: 'codeHelp', missing: 'codeMissing' },
  recovery: { label: 'recovery', help: 'recoveryHelp', missing: 'recoveryMissing' },
  password: { label: 'password', help: undefined, missing: 'passwordMissing' },
} as const

type Props = {
  readonly asked: ProofAsked
  /** Sends the proof; what it throws is told here, and what was typed stays. */
  readonly onProof: (proof: Proof) => Promise<void>
  /** The challenge ran out, or the person goes back. */
  readonly onRestart: () => void
}

export const ProofForm = ({ asked, onProof, onRestart }: Props) => {
  const t = useText(securityTexts)
  const { ui } = useLanguage()
  const typed = asked.ways.filter(way => way !== 'passkey')
  const [way, setWay] = useState<TypedWay | null>(typed[0] ?? null)
  const [busy, setBusy] = useState<'passkey' | 'typed' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const give = async (by: 'passkey' | 'typed', make: () => Promise<Proof>) => {
    setBusy(by)
    setRefusal(null)
    try {
      await onProof(await make())
    } catch (error) {
      const fault = passkeyFault(error)
      setRefusal(fault ? t(fault) : hasCode(error, 'wrong_credentials') ? t('passwordWrong') : errorText(error, ui))
      if (by === 'typed') input.current?.select()
      if (hasCode(error, 'challenge_gone')) onRestart()
    } finally {
      setBusy(null)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = input.current?.value.trim() ?? ''
    setMissing(!value)
    if (!value || !way) input.current?.focus()
    else give('typed', async () => (way === 'password' ? { way, password: value } : { way, code: value }))
  }
  const { passkey } = asked
  const other = typed.find(one => one !== way)
  return (
    <div className={styles.form}>
      {refusal && (
        <Alert tone="error" urgent>
          {refusal}
        </Alert>
      )}
      {passkey && (
        <div className={styles.passkey}>
          <Button
            busy={busy === 'passkey'}
            disabled={busy !== null}
            onClick={() =>
              give('passkey', async () => ({ way: 'passkey', credential: await signWithPasskey(passkey) }))
            }
          >
            {t('usePasskey')}
          </Button>
          <p className={styles.hint}>{t('passkeyHint')}</p>
        </div>
      )}
      {way && (
        <form method="post" noValidate onSubmit={submit} className={styles.form}>
          <TextField
            key={way}
            ref={input}
            name={way}
            type={way === 'password' ? 'password' : 'text'}
            label={t(fields[way].label)}
            help={fields[way].help && t(fields[way].help)}
            error={missing ? t(fields[way].missing) : undefined}
            autoComplete={way === 'password' ? 'current-password' : way === 'app' ? 'one-time-code' : 'off'}
            inputMode={way === 'app' ? 'numeric' : 'text'}
            maxLength={way === 'password' ? 200 : 60}
            spellCheck={false}
            required
          />
          <Button
            type="submit"
            variant={passkey ? 'secondary' : 'primary'}
            busy={busy === 'typed'}
            disabled={busy !== null}
          >
            {t('confirm')}
          </Button>
        </form>
      )}
      {other && (
        <Button
          variant="quiet"
          onClick={() => {
            setWay(other)
            setMissing(false)
            setRefusal(null)
          }}
        >
          {t(other === 'recovery' ? 'useRecovery' : 'useApp')}
        </Button>
      )}
      {asked.ways.length === 0 && <Alert tone="warning">{t('signInAnew')}</Alert>}
    </div>
  )
}

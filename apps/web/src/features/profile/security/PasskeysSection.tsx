// The passkeys of a person: adding one under a name, and taking one away.
import type { OutputOf } from '@khyanalt/contract/call'
import { addPasskey, beginPasskey, type readFactors } from '@khyanalt/contract/second-factor'
import { securityTexts } from '@khyanalt/domain/messages/security'
import { maxPasskeyName } from '@khyanalt/domain/second-factor'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { callApi } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { formatMoment } from '../../../language/format.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { makePasskey, passkeyFault } from '../../../second-factor/passkey.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { showToast } from '../../../ui/toast.ts'
import rows from '../rows.module.css'
import type { OnFactorsChanged } from './queries.ts'
import { RemoveFactor } from './RemoveFactor.tsx'
import styles from './SecurityScreen.module.css'

type Passkey = OutputOf<typeof readFactors>['passkeys'][number]

export const PasskeysSection = ({
  passkeys,
  onChanged,
}: {
  readonly passkeys: readonly Passkey[]
  readonly onChanged: OnFactorsChanged
}) => {
  const t = useText(securityTexts)
  const pair = usePair(securityTexts)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  return (
    <section aria-labelledby="passkeys-title" className={styles.section}>
      <SectionTitle id="passkeys-title" {...pair('passkeys')} />
      <p>{t('passkeysText')}</p>
      {passkeys.length === 0 && <p className={styles.quiet}>{t('passkeysNone')}</p>}
      {passkeys.length > 0 && (
        <ul className={rows.rows}>
          {passkeys.map(passkey => (
            <li key={passkey.id} className={rows.row}>
              <span className={styles.words}>
                <strong>{passkey.name}</strong>
                <span className={styles.quiet}>
                  {t('added', { time: formatMoment(passkey.created_at) })} ·{' '}
                  {passkey.last_used_at ? t('lastUsed', { time: formatMoment(passkey.last_used_at) }) : t('neverUsed')}
                </span>
              </span>
              <Button
                variant="secondary"
                aria-label={t('removeName', { name: passkey.name })}
                onClick={() => setRemoving(passkey)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setAdding(true)}>{t('addPasskey')}</Button>
      {adding && <AddPasskey onClose={() => setAdding(false)} onChanged={onChanged} />}
      {removing && (
        <RemoveFactor
          factor={removing.id}
          title={t('removeTitle')}
          text={t('removeText', { name: removing.name })}
          confirmLabel={t('remove')}
          onClose={() => setRemoving(null)}
          onChanged={onChanged}
        />
      )}
    </section>
  )
}

const AddPasskey = ({ onClose, onChanged }: { readonly onClose: () => void; readonly onChanged: OnFactorsChanged }) => {
  const t = useText(securityTexts)
  const pair = usePair(securityTexts)
  const { ui } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const add = useMutation({
    mutationFn: async (name: string) => {
      const { challenge, options } = await callApi(beginPasskey, {})
      return callApi(addPasskey, { challenge, name, credential: await makePasskey(options) })
    },
    onSuccess: ({ recovery_codes }) => {
      // The codes that come with the first factor say so themselves, and a toast would lie over their buttons.
      if (!recovery_codes) showToast({ text: t('passkeyAdded') })
      onClose()
      return onChanged(recovery_codes)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = input.current?.value.trim() ?? ''
    setMissing(!name)
    if (name) add.mutate(name)
    else input.current?.focus()
  }
  const fault = passkeyFault(add.error)
  return (
    <Dialog
      open
      onClose={onClose}
      locked={add.isPending}
      {...pair('addPasskeyTitle')}
      description={t('addPasskeyText')}
      size="s"
      initialFocus={input}
    >
      <form method="post" noValidate onSubmit={submit} className={styles.form}>
        {add.error && (
          <Alert tone="error" urgent>
            {fault ? t(fault) : errorText(add.error, ui)}
          </Alert>
        )}
        <TextField
          ref={input}
          name="passkey-name"
          label={t('passkeyName')}
          help={t('passkeyNameHelp')}
          error={missing ? t('passkeyNameMissing') : undefined}
          maxLength={maxPasskeyName}
          autoComplete="off"
          required
        />
        <Button type="submit" busy={add.isPending}>
          {t('makePasskey')}
        </Button>
      </form>
    </Dialog>
  )
}

// The authenticator app of a person: setting it up by QR code or by hand, and taking it away.
import type { OutputOf } from '@khyanalt/contract/call'
import { addApp, beginApp, type readFactors } from '@khyanalt/contract/second-factor'
import { securityTexts } from '@khyanalt/domain/messages/security'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { callApi } from '../../../api/client.ts'
import { errorText, hasCode } from '../../../api/error-text.ts'
import { formatMoment } from '../../../language/format.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { OnFactorsChanged } from './queries.ts'
import { RemoveFactor } from './RemoveFactor.tsx'
import styles from './SecurityScreen.module.css'

type Offer = OutputOf<typeof beginApp>

export const AppSection = ({
  app,
  onChanged,
}: {
  readonly app: OutputOf<typeof readFactors>['app']
  readonly onChanged: OnFactorsChanged
}) => {
  const t = useText(securityTexts)
  const pair = usePair(securityTexts)
  const { ui } = useLanguage()
  const [removing, setRemoving] = useState(false)
  const [offer, setOffer] = useState<Offer | null>(null)
  const begin = useMutation({ mutationFn: () => callApi(beginApp, {}), onSuccess: setOffer })
  return (
    <section aria-labelledby="app-title" className={styles.section}>
      <SectionTitle id="app-title" {...pair('app')} />
      <p>{t('appText')}</p>
      <p className={styles.quiet}>{app ? t('appSince', { time: formatMoment(app.created_at) }) : t('appNone')}</p>
      {begin.error && <Alert tone="error">{errorText(begin.error, ui)}</Alert>}
      <div className={styles.buttons}>
        <Button variant={app ? 'secondary' : 'primary'} busy={begin.isPending} onClick={() => begin.mutate()}>
          {t(app ? 'replaceApp' : 'addApp')}
        </Button>
        {app && (
          <Button variant="secondary" onClick={() => setRemoving(true)}>
            {t('removeApp')}
          </Button>
        )}
      </div>
      {offer && (
        <AddApp offer={offer} onRestart={() => begin.mutate()} onClose={() => setOffer(null)} onChanged={onChanged} />
      )}
      {removing && (
        <RemoveFactor
          factor="app"
          title={t('removeAppTitle')}
          text={t('removeAppText')}
          confirmLabel={t('removeApp')}
          onClose={() => setRemoving(false)}
          onChanged={onChanged}
        />
      )}
    </section>
  )
}

const AddApp = ({
  offer,
  onRestart,
  onClose,
  onChanged,
}: {
  readonly offer: Offer
  /** Asks for another secret when this one waited too long. */
  readonly onRestart: () => void
  readonly onClose: () => void
  readonly onChanged: OnFactorsChanged
}) => {
  const t = useText(securityTexts)
  const pair = usePair(securityTexts)
  const { ui } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const add = useMutation({
    mutationFn: (code: string) => callApi(addApp, { challenge: offer.challenge, code }),
    onSuccess: ({ recovery_codes }) => {
      // As with passkeys.
      if (!recovery_codes) showToast({ text: t('appAdded') })
      onClose()
      return onChanged(recovery_codes)
    },
    onError: error => {
      input.current?.select()
      if (hasCode(error, 'challenge_gone')) onRestart()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    setMissing(!code)
    if (code) add.mutate(code)
    else input.current?.focus()
  }
  return (
    <Dialog open onClose={onClose} locked={add.isPending} {...pair('addAppTitle')} size="m">
      <form method="post" noValidate onSubmit={submit} className={styles.form}>
        <p>{t('scan')}</p>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
          alt={t('qr')}
          width={224}
          height={224}
        />
        <p>
          <a href={offer.address}>{t('openApp')}</a>
        </p>
        <p>
          {t('orType')} <code className={styles.secret}>{(offer.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </p>
        {add.error && (
          <Alert tone="error" urgent>
            {errorText(add.error, ui)}
          </Alert>
        )}
        <TextField
          ref={input}
          name="app-code"
          label={t('code')}
          help={t('thenCode')}
          error={missing ? t('codeMissing') : undefined}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          required
        />
        <Button type="submit" busy={add.isPending}>
          {t('confirm')}
        </Button>
      </form>
    </Dialog>
  )
}

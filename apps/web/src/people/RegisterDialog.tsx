// Registering an organisation: by single sign-on or by hand (REQ-COMP-08, REQ-COMP-09).
import { companyRegistrationTexts } from '@khyanalt/domain/messages/company-registration'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../api/error-text.ts'
import { refreshUser } from '../api/refresh-user.ts'
import { useLanguage, usePair, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { CompanyDialog } from './CompanyDialog.tsx'
import { startVerification } from './company-sign-on.ts'
import styles from './people.module.css'

type RegisterDialogProps = { readonly onClose: () => void; readonly onRegistered?: () => void }

export const RegisterDialog = ({ onClose, onRegistered }: RegisterDialogProps) => {
  const t = useText(companyRegistrationTexts)
  const pair = usePair(companyRegistrationTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [byHand, setByHand] = useState(false)
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const running = useRef<ReturnType<typeof startVerification> | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const verify = async () => {
    setFault(null)
    setPending(true)
    const verification = startVerification(t('signOnPending'))
    running.current = verification
    const end = await verification.end
    running.current = null
    setPending(false)
    if (end.outcome === 'cancelled') return setFault(t('signOnCancelled'))
    if (end.outcome === 'blocked') return setFault(t('signOnBlocked'))
    const words = ui === 'en' ? end.told?.message_en : end.told?.message
    if (end.outcome === 'refused') {
      return setFault(words ?? (end.error ? errorText(end.error, ui) : t('signOnRefused')))
    }
    await refreshUser(ui)
    client.invalidateQueries()
    showToast({ text: words ?? t('registered') })
    onClose()
    onRegistered?.()
  }

  if (byHand) return <CompanyDialog company={null} onClose={onClose} {...(onRegistered && { onSaved: onRegistered })} />
  return (
    <Dialog open onClose={onClose} {...pair('registerTitle')}>
      <div className={styles.form}>
        <p>{t('registerIntro')}</p>
        <div role="status">
          {fault && <Alert tone="warning">{fault}</Alert>}
          {pending && (
            <Alert tone="info" title={t('signOnPending')}>
              {t('signOnHint')}
            </Alert>
          )}
        </div>
        <section className={styles.way}>
          <p>{t('bySignOnText')}</p>
          {pending ? (
            <Button variant="secondary" onClick={() => running.current?.cancel()}>
              {t('cancel')}
            </Button>
          ) : (
            <Button onClick={verify}>{t('bySignOnStart')}</Button>
          )}
        </section>
        <section className={styles.way}>
          <p>{t('byHandText')}</p>
          <Button variant="secondary" onClick={() => setByHand(true)} disabled={pending}>
            {t('byHand')}
          </Button>
        </section>
      </div>
    </Dialog>
  )
}

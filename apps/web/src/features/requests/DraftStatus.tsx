// Where the typed text is safe: on the server, or on this device.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { errorText } from '../../api/error-text.ts'
import type { DraftSync } from '../../form/draft-sync.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './requests.module.css'
import { useDraftState } from './use-draft.ts'

/** The line that tells how safe the draft is. */
export const DraftStatus = ({ sync }: { readonly sync: DraftSync }) => {
  const t = useText(formTexts)
  const { phase, savedAt } = useDraftState(sync)
  const time = savedAt ? formatMoment(savedAt).slice(-5) : ''
  const text =
    phase === 'saving'
      ? t('draftSaving')
      : phase === 'offline'
        ? t('draftLocal')
        : phase === 'held'
          ? t('draftHeld')
          : phase === 'saved' && time
            ? t('draftSaved', { time })
            : ''
  return (
    <p className={styles.draftStatus} role="status" data-phase={phase}>
      {text}
    </p>
  )
}

/** What a person must know when the draft cannot reach the server. */
export const DraftTrouble = ({ sync }: { readonly sync: DraftSync }) => {
  const t = useText(formTexts)
  const { ui } = useLanguage()
  const { phase, failure, unkept } = useDraftState(sync)
  if (phase === 'offline') {
    return (
      <Alert tone="warning" title={t('draftRefused')} actions={<RetryButton sync={sync} />}>
        {unkept ? t('draftUnkept') : t('draftLocalDetail')}
      </Alert>
    )
  }
  if (phase === 'refused') {
    return (
      <Alert tone="error" title={t('draftRefused')} actions={<RetryButton sync={sync} />}>
        {failure && errorText(failure.error, ui)}
      </Alert>
    )
  }
  return phase === 'closed' ? <Alert tone="error">{t('draftClosed')}</Alert> : null
}

const RetryButton = ({ sync }: { readonly sync: DraftSync }) => {
  const t = useText(formTexts)
  return (
    <Button variant="secondary" onClick={sync.retry}>
      {t('draftRetry')}
    </Button>
  )
}

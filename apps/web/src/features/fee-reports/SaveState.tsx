// How safe the draft is, and what a person must know when it cannot reach the server.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useSyncExternalStore } from 'react'
import { errorText } from '../../api/error-text.ts'
import type { DraftState, DraftSync } from '../../form/draft-sync.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

export const useSaveState = (sync: DraftSync): DraftState => useSyncExternalStore(sync.subscribe, sync.readState)

const words = { saving: 'draftSaving', offline: 'draftLocal', held: 'draftHeld' } as const

/** The line that tells where the typed text is. */
export const SaveState = ({ sync }: { readonly sync: DraftSync }) => {
  const t = useText(formTexts)
  const { phase, savedAt } = useSaveState(sync)
  const word = words[phase as keyof typeof words]
  const text = word
    ? t(word)
    : phase === 'saved' && savedAt
      ? t('draftSaved', { time: formatMoment(savedAt).slice(-5) })
      : ''
  return (
    <p role="status" data-phase={phase}>
      {text}
    </p>
  )
}

export const SaveTrouble = ({ sync }: { readonly sync: DraftSync }) => {
  const t = useText(formTexts)
  const { ui } = useLanguage()
  const { phase, failure, unkept } = useSaveState(sync)
  if (phase === 'closed') return <Alert tone="error">{t('draftClosed')}</Alert>
  if (phase !== 'offline' && phase !== 'refused') return null
  const kept = unkept ? t('draftUnkept') : t('draftLocalDetail')
  return (
    <Alert
      tone={phase === 'offline' ? 'warning' : 'error'}
      title={t('draftRefused')}
      actions={
        <Button variant="secondary" onClick={sync.retry}>
          {t('draftRetry')}
        </Button>
      }
    >
      {phase === 'offline' ? kept : failure && errorText(failure.error, ui)}
    </Alert>
  )
}

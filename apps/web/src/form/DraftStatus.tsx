// Where the typed text is safe – on the server, on this device, or nowhere yet – and what a person must know of it.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useSyncExternalStore } from 'react'
import { errorText } from '../api/error-text.ts'
import { formatMoment } from '../language/format.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import type { DraftState, DraftSync } from './draft-sync.ts'
import styles from './form.module.css'

/** The safety of the draft as the person sees it. */
export const useDraftState = (sync: DraftSync): DraftState => useSyncExternalStore(sync.subscribe, sync.readState)

/** Where the last change is; badge and box both ask here, so that they cannot contradict each other. */
type Place = 'none' | 'saving' | 'server' | 'device' | 'device-until-signed-in' | 'screen'

const placeOf = ({ phase, savedAt, deviceRefused }: DraftState): Place => {
  if (phase === 'saving') return 'saving'
  if (phase === 'saved') return savedAt ? 'server' : 'none'
  if (phase !== 'offline' && phase !== 'held' && phase !== 'refused') return 'none'
  if (deviceRefused) return 'screen'
  return phase === 'offline' ? 'device' : phase === 'held' ? 'device-until-signed-in' : 'none'
}

const words = {
  saving: 'draftSaving',
  server: 'draftSaved',
  device: 'draftLocal',
  'device-until-signed-in': 'draftHeld',
  screen: 'draftUnkept',
} as const

/** The line that tells how safe the draft is. */
export const DraftStatus = ({ sync }: { readonly sync: DraftSync }) => {
  const t = useText(formTexts)
  const state = useDraftState(sync)
  const place = placeOf(state)
  const time = state.savedAt ? formatMoment(state.savedAt).slice(-5) : ''
  return (
    <p className={styles.draftStatus} role="status" data-place={place}>
      {place === 'none' ? '' : t(words[place], { time })}
    </p>
  )
}

/** What a person must know when the draft cannot reach the server. */
export const DraftTrouble = ({ sync }: { readonly sync: DraftSync }) => {
  const t = useText(formTexts)
  const { ui } = useLanguage()
  const state = useDraftState(sync)
  const { phase, failure } = state
  if (phase === 'closed') return <Alert tone="error">{t('draftClosed')}</Alert>
  const unkept = placeOf(state) === 'screen'
  if (phase !== 'offline' && phase !== 'refused' && !unkept) return null
  return (
    <Alert
      tone={phase === 'refused' ? 'error' : 'warning'}
      title={phase === 'held' ? undefined : t('draftRefused')}
      actions={
        phase !== 'held' && (
          <Button variant="secondary" onClick={sync.retry}>
            {t('draftRetry')}
          </Button>
        )
      }
    >
      {phase === 'refused' && failure && <p>{errorText(failure.error, ui)}</p>}
      {unkept && (
        <p>
          {t('draftUnkept')} {t('draftKeepOpen')}
        </p>
      )}
      {phase === 'offline' && !unkept && t('draftLocalDetail')}
    </Alert>
  )
}

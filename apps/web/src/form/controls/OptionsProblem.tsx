// A list that could not be fetched says so at its field and can be asked again.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useEffect } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from '../field-frame.module.css'
import { useSurroundings } from '../form-surroundings.ts'
import type { OptionsState } from './use-options.ts'

/** The state of a list beside its control; nothing once it is there. */
export const OptionsProblem = ({
  state,
  failure = 'listFailed',
}: {
  readonly state: OptionsState
  readonly failure?: 'listFailed' | 'addressFailed'
}) => {
  const t = useText(formTexts)
  const name = useName()
  const { listFailed } = useSurroundings()
  // An address that does not come is told in passing too, as units and companies are (REQ-CONFIG-08).
  const toast = failure === 'addressFailed' && state.status === 'failed' ? t(failure) : null
  useEffect(() => {
    if (toast !== null) showToast({ tone: 'error', text: toast })
  }, [toast])
  if (state.status === 'ready') return null
  if (state.status === 'loading') return <p className={styles.help}>{t('loading')}</p>
  return (
    <div role="alert" className={styles.listProblem}>
      <FieldError errors={[failure === 'listFailed' && listFailed ? name(listFailed) : t(failure)]} />
      <Button variant="secondary" onClick={state.retry}>
        {t('retry')}
      </Button>
    </div>
  )
}

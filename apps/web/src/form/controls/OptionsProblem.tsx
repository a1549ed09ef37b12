// A list that could not be fetched says so at its field and can be asked again.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import styles from '../field-frame.module.css'
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
  if (state.status === 'ready') return null
  if (state.status === 'loading') return <p className={styles.help}>{t('loading')}</p>
  return (
    <div role="alert" className={styles.listProblem}>
      <FieldError errors={[t(failure)]} />
      <Button variant="secondary" onClick={state.retry}>
        {t('retry')}
      </Button>
    </div>
  )
}

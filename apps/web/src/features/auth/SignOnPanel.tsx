// The button of single sign-on and what happens after it was pressed.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './SignOnPanel.module.css'
import { useSignOn } from './useSignOn.ts'

type Props = {
  readonly onSignedIn: () => void
  /** The only person who may sign in here. */
  readonly only?: SignedInUser
  /** Another way stands above. */
  readonly secondary?: boolean
}

export const SignOnPanel = ({ onSignedIn, only, secondary = false }: Props) => {
  const t = useText(authTexts)
  const { pending, warning, error, start, cancel } = useSignOn(onSignedIn, only)
  return (
    <div className={styles.panel}>
      <div role="status" className={styles.state}>
        {warning && <Alert tone="warning">{warning}</Alert>}
        {error && <Alert tone="error">{error}</Alert>}
        {pending && (
          <div className={styles.pending}>
            <Spinner />
            <p className={styles.words}>
              <strong>{t('signOnPending')}</strong>
              <span>{t('signOnPendingHint')}</span>
            </p>
          </div>
        )}
      </div>
      {pending ? (
        <Button variant="secondary" onClick={cancel}>
          {t('signOnCancel')}
        </Button>
      ) : (
        <Button variant={secondary ? 'secondary' : 'primary'} onClick={start}>
          {t('signOnStart')}
        </Button>
      )}
    </div>
  )
}

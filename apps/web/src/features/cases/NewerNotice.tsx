// Tells who changed the case meanwhile; nothing on the page moves until its reader asks.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './NewerNotice.module.css'

type Step = { readonly action: string; readonly user_name: string; readonly created_at: string }

type NewerNoticeProps = {
  readonly title: string
  /** The history as it is shown, and as it is now. */
  readonly shown: readonly Step[]
  readonly found: readonly Step[]
  /** What an action is called. */
  readonly word: (action: string) => string
  /** That what its reader wrote is not lost, where something was written. */
  readonly kept?: string | false
  readonly onShow: () => void
}

export const NewerNotice = ({ title, shown, found, word, kept, onShow }: NewerNoticeProps) => {
  const t = useText(staffCaseTexts)
  return (
    <Alert tone="warning" title={title}>
      <ul className={styles.events}>
        {found.slice(shown.length).map(({ action, user_name, created_at }) => (
          <li key={`${action}${created_at}`}>
            {t('newer_by', { name: user_name, action: word(action), time: formatMoment(created_at) })}
          </li>
        ))}
      </ul>
      {kept && <p className={styles.kept}>{kept}</p>}
      <Button variant="secondary" onClick={onShow}>
        {t('newer_show')}
      </Button>
    </Alert>
  )
}

// Tells who changed the case meanwhile; nothing on the page moves until its reader asks.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { eventName } from './event-name.ts'
import styles from './NewerNotice.module.css'
import type { Case } from './queries.ts'

export const NewerNotice = ({
  shown,
  found,
  kept,
  onShow,
}: {
  readonly shown: Case
  readonly found: Case
  readonly kept: boolean
  readonly onShow: () => void
}) => {
  const t = useText(staffCaseTexts)
  const meanwhile = found.request.steps.slice(shown.request.steps.length)
  return (
    <Alert tone="warning" title={t('newer')}>
      <ul className={styles.events}>
        {meanwhile.map(({ user_name, action, created_at }) => (
          <li key={`${action}${created_at}`}>
            {t('newer_by', { name: user_name, action: t(eventName(action)), time: formatMoment(created_at) })}
          </li>
        ))}
      </ul>
      {kept && <p className={styles.kept}>{t('newer_kept')}</p>}
      <Button variant="secondary" onClick={onShow}>
        {t('newer_show')}
      </Button>
    </Alert>
  )
}

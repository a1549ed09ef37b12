// Messages above a returned form: folded, so that the form begins within the first screen.
import { requestMessageTexts } from '@khyanalt/domain/messages/request-messages'
import { useText } from '../../language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { OpenedRequest } from './queries.ts'
import { RequestMessages } from './RequestMessages.tsx'
import styles from './requests.module.css'

export const FoldedMessages = ({ opened }: { readonly opened: OpenedRequest }) => {
  const t = useText(requestMessageTexts)
  const { length } = opened.messages
  return (
    <details className={styles.foldedMessages}>
      <summary>
        {t('titleApplicant')} <Badge count={length} label={t('title')} tone="blue" />
      </summary>
      <div className={styles.messages}>
        <RequestMessages opened={opened} />
      </div>
    </details>
  )
}

// The reasons that the agency gave, numbered (REQ-AMNAT-32).
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useText } from '../../language/language.tsx'
import styles from './fee-reports.module.css'

type Comment = { readonly title: string; readonly comment: string }

export const Reasons = ({ comments }: { readonly comments: readonly Comment[] }) => {
  const t = useText(feeScreenTexts)
  if (comments.length === 0) return <p>{t('noRemarks')}</p>
  return (
    <ol className={styles.reasons} aria-label={t('reasons')}>
      {comments.map(({ title, comment }) => (
        <li key={`${title} ${comment}`}>
          <strong>{title}</strong>
          <p className={styles.comment}>{comment}</p>
        </li>
      ))}
    </ol>
  )
}

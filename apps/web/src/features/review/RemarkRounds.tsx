import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { FactBlock } from '../cases/FactBlock.tsx'
import styles from './FactsPane.module.css'
import type { Case } from './queries.ts'

/** The remarks sent so far, latest round first; every round is kept (CON-069). */
export const RemarkRounds = ({ shown: { comments } }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const rounds = [...new Set(comments.map(({ round }) => round))].sort((a, b) => b - a)
  if (rounds.length === 0) return null
  return (
    <FactBlock title={t('remarks')}>
      {rounds.map((round, index) => (
        <details key={round} open={index === 0} className={styles.round}>
          <summary>{t('remarks_round', { round })}</summary>
          <ul className={styles.drafts}>
            {comments
              .filter(comment => comment.round === round)
              .map(({ title, comment, author, created_at, path }) => (
                <li key={`${path}${title}${created_at}`}>
                  <strong>{title}</strong>
                  <p>{comment}</p>
                  <span className={styles.quiet}>{t('remarks_by', { author, time: formatMoment(created_at) })}</span>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </FactBlock>
  )
}

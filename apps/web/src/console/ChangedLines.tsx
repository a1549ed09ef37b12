// Old and new values of a proposal, line by line.
import type { ProposalLine } from '@khyanalt/contract/proposals'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useName, useText } from '../language/language.tsx'
import styles from './ChangedLines.module.css'

export const ChangedLines = ({ lines }: { readonly lines: readonly ProposalLine[] }) => {
  const t = useText(staffProposalTexts)
  const name = useName()
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, from, to }) => (
        <div key={`${label.mn} ${from?.mn} ${to?.mn}`} className={styles.line}>
          <dt>{name(label)}</dt>
          {from && <dd className={styles.was}>{t('was', { value: name(from) })}</dd>}
          {to && <dd>{from ? t('becomes', { value: name(to) }) : name(to)}</dd>}
        </div>
      ))}
    </dl>
  )
}

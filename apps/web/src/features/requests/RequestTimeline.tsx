// The course of a request, oldest first.
import type { RequestDetail } from '@khyanalt/contract/requests'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './requests.module.css'
import { timelineEntries } from './timeline-entries.ts'

/** The list of what happened. */
export const RequestTimeline = ({ request }: { readonly request: RequestDetail }) => {
  const t = useText(requestTexts)
  const name = useName()
  return (
    <ol className={styles.timeline}>
      {timelineEntries(request).map(entry => (
        <li key={entry.key} data-tone={entry.tone}>
          <Tag tone={entry.tone}>{t(entry.label)}</Tag>
          {entry.step && <p className={styles.timelineStep}>{name(entry.step)}</p>}
          {entry.person && (
            <p>
              {entry.person}
              {entry.position && <span className={styles.quiet}>, {entry.position}</span>}
            </p>
          )}
          <time dateTime={entry.at} className={styles.quiet}>
            {formatMoment(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

// What differs, line by line and by part, as the server says it: to whoever edits, publishes, confirms or looks back.
import { type DifferenceLine, serviceParts } from '@khyanalt/contract/version-difference'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { useName, useText } from '../../language/language.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './version.module.css'

export const DifferenceList = ({
  lines,
  level = 3,
}: {
  readonly lines: readonly DifferenceLine[]
  /** Of the headings of its parts. */
  readonly level?: 2 | 3
}) => {
  const t = useText(serviceVersionTexts)
  const Heading = `h${level}` as const
  if (lines.length === 0) return <p>{t('same')}</p>
  return (
    <div className={styles.groups}>
      {serviceParts.map(part => {
        const own = lines.filter(line => line.part === part)
        if (own.length === 0) return null
        return (
          <div key={part} className={styles.group}>
            <Heading className={styles.title}>{t(`part_${part}`)}</Heading>
            <ul className={styles.lines}>
              {own.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same.
                <Line key={index} line={line} />
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

const Line = ({ line: { label, from, to } }: { readonly line: DifferenceLine }) => {
  const t = useText(serviceVersionTexts)
  const name = useName()
  return (
    <li className={styles.line}>
      <span className={styles.label}>
        {name(label)}
        {(from ?? to) && ':'}
      </span>{' '}
      {from && (
        <>
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          <del className={styles.was}>{name(from)}</del>{' '}
        </>
      )}
      {from && to && <span aria-hidden>→ </span>}
      {to && (
        <>
          {from && <VisuallyHidden>{t('is')} </VisuallyHidden>}
          <ins className={styles.is}>{name(to)}</ins>
        </>
      )}
    </li>
  )
}

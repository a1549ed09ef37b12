// The answer people come for, large and unmistakable.
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { usePair } from '../../language/language.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CertificateVerdict.module.css'
import type { foodLookOf, lookOf, ownLookOf } from './certificate-look.ts'

export const CertificateVerdict = ({
  heading,
  number,
  look,
  text,
}: {
  readonly heading: string
  readonly number: string
  readonly look: ReturnType<typeof lookOf> | ReturnType<typeof ownLookOf> | ReturnType<typeof foodLookOf>
  readonly text: string
}) => {
  const { title, subtitle } = usePair(certificateStateTexts)(look.word)
  return (
    <header className={styles.verdict} data-tone={look.tone}>
      <Icon name={look.icon} size="xl" />
      <div className={styles.words}>
        <h1 className={styles.heading}>
          {heading} <span className={styles.number}>{number}</span>
        </h1>
        <p className={styles.state}>
          {title}
          {subtitle && (
            <span lang="en" className={styles.english}>
              {subtitle}
            </span>
          )}
        </p>
        <p>{text}</p>
      </div>
    </header>
  )
}

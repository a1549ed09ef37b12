import styles from './Bilingual.module.css'
import { classNames } from './class-names.ts'

/** A Mongolian text with its quieter English line beneath, or one of them; each says its language. */
export const Bilingual = ({
  mn,
  en,
  show = 'both',
  className,
}: {
  readonly mn: string
  readonly en?: string | null | undefined
  readonly show?: 'both' | 'mn' | 'en' | undefined
  readonly className?: string | undefined
}) => (
  <span className={classNames(styles.pair, className)}>
    {(show !== 'en' || !en) && <span lang="mn">{mn}</span>}
    {show !== 'mn' && en && en !== mn && (
      <span lang="en" className={show === 'both' ? styles.second : undefined}>
        {en}
      </span>
    )}
  </span>
)

import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useText } from '../language/language.tsx'
import styles from './Brand.module.css'

/** Mark and name of the portal. */
export const Brand = () => {
  const t = useText(shellTexts)
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" className={styles.field} />
        <path d="M9 16.5l5 5 9.5-11" className={styles.tick} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{t('site')}</span>
        <span className={styles.agency}>{t('agency')}</span>
      </span>
    </span>
  )
}

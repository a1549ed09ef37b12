import { useAgency } from '../agency/agency.tsx'
import { useLanguage } from '../language/language.tsx'
import styles from './Brand.module.css'

/** Mark and name of the agency. */
export const Brand = () => {
  const { short, name, logo } = useAgency()
  const { ui } = useLanguage()
  return (
    <span className={styles.brand}>
      {logo ? (
        <img className={styles.logo} src={logo} alt="" />
      ) : (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="7" className={styles.field} />
          <path d="M9 16.5l5 5 9.5-11" className={styles.tick} />
        </svg>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{short[ui]}</span>
        <span className={styles.agency}>{name[ui]}</span>
      </span>
    </span>
  )
}

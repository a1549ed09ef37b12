// What people without a role at the agency see under /staff.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { usePageTitle } from '../document.ts'
import { usePair, useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './StaffLayout.module.css'

export const StaffOnly = () => {
  const t = useText(staffTexts)
  const { title, subtitle } = usePair(staffTexts)('not_allowed')
  usePageTitle(title)
  return (
    <main id="main" className={styles.refused}>
      <h1>{title}</h1>
      {subtitle && (
        <p lang="en" className={styles.subtitle}>
          {subtitle}
        </p>
      )}
      <p>{t('not_allowed_why')}</p>
      <p>
        <ButtonLink to={paths.home}>{t('not_allowed_back')}</ButtonLink>
      </p>
    </main>
  )
}

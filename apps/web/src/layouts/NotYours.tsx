// An address of the console at which somebody does not work: one sentence, and the way home.
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { usePageTitle } from '../document.ts'
import { useText } from '../language/language.tsx'
import { staffPaths } from '../staff-paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './StaffLayout.module.css'

export const NotYours = () => {
  const t = useText(consoleTexts)
  usePageTitle(t('not_yours'))
  return (
    <div className={styles.refused}>
      <h1 className={styles.sentence}>{t('not_yours')}</h1>
      <ButtonLink to={staffPaths.home}>{t('not_yours_back')}</ButtonLink>
    </div>
  )
}

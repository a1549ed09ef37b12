// A page to try layouts on; it holds a title and a way home, and does not exist in production (REQ-NAV-14).
import { pageTitles } from '@khyanalt/domain/messages/page-titles'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useLocation } from 'react-router'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './Statement.module.css'

export const TestScreen = () => {
  const t = useText(shellTexts)
  const title = usePair(pageTitles)('test')
  const { pathname } = useLocation()
  return (
    <div className={styles.page}>
      <PageHeader {...title} lead={pathname} />
      <p>
        <ButtonLink to={paths.home}>{t('toHome')}</ButtonLink>
      </p>
    </div>
  )
}

// The first screen of portal accounts.
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useSession } from '../../api/session.ts'
import { usePair, useText } from '../../language/language.tsx'
import { isConsoleUser } from '../../layouts/return-place.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './DashboardScreen.module.css'

export const PortalScreen = () => {
  const t = useText(shellTexts)
  const pair = usePair(shellTexts)
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={styles.page}>
      <PageHeader {...pair('portalTitle')} lead={`${t('portalHello', { name: user.name })}. ${t('portalText')}`} />
      <Alert tone="info">{t('portalNoRole')}</Alert>
      <p className={styles.actions}>
        {isConsoleUser(user) && <ButtonLink to={paths.staff}>{t('menuStaff')}</ButtonLink>}
        <ButtonLink to={paths.services} variant="secondary">
          {t('toServices')}
        </ButtonLink>
      </p>
    </div>
  )
}

// The first screen of portal accounts: for operators the requests of their desk (REQ-PORT-02, REQ-PORT-05).
import { portalTexts } from '@khyanalt/domain/messages/portal'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useSession } from '../../api/session.ts'
import { usePair, useText } from '../../language/language.tsx'
import { isConsoleUser, isOperator } from '../../layouts/return-place.ts'
import { SentNote } from '../../layouts/SentNote.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './DashboardScreen.module.css'
import { PortalList } from './PortalList.tsx'

export const PortalScreen = () => {
  const t = useText(shellTexts)
  const portal = useText(portalTexts)
  const pair = usePair(portalTexts)
  const { user } = useSession()
  if (!user) return null
  const operator = isOperator(user)
  return (
    <div className={styles.page}>
      <SentNote pathOf={paths.portalRequest} />
      <PageHeader
        {...pair('portalTitle')}
        lead={portal(operator ? 'portalLead' : 'portalHello', { name: user.name })}
        actions={
          operator && (
            <ButtonLink to={paths.services} icon="plus">
              {portal('newRequest')}
            </ButtonLink>
          )
        }
      />
      {operator ? (
        <PortalList />
      ) : (
        <>
          <Alert tone="info">{portal('portalNoRole')}</Alert>
          <p className={styles.actions}>
            {isConsoleUser(user) && <ButtonLink to={paths.staff}>{t('menuStaff')}</ButtonLink>}
            <ButtonLink to={paths.services} variant="secondary">
              {t('toServices')}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

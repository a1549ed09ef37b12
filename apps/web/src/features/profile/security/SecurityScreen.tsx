// Second factors and sessions of whoever is signed in: clients and staff alike (REQ-FACTOR-10, 12, 14, 16).
import { securityTexts } from '@khyanalt/domain/messages/security'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { usePageTitle } from '../../../document.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { endSession } from '../../../layouts/end-session.ts'
import { homeOf } from '../../../layouts/return-place.ts'
import { SignedIn } from '../../../layouts/SignedIn.tsx'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { OpenSessions } from '../OpenSessions.tsx'
import { AppSection } from './AppSection.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { CodesSection } from './CodesSection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { factorsQuery } from './queries.ts'
import styles from './SecurityScreen.module.css'

export const SecurityScreen = () => <SignedIn audience="anybody">{user => <Security user={user} />}</SignedIn>

const Security = ({ user }: { readonly user: Parameters<typeof homeOf>[0] }) => {
  const t = useText(securityTexts)
  const pair = usePair(securityTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery(factorsQuery())
  usePageTitle(pair('title').title)

  const changed = async (fresh: readonly string[] | null = null) => {
    setCodes(fresh)
    await client.invalidateQueries({ queryKey: factorsQuery().queryKey })
  }
  const leave = async () => {
    await navigate(paths.home)
    await endSession()
  }
  const enrolled = data !== undefined && (data.passkeys.length > 0 || data.app !== null)
  const missing = data?.required === true && !enrolled
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('lead')} />
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <>
          {missing && <Alert tone="warning">{t('required')}</Alert>}
          {!missing && !(data.passkeys.length > 0 && data.app) && <p>{t('advice')}</p>}
          <PasskeysSection passkeys={data.passkeys} onChanged={changed} />
          <AppSection app={data.app} onChanged={changed} />
          {enrolled && <CodesSection left={data.recovery_left} onChanged={changed} />}
          {user.login_type === 'client' && <p className={styles.quiet}>{t('signOn')}</p>}
          {missing ? (
            <p>
              <Button variant="quiet" icon="signOut" onClick={leave}>
                {t('signOut')}
              </Button>
            </p>
          ) : (
            <>
              <OpenSessions />
              <p>
                <ButtonLink to={homeOf(user)}>{t('toWork')}</ButtonLink>
              </p>
            </>
          )}
        </>
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  )
}

// One request with everything needed to decide on it.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CaseDesk } from './CaseDesk.tsx'
import styles from './CaseScreen.module.css'
import { caseQuery } from './queries.ts'

export const CaseScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(staffCaseTexts)
  const { ui } = useLanguage()
  usePageTitle(t('title', { number: requestnumber }))
  const { data, error, refetch } = useQuery(caseQuery(requestnumber))
  if (data) return <CaseDesk key={requestnumber} shown={data} />
  return (
    <div className={styles.screen}>
      <h1>{t('title', { number: requestnumber })}</h1>
      {error ? (
        <>
          <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
          <BackLink to={staffPaths.requests}>{t('back')}</BackLink>
        </>
      ) : (
        <Skeleton lines={12} />
      )}
    </div>
  )
}

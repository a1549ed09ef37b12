// What happens behind the scenes: queues, what was given up, the work of the night.
import { listJobs } from '@khyanalt/contract/jobs'
import { staffJobsTexts } from '@khyanalt/domain/messages/staff-jobs'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { GivenUpJobs } from './GivenUpJobs.tsx'
import styles from './jobs.module.css'
import { jobsKey } from './jobs-key.ts'
import { LastBackup } from './LastBackup.tsx'
import { Nights } from './Nights.tsx'
import { Queues } from './Queues.tsx'

export const JobsScreen = () => {
  const t = useText(staffJobsTexts)
  const { ui } = useLanguage()
  const heading = usePair(staffJobsTexts)('title')
  usePageTitle(heading.title)
  const { data, error, refetch } = useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) => callApi(listJobs, {}, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} lead={t('intro')} />
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton lines={10} />}
      {data && (
        <>
          <GivenUpJobs queues={data.data.queues} givenUp={data.data.given_up} />
          <div className={styles.columns}>
            <div className={styles.stack}>
              <Queues queues={data.data.queues} />
              <LastBackup backup={data.data.backup} />
            </div>
            <Nights tasks={data.data.tasks} runs={data.data.nightly} />
          </div>
        </>
      )}
    </StaffScreen>
  )
}

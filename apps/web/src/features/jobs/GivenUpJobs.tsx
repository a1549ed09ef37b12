// Jobs that failed to the end, with why, and the way back to work.
import type { InputOf, OutputOf } from '@khyanalt/contract/call'
import { type listJobs, retryJobs } from '@khyanalt/contract/jobs'
import { staffJobsTexts } from '@khyanalt/domain/messages/staff-jobs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './jobs.module.css'
import { jobsKey } from './jobs-key.ts'
import type { Queue } from './Queues.tsx'
import { useJobName } from './use-job-name.ts'

export const GivenUpJobs = ({
  queues,
  givenUp,
}: {
  readonly queues: readonly Queue[]
  readonly givenUp: OutputOf<typeof listJobs>['data']['given_up']
}) => {
  const t = useText(staffJobsTexts)
  const { ui } = useLanguage()
  const nameOf = useJobName()
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: (which: InputOf<typeof retryJobs>) => callApi(retryJobs, which),
    onSuccess: ({ count }) => showToast({ text: t('retried', { count }) }),
    onSettled: () => client.invalidateQueries({ queryKey: jobsKey }),
  })
  return (
    <section className={styles.part} aria-labelledby="given-up">
      <h2 id="given-up">{t('givenUp')}</h2>
      {retry.error && (
        <Alert tone="error" urgent>
          {errorText(retry.error, ui)}
        </Alert>
      )}
      {givenUp.total === 0 ? (
        <Alert tone="success" title={t('noneGivenUp')}>
          {t('noneGivenUpText')}
        </Alert>
      ) : (
        <>
          <p className={styles.quiet}>{t('shown', { total: givenUp.total, shown: givenUp.rows.length })}</p>
          <p className={styles.acts}>
            {queues
              .filter(queue => queue.given_up > 1)
              .map(queue => (
                <Button
                  key={queue.name}
                  variant="secondary"
                  icon="refresh"
                  busy={retry.isPending}
                  onClick={() => retry.mutate({ name: queue.name })}
                >
                  {t('retryAll', { job: nameOf('job', queue.name), count: queue.given_up })}
                </Button>
              ))}
          </p>
          <Table
            caption={t('givenUp')}
            rows={givenUp.rows}
            rowKey={job => job.id}
            columns={[
              { id: 'job', header: t('column_job'), rowHeader: true, cell: job => nameOf('job', job.name) },
              {
                id: 'failure',
                header: t('column_failure'),
                cell: job => <span className={styles.failure}>{job.failure || '–'}</span>,
              },
              {
                id: 'about',
                header: t('column_about'),
                cell: job => (
                  <span className={styles.about}>
                    {Object.entries(job.about)
                      .map(([key, value]) => `${key}: ${value}`)
                      .join(', ')}
                  </span>
                ),
              },
              { id: 'tries', header: t('column_tries'), align: 'end', cell: job => job.tries },
              { id: 'at', header: t('column_at'), cell: job => formatMoment(job.given_up_at) },
              {
                id: 'acts',
                header: t('column_acts'),
                hideHeader: true,
                cell: job => (
                  <Button
                    size="s"
                    variant="secondary"
                    busy={retry.isPending}
                    onClick={() => retry.mutate({ ids: [job.id] })}
                  >
                    {t('retry')}
                  </Button>
                ),
              },
            ]}
          />
        </>
      )}
    </section>
  )
}

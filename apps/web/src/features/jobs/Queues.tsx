import type { OutputOf } from '@khyanalt/contract/call'
import type { listJobs } from '@khyanalt/contract/jobs'
import { staffJobsTexts } from '@khyanalt/domain/messages/staff-jobs'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './jobs.module.css'
import { useJobName } from './use-job-name.ts'

export type Queue = OutputOf<typeof listJobs>['data']['queues'][number]

/** How many jobs of each kind wait and run, and since when the oldest waits. */
export const Queues = ({ queues }: { readonly queues: readonly Queue[] }) => {
  const t = useText(staffJobsTexts)
  const nameOf = useJobName()
  return (
    <section className={styles.part} aria-labelledby="queues">
      <h2 id="queues">{t('queues')}</h2>
      <Table
        caption={t('queues')}
        rows={queues}
        rowKey={queue => queue.name}
        columns={[
          { id: 'job', header: t('column_job'), rowHeader: true, cell: queue => nameOf('job', queue.name) },
          { id: 'waiting', header: t('column_waiting'), align: 'end', cell: queue => queue.waiting },
          { id: 'running', header: t('column_running'), align: 'end', cell: queue => queue.running },
          {
            id: 'oldest',
            header: t('column_oldest'),
            cell: queue => (queue.oldest_at ? formatMoment(queue.oldest_at) : '–'),
          },
        ]}
      />
    </section>
  )
}

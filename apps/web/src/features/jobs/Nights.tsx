// Tasks of the night with their last runs, and running one by hand.
import type { OutputOf } from '@khyanalt/contract/call'
import { type listJobs, runNightTask } from '@khyanalt/contract/jobs'
import { staffJobsTexts } from '@khyanalt/domain/messages/staff-jobs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useTransactionId } from '../../api/transaction-id.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './jobs.module.css'
import { jobsKey } from './jobs-key.ts'
import { useJobName } from './use-job-name.ts'

type Run = OutputOf<typeof listJobs>['data']['nightly'][number]

const tones: Record<'done' | 'running' | 'failed', Tone> = { done: 'green', running: 'blue', failed: 'red' }

export const Nights = ({ tasks, runs }: { readonly tasks: readonly string[]; readonly runs: readonly Run[] }) => {
  const t = useText(staffJobsTexts)
  const { ui } = useLanguage()
  const nameOf = useJobName()
  const client = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const transaction = useTransactionId()
  const run = useMutation({
    mutationFn: (task: string) => callApi(runNightTask, { task, transaction_id: transaction.id() }),
    onSuccess: async () => {
      showToast({ text: t('started') })
      setAsked(null)
      await client.invalidateQueries({ queryKey: jobsKey })
    },
  })
  const lastOf = (task: string) => runs.find(each => each.task === task)
  return (
    <section className={styles.part} aria-labelledby="nights">
      <h2 id="nights">{t('nights')}</h2>
      <p className={styles.quiet}>{t('nightsText')}</p>
      <Table
        caption={t('nights')}
        rows={tasks}
        rowKey={task => task}
        columns={[
          { id: 'task', header: t('column_task'), rowHeader: true, cell: task => nameOf('task', task) },
          { id: 'last', header: t('column_last'), cell: task => <LastRun run={lastOf(task)} /> },
          {
            id: 'outcome',
            header: t('column_outcome'),
            cell: task => {
              const last = lastOf(task)
              return last?.failure ? (
                <span className={styles.failure}>{last.failure}</span>
              ) : (
                Object.entries(last?.outcome ?? {})
                  .map(([key, count]) => `${key}: ${count}`)
                  .join(', ') || '–'
              )
            },
          },
          {
            id: 'acts',
            header: t('column_acts'),
            hideHeader: true,
            cell: task => (
              <Button
                size="s"
                variant="secondary"
                onClick={() => {
                  run.reset()
                  transaction.renew()
                  setAsked(task)
                }}
              >
                {t('run')}
              </Button>
            ),
          },
        ]}
      />
      {asked && (
        <ConfirmDialog
          open
          title={t('runTitle', { task: nameOf('task', asked) })}
          text={t('runText')}
          confirmLabel={t('run')}
          busy={run.isPending}
          onConfirm={() => run.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          {run.error && <Alert tone="error">{errorText(run.error, ui)}</Alert>}
        </ConfirmDialog>
      )}
    </section>
  )
}

const LastRun = ({ run }: { readonly run: Run | undefined }) => {
  const t = useText(staffJobsTexts)
  if (!run) return t('neverRan')
  const state = run.finished_at ? 'done' : run.failure ? 'failed' : 'running'
  return (
    <span className={styles.last}>
      <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
      {formatMoment(run.finished_at ?? run.started_at)}
      {run.attempts > 1 && <span className={styles.quiet}>{t('attempts', { count: run.attempts })}</span>}
    </span>
  )
}

// One page of the staff list with its acts.
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import { type Worker, workerName } from '@khyanalt/domain/worker'
import { useState } from 'react'
import { WorkerDialog } from '../../form/workers/WorkerDialog.tsx'
import { PaperButton } from '../../form/workers/WorkerPapers.tsx'
import { hindrance, WorkerState } from '../../form/workers/WorkerState.tsx'
import { typeWord } from '../../form/workers/worker-words.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusLater } from '../../ui/focus-later.ts'
import { Table } from '../../ui/Table.tsx'
import { DeleteWorker } from './DeleteWorker.tsx'
import styles from './WorkersScreen.module.css'

type WorkerTableProps = {
  readonly rows: readonly Worker[]
  readonly busy: boolean
  /** The last one of the page was deleted. */
  readonly onEmptied: () => void
}

export const WorkerTable = ({ rows, busy, onEmptied }: WorkerTableProps) => {
  const t = useText(workerScreenTexts)
  const words = useText(workerTexts)
  const { ui } = useLanguage()
  const [editing, setEditing] = useState<Worker | null>(null)
  const [deleting, setDeleting] = useState<Worker | null>(null)
  return (
    <>
      <Table
        caption={t('list')}
        rows={rows}
        rowKey={worker => worker.id}
        busy={busy}
        columns={[
          {
            id: 'name',
            header: words('name'),
            rowHeader: true,
            cell: worker => (
              <span className={styles.who}>
                {workerName(worker)}
                <span className={styles.number}>{worker.register_number}</span>
              </span>
            ),
          },
          {
            id: 'job',
            header: words('jobtype'),
            nowrap: false,
            cell: worker => (
              <span className={styles.who}>
                <span className={styles.job}>{worker.profile.jobtype || '–'}</span>
                <span className={styles.number}>{typeWord(worker.worker_type, ui)}</span>
              </span>
            ),
          },
          { id: 'phone', header: words('phone'), cell: worker => worker.profile.phone },
          {
            id: 'training',
            header: words('training_expire_date'),
            // The caption within a card may break, the date may not.
            nowrap: false,
            cell: worker => <span className={styles.day}>{trainingWord(worker, t('noDate'))}</span>,
          },
          {
            id: 'state',
            header: t('state'),
            cell: worker => (
              <span className={styles.state}>
                <WorkerState worker={worker} hindrance={hindrance(worker, [])} />
              </span>
            ),
          },
          { id: 'paper', header: words('certificate'), cell: worker => <Certificate worker={worker} /> },
          {
            id: 'actions',
            header: t('actions'),
            hideHeader: true,
            cell: worker => (
              <span className={styles.acts}>
                <Button
                  variant="quiet"
                  size="s"
                  icon="edit"
                  label={t('editOf', { name: workerName(worker) })}
                  onClick={() => setEditing(worker)}
                >
                  {t('edit')}
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  icon="trash"
                  label={t('removeOf', { name: workerName(worker) })}
                  onClick={() => setDeleting(worker)}
                >
                  {t('remove')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {editing && (
        <WorkerDialog
          form="company"
          scope={{}}
          worker={editing}
          onSaved={() => setEditing(null)}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && (
        <DeleteWorker
          worker={deleting}
          onDeleted={() => {
            setDeleting(null)
            if (rows.length === 1) onEmptied()
            // The row and its button are gone; the list is where the person was.
            focusLater(() => document.getElementById('staff-list')?.focus())
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  )
}

const trainingWord = ({ profile }: Worker, noDate: string): string =>
  profile.training ? (profile.training_expire_date ?? noDate) : '–'

const Certificate = ({ worker }: { readonly worker: Worker }) => {
  const file = worker.files.find(({ name }) => name === worker.profile.certificate)
  return file ? <PaperButton scope={{}} file={file} /> : '–'
}

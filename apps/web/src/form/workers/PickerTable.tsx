// One page of employees with a box each; who is incomplete or of another type cannot be ticked, and it says why.
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import { type Worker, workerName } from '@khyanalt/domain/worker'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Table } from '../../ui/Table.tsx'
import { hindrance, WorkerState } from './WorkerState.tsx'
import { typeWord } from './worker-words.ts'
import styles from './workers.module.css'

type PickerTableProps = {
  readonly rows: readonly Worker[]
  readonly types: readonly string[]
  readonly limit: number
  readonly picked: readonly Worker[]
  readonly busy: boolean
  readonly onPick: (picked: readonly Worker[]) => void
  readonly onEdit: (worker: Worker) => void
}

export const PickerTable = ({ rows, types, limit, picked, busy, onPick, onEdit }: PickerTableProps) => {
  const t = useText(workerScreenTexts)
  const words = useText(workerTexts)
  const { ui } = useLanguage()
  const isPicked = ({ id }: Worker) => picked.some(one => one.id === id)
  const hindranceOf = (worker: Worker) => hindrance(worker, types)
  const toggle = (worker: Worker, on: boolean) =>
    onPick(on ? [...picked, worker] : picked.filter(({ id }) => id !== worker.id))
  return (
    <Table
      caption={t('pick')}
      rows={rows}
      rowKey={worker => worker.id}
      busy={busy}
      rowTone={worker => (isPicked(worker) ? 'selected' : undefined)}
      columns={[
        {
          id: 'name',
          header: words('name'),
          rowHeader: true,
          cell: worker => (
            <Checkbox
              label={<strong>{workerName(worker)}</strong>}
              help={worker.register_number}
              value={isPicked(worker)}
              disabled={!isPicked(worker) && (hindranceOf(worker) !== null || picked.length >= limit)}
              describedBy={`state-${worker.id}`}
              onChange={on => toggle(worker, on)}
            />
          ),
        },
        {
          id: 'type',
          header: words('worker_type'),
          nowrap: false,
          cell: worker => typeWord(worker.worker_type, ui) ?? t('untyped'),
        },
        { id: 'phone', header: words('phone'), cell: worker => worker.profile.phone },
        {
          id: 'state',
          header: t('state'),
          cell: worker => (
            <span id={`state-${worker.id}`} className={styles.state}>
              <WorkerState worker={worker} hindrance={hindranceOf(worker)} />
            </span>
          ),
        },
        {
          id: 'actions',
          header: t('actions'),
          hideHeader: true,
          cell: worker => {
            const needed = hindranceOf(worker) !== null
            return (
              <Button
                variant={needed ? 'secondary' : 'quiet'}
                size="s"
                icon="edit"
                label={t(needed ? 'completeOf' : 'editOf', { name: workerName(worker) })}
                onClick={() => onEdit(worker)}
              >
                {t(needed ? 'complete' : 'edit')}
              </Button>
            )
          },
        },
      ]}
    />
  )
}

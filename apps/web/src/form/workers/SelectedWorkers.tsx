// The employees a request names, as a table; on a phone each is a card.
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import { type Worker, workerName } from '@khyanalt/domain/worker'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { FieldRemark } from '../form-surroundings.ts'
import { hindrance, WorkerState } from './WorkerState.tsx'
import { typeWord } from './worker-words.ts'
import styles from './workers.module.css'

/** A chosen id with its record; null while it is fetched or when it left the list. */
export type Chosen = { readonly id: string; readonly worker: Worker | null; readonly remarks: readonly FieldRemark[] }

type SelectedWorkersProps = {
  readonly chosen: readonly Chosen[]
  readonly types: readonly string[]
  readonly onEdit: (worker: Worker) => void
  readonly onRemove: (id: string, name: string) => void
}

export const SelectedWorkers = ({ chosen, types, onEdit, onRemove }: SelectedWorkersProps) => {
  const t = useText(workerScreenTexts)
  const words = useText(workerTexts)
  const { ui } = useLanguage()
  const nameOf = ({ worker }: Chosen) => (worker ? workerName(worker) : t('gone'))
  return (
    <Table
      caption={t('chosen')}
      rows={chosen}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: words('name'),
          rowHeader: true,
          cell: one => (
            <span className={styles.who}>
              {nameOf(one)}
              <span className={styles.number}>{one.worker?.register_number}</span>
            </span>
          ),
        },
        {
          id: 'type',
          header: words('worker_type'),
          nowrap: false,
          cell: ({ worker }) => (worker && typeWord(worker.worker_type, ui)) ?? '–',
        },
        { id: 'phone', header: words('phone'), cell: ({ worker }) => worker?.profile.phone ?? '–' },
        {
          id: 'state',
          header: t('state'),
          cell: ({ worker, remarks }) => (
            <span className={styles.state}>
              {worker ? (
                <WorkerState worker={worker} hindrance={hindrance(worker, types)} />
              ) : (
                <span className={styles.missing}>{t('goneText')}</span>
              )}
              {remarks.map(({ comment }) => (
                <span key={comment} className={styles.remark}>
                  <Tag tone="orange" size="s">
                    {t('remark')}
                  </Tag>
                  {comment}
                </span>
              ))}
            </span>
          ),
        },
        {
          id: 'actions',
          header: t('actions'),
          hideHeader: true,
          cell: one => (
            <span className={styles.rowActs}>
              {one.worker && (
                <Button
                  variant="quiet"
                  size="s"
                  icon="edit"
                  label={t('editOf', { name: nameOf(one) })}
                  onClick={() => one.worker && onEdit(one.worker)}
                >
                  {t('edit')}
                </Button>
              )}
              <Button
                variant="quiet"
                size="s"
                icon="minus"
                label={t('unpickOf', { name: nameOf(one) })}
                onClick={() => onRemove(one.id, nameOf(one))}
              >
                {t('remove')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}

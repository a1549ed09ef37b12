// One page of the own requests.
import type { RequestRow } from '@khyanalt/contract/requests'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { isEditable, readRequestStatus, requestStatusTone } from '@khyanalt/domain/request-status'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../language/format.ts'
import { useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { DeleteDraft } from './DeleteDraft.tsx'
import styles from './RequestTable.module.css'

export const RequestTable = ({ rows }: { readonly rows: readonly RequestRow[] }) => {
  const t = useText(dashboardTexts)
  const name = useNamePair()
  const [deleting, setDeleting] = useState<RequestRow | null>(null)
  return (
    <>
      <Table
        caption={t('requests')}
        rows={rows}
        rowKey={row => row.id}
        columns={[
          {
            id: 'number',
            header: t('number'),
            rowHeader: true,
            cell: row => (
              <Link to={paths.request(row.request_number)} className={styles.number}>
                {row.request_number}
              </Link>
            ),
          },
          {
            id: 'service',
            header: t('service'),
            cell: row => {
              const { title, subtitle } = name(row.title)
              return (
                <span className={styles.service}>
                  {title}
                  {subtitle && (
                    <span lang="en" className={styles.english}>
                      {subtitle}
                    </span>
                  )}
                </span>
              )
            },
          },
          { id: 'category', header: t('category'), cell: row => name(row.category_data.name).title },
          { id: 'status', header: t('status'), cell: row => <StatusTag code={row.status} /> },
          { id: 'date', header: t('date'), cell: row => formatMoment(row.created_at) },
          {
            id: 'actions',
            header: t('actions'),
            cell: row => <Actions row={row} onDelete={() => setDeleting(row)} />,
          },
        ]}
      />
      {deleting && <DeleteDraft request={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

const StatusTag = ({ code }: { readonly code: number }) => {
  const t = useText(dashboardTexts)
  const read = readRequestStatus(code)
  return read && <Tag tone={requestStatusTone(read.state)}>{t(read.state)}</Tag>
}

const Actions = ({ row, onDelete }: { readonly row: RequestRow; readonly onDelete: () => void }) => {
  const t = useText(dashboardTexts)
  const state = readRequestStatus(row.status)?.state
  const word = state === 'draft' ? 'continue' : state && isEditable(state) ? 'correct' : 'open'
  return (
    <span className={styles.actions}>
      <Link to={paths.request(row.request_number)} className={styles.open}>
        {t(word)}
      </Link>
      {row.actions.includes('delete_draft') && (
        <Button variant="quiet" size="s" icon="trash" onClick={onDelete}>
          {t('delete')}
        </Button>
      )}
    </span>
  )
}

// One page of the own requests.
import type { RequestRow } from '@khyanalt/contract/request-lists'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { isEditable, readRequestStatus } from '@khyanalt/domain/request-status'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Whose } from '../../people/Whose.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table, type TableSort } from '../../ui/Table.tsx'
import { DeleteDraft } from './DeleteDraft.tsx'
import { ListedService } from './ListedService.tsx'
import { RequestStatus } from './RequestStatus.tsx'
import styles from './RequestTable.module.css'
import { rowAddress } from './row-address.ts'

type Props = {
  readonly rows: readonly RequestRow[]
  readonly sort: TableSort
  readonly onSort: (sort: TableSort) => void
  readonly busy: boolean
}

export const RequestTable = ({ rows, sort, onSort, busy }: Props) => {
  const t = useText(dashboardTexts)
  const name = useName()
  const [deleting, setDeleting] = useState<RequestRow | null>(null)
  return (
    <>
      <Table
        caption={t('requests')}
        rows={rows}
        rowKey={row => row.id}
        sort={sort}
        onSort={onSort}
        busy={busy}
        columns={[
          {
            id: 'request_number',
            header: t('number'),
            rowHeader: true,
            card: 'word',
            sortable: true,
            cell: row => (
              <Link to={rowAddress(row)} className={styles.number}>
                {row.request_number}
              </Link>
            ),
          },
          {
            id: 'service',
            header: t('service'),
            card: 'title',
            cell: row => (
              <ListedService title={row.title}>
                <span className={styles.kind}>{t(row.type)}</span>
                <Whose companyId={row.company_id} />
              </ListedService>
            ),
          },
          { id: 'category', header: t('category'), card: 'none', cell: row => name(row.category_data.name) },
          {
            id: 'status',
            header: t('status'),
            card: 'state',
            sortable: true,
            cell: row => <RequestStatus code={row.status} category={row.request_category} />,
          },
          {
            id: 'created_at',
            header: t('date'),
            sortable: true,
            card: 'word',
            cell: row => formatMoment(row.created_at),
          },
          { id: 'due_date', header: t('due'), sortable: true, card: 'none', cell: row => row.due_date ?? '–' },
          {
            id: 'actions',
            stuck: true,
            card: 'action',
            header: t('actions'),
            cell: row => <Actions row={row} onDelete={() => setDeleting(row)} />,
          },
        ]}
      />
      {deleting && <DeleteDraft request={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

const Actions = ({ row, onDelete }: { readonly row: RequestRow; readonly onDelete: () => void }) => {
  const t = useText(dashboardTexts)
  const state = readRequestStatus(row.status)?.state
  const word = state === 'draft' ? 'continue' : state && isEditable(state) ? 'correct' : 'open'
  return (
    <span className={styles.actions}>
      <Link to={rowAddress(row)} className={styles.open} aria-label={`${t(word)}: ${row.request_number}`}>
        {t(word)}
      </Link>
      {row.can_edit_cert && (
        <Link
          to={paths.updateRequest(row.request_number)}
          className={styles.open}
          aria-label={`${t('changeInfo')}: ${row.request_number}`}
        >
          {t('changeInfo')}
        </Link>
      )}
      {row.actions.includes('delete_draft') && (
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          onClick={onDelete}
          label={`${t('delete')}: ${row.request_number}`}
        >
          {t('delete')}
        </Button>
      )}
    </span>
  )
}

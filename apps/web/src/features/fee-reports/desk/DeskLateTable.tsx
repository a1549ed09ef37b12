// The late requests of the desk; one is opened over the list, with its papers and what may be decided.
import type { LateRequestRow } from '@khyanalt/contract/late-requests'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { useState } from 'react'
import look from '../../../console/rows.module.css'
import { formatDay } from '../../../language/format.ts'
import { useName, useText } from '../../../language/language.tsx'
import { Table } from '../../../ui/Table.tsx'
import { LateStatus } from '../Status.tsx'
import styles from './desk.module.css'
import { LateDialog } from './LateDialog.tsx'

export const DeskLateTable = ({ rows, busy }: { readonly rows: readonly LateRequestRow[]; readonly busy: boolean }) => {
  const t = useText(staffFeeTexts)
  const name = useName()
  const [opened, setOpened] = useState<LateRequestRow | null>(null)
  return (
    <div className={look.rows}>
      <Table
        caption={t('kindLate')}
        rows={rows}
        rowKey={row => row.id}
        busy={busy}
        columns={[
          {
            id: 'company',
            header: t('company'),
            rowHeader: true,
            cell: row => (
              <>
                <button type="button" className={styles.open} data-row-link onClick={() => setOpened(row)}>
                  {name({ mn: row.company.name_mn, en: row.company.name_en ?? '' })}
                </button>
                <span className={look.aside}>{row.company.key}</span>
              </>
            ),
          },
          {
            id: 'quarter',
            header: t('season'),
            cell: row => t('quarter', { year: String(row.year), season: row.season }),
          },
          { id: 'sent', header: t('sent'), cell: row => formatDay(row.created_at) },
          { id: 'status', header: t('status'), cell: row => <LateStatus code={row.status} /> },
          {
            id: 'until',
            header: t('until'),
            nowrap: false,
            cell: row =>
              row.used_at ? t('used') : row.open_until ? t('openUntil', { day: row.open_until }) : (row.reason ?? '–'),
          },
        ]}
      />
      {opened && <LateDialog key={opened.id} request={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

// The late requests of the own companies.
import type { LateRequestRow } from '@khyanalt/contract/late-requests'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Table } from '../../ui/Table.tsx'
import { LateStatus } from './Status.tsx'

export const LateTable = ({ rows, busy }: { readonly rows: readonly LateRequestRow[]; readonly busy: boolean }) => {
  const t = useText(feeScreenTexts)
  const name = useName()
  return (
    <Table
      caption={t('tabLate')}
      rows={rows}
      rowKey={row => row.id}
      busy={busy}
      manyColumns
      columns={[
        {
          id: 'company',
          header: t('columnCompany'),
          rowHeader: true,
          card: 'title',
          cell: ({ company }) => name({ mn: company.name_mn, en: company.name_en ?? '' }),
        },
        { id: 'year', header: t('columnYear'), card: 'word', cell: row => row.year },
        { id: 'season', header: t('columnSeason'), card: 'fact', cell: row => row.season },
        { id: 'sent', header: t('columnSent'), card: 'fact', cell: row => formatDay(row.created_at) },
        { id: 'status', header: t('columnStatus'), card: 'state', cell: row => <LateStatus code={row.status} /> },
        {
          id: 'until',
          header: t('columnUntil'),
          card: 'word',
          nowrap: false,
          cell: row =>
            row.used_at
              ? t('lateUsed')
              : row.open_until
                ? t('lateUntil', { day: row.open_until })
                : (row.reason ?? '–'),
        },
      ]}
    />
  )
}

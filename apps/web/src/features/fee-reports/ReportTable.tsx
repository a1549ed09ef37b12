// The reports of the own companies, in the columns of the documents (REQ-AMNAT-43, CON-179).
import type { FeeReportRow } from '@khyanalt/contract/fee-reports'
import { isFeeReportEditable, readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { Link } from 'react-router'
import { feePaths } from '../../fee-paths.ts'
import { useName, useText } from '../../language/language.tsx'
import { Table } from '../../ui/Table.tsx'
import { ReportStatus } from './Status.tsx'

export const ReportTable = ({ rows, busy }: { readonly rows: readonly FeeReportRow[]; readonly busy: boolean }) => {
  const t = useText(feeScreenTexts)
  const name = useName()
  return (
    <Table
      caption={t('tabReports')}
      rows={rows}
      rowKey={row => row.id}
      busy={busy}
      manyColumns
      columns={[
        {
          id: 'company',
          header: t('columnCompany'),
          rowHeader: true,
          card: 'none',
          cell: row => (row.company ? name({ mn: row.company.name_mn, en: row.company.name_en ?? '' }) : '–'),
        },
        { id: 'licence', header: t('columnLicence'), card: 'word', cell: row => row.license_number || '–' },
        { id: 'type', header: t('columnType'), card: 'none', cell: row => row.cert_type || '–' },
        {
          id: 'deposit',
          header: t('columnDeposit'),
          card: 'title',
          cell: row => (row.deposit ? name(row.deposit) : '–'),
        },
        {
          id: 'mineral',
          header: t('columnMineral'),
          card: 'word',
          cell: ({ mineral }) => (mineral ? name(mineral) : '–'),
        },
        { id: 'year', header: t('columnYear'), card: 'word', cell: row => row.year ?? '–' },
        { id: 'season', header: t('columnSeason'), card: 'fact', cell: row => row.season ?? '–' },
        { id: 'status', header: t('columnStatus'), card: 'state', cell: row => <ReportStatus code={row.status} /> },
        { id: 'act', header: t('columnAct'), card: 'action', cell: row => <Act row={row} /> },
      ]}
    />
  )
}

/** A returned report has another act than the others (REQ-AMNAT-30). */
const Act = ({ row }: { readonly row: FeeReportRow }) => {
  const t = useText(feeScreenTexts)
  const state = readFeeReportStatus(row.status)
  const word = state === 'draft' ? 'continue' : state === 'returned' ? 'correct' : 'open'
  const to = state && isFeeReportEditable(state) ? feePaths.edit(row.id) : feePaths.report(row.id)
  const what = row.request_number ?? `${t('draftRow')} ${row.cert_type} ${row.license_number}`
  return (
    <Link to={to} aria-label={`${t(word)}: ${what}`}>
      {t(word)}
    </Link>
  )
}

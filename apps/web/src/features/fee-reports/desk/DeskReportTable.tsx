// The reports of the desk; the number of each leads to its case.
import type { FeeReportRow } from '@khyanalt/contract/fee-reports'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { Link, useLocation } from 'react-router'
import look from '../../../console/rows.module.css'
import { formatDay } from '../../../language/format.ts'
import { useName, useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Table } from '../../../ui/Table.tsx'
import { ReportStatus } from '../Status.tsx'

export const DeskReportTable = ({ rows, busy }: { readonly rows: readonly FeeReportRow[]; readonly busy: boolean }) => {
  const t = useText(staffFeeTexts)
  const name = useName()
  const { search } = useLocation()
  return (
    <div className={look.rows}>
      <Table
        caption={t('kindReports')}
        rows={rows}
        rowKey={row => row.id}
        busy={busy}
        columns={[
          {
            id: 'number',
            header: t('number'),
            rowHeader: true,
            cell: row => (
              <Link to={staffPaths.feeReport(row.id)} state={{ desk: search }} className={look.link} data-row-link>
                {row.request_number}
              </Link>
            ),
          },
          {
            id: 'company',
            header: t('company'),
            cell: ({ company }) =>
              company && (
                <>
                  {name({ mn: company.name_mn, en: company.name_en ?? '' })}
                  <span className={look.aside}>{company.key}</span>
                </>
              ),
          },
          { id: 'licence', header: t('licence'), cell: row => `${row.cert_type}-${row.license_number}` },
          {
            id: 'mineral',
            header: t('mineral'),
            cell: ({ mineral }) => (mineral ? name(mineral) : '–'),
          },
          {
            id: 'quarter',
            header: t('season'),
            cell: row => t('quarter', { year: String(row.year ?? ''), season: row.season ?? '' }),
          },
          { id: 'sent', header: t('sent'), cell: row => (row.submitted_at ? formatDay(row.submitted_at) : '–') },
          { id: 'status', header: t('status'), cell: row => <ReportStatus code={row.status} /> },
        ]}
      />
    </div>
  )
}

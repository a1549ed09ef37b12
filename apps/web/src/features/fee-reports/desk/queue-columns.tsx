// The columns of the two queues: reports, and requests to send one late.
import type { FeeReportRow } from '@khyanalt/contract/fee-reports'
import type { LateRequestRow } from '@khyanalt/contract/late-requests'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import look from '../../../console/rows.module.css'
import { formatDay } from '../../../language/format.ts'
import { useName, useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import type { TableColumn } from '../../../ui/Table.tsx'
import { CaseLink } from '../../cases/CaseLink.tsx'
import { LateStatus, ReportStatus } from '../Status.tsx'
import styles from './desk.module.css'

/** The number of a report leads to its case. */
export const useReportColumns = (): readonly TableColumn<FeeReportRow>[] => {
  const t = useText(staffFeeTexts)
  const name = useName()
  return [
    {
      id: 'number',
      header: t('number'),
      rowHeader: true,
      cell: row => <CaseLink to={staffPaths.feeReport(row.id)} number={row.request_number} />,
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
  ]
}

/** A late request is opened over the list. */
export const useLateColumns = (open: (row: LateRequestRow) => void): readonly TableColumn<LateRequestRow>[] => {
  const t = useText(staffFeeTexts)
  const name = useName()
  return [
    {
      id: 'company',
      header: t('company'),
      rowHeader: true,
      cell: row => (
        <>
          <button type="button" className={styles.open} data-row-link onClick={() => open(row)}>
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
  ]
}

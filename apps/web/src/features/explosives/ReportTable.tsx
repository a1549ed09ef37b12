// The lines of the report; the limit stands first and stands out (REQ-EREP-02, REQ-EREP-03).
import { type ReportHeader, type ReportLine, reportHeading, reportLineTitle } from '@khyanalt/domain/explosive-report'
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import { useLanguage, useText } from '../../language/language.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './report.module.css'

type ReportTableProps = { readonly headers: readonly ReportHeader[]; readonly lines: readonly ReportLine[] }

export const ReportTable = ({ headers, lines }: ReportTableProps) => {
  const t = useText(explosiveTexts)
  const { ui } = useLanguage()
  const quiet = lines.every(({ kind }) => kind !== 'transport')
  return (
    <>
      <Table
        caption={t('reportTitle')}
        rows={lines}
        rowKey={line => `${line.kind}-${line.id}`}
        columns={[
          {
            id: 'title',
            header: t('request'),
            rowHeader: true,
            nowrap: false,
            cell: line => (
              <span className={styles[line.kind]}>
                {line.kind === 'limit' ? <Tag tone="red">{t('limit')}</Tag> : reportLineTitle(line, ui)}
              </span>
            ),
          },
          { id: 'date', header: t('date'), cell: line => line.date || '–' },
          {
            id: 'state',
            header: t('state'),
            cell: ({ approved }) =>
              approved === null ? (
                '–'
              ) : (
                <Tag tone={approved ? 'green' : 'blue'} size="s">
                  {t(approved ? 'approved' : 'pending')}
                </Tag>
              ),
          },
          ...headers.map(header => ({
            id: header.key,
            header: reportHeading(header, ui),
            align: 'end' as const,
            cell: (line: ReportLine) => (
              <span className={styles[line.kind]}>{line.quantities[header.key]?.toLocaleString('en-US') ?? '–'}</span>
            ),
          })),
        ]}
      />
      {quiet && <p>{t('noMoves')}</p>}
    </>
  )
}

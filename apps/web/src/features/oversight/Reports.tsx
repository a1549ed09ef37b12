// The monthly reports, to take away.
import { getOversightReport } from '@khyanalt/contract/oversight-reports'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { useMutation, useQuery } from '@tanstack/react-query'
import { downloadFile } from '../../api/download.ts'
import { errorText } from '../../api/error-text.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './oversight.module.css'
import { Part } from './Part.tsx'
import { reportsQuery } from './queries.ts'

export const Reports = () => {
  const t = useText(oversightAnswerTexts)
  const name = useName()
  const { ui } = useLanguage()
  const reports = useQuery(reportsQuery).data?.data
  const fetching = useMutation({
    mutationFn: ({ month, organization }: { readonly month: string; readonly organization: number | undefined }) =>
      downloadFile(getOversightReport, { month, organization }, `oversight-${month.slice(0, 7)}.pdf`),
  })
  if (!reports) return null
  const unitOf = (row: (typeof reports)[number]) => (row.organization ? name(row.organization.name) : t('wholeAgency'))
  return (
    <Part title={t('reportsTitle')} lead={t('reportsLead')}>
      {reports.length === 0 ? (
        <p className={styles.quiet}>{t('reportsNone')}</p>
      ) : (
        <Table
          caption={t('reportsTitle')}
          rows={reports}
          rowKey={row => `${row.month} ${row.organization?.id}`}
          columns={[
            { id: 'month', header: t('reportMonth'), rowHeader: true, cell: row => row.month.slice(0, 7) },
            { id: 'unit', header: t('reportUnit'), cell: unitOf },
            { id: 'made', header: t('reportMade'), cell: row => formatDay(row.made_at) },
            {
              id: 'file',
              header: t('reportFile'),
              cell: row => (
                <Button
                  variant="secondary"
                  size="s"
                  icon="download"
                  label={t('downloadOf', { month: row.month.slice(0, 7), unit: unitOf(row) })}
                  onClick={() => fetching.mutate({ month: row.month, organization: row.organization?.id })}
                >
                  {t('download')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {fetching.error && (
        <Alert tone="error" urgent>
          {errorText(fetching.error, ui)}
        </Alert>
      )}
    </Part>
  )
}

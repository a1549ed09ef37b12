// A report to be read: what was answered, both tables, the balance and the papers; for the company and the agency.
import type { FeeReport } from '@khyanalt/contract/fee-reports'
import { readFeeReport } from '@khyanalt/domain/fee-report/answers'
import type { CodedAnswer } from '@khyanalt/domain/fee-report/labels'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { type ReactNode, useMemo } from 'react'
import { StoredFiles } from '../../form/StoredFiles.tsx'
import { createValueStore } from '../../form/value-store.ts'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { BalanceGrid } from './BalanceGrid.tsx'
import styles from './fee-reports.module.css'
import { valuesOf } from './report-values.ts'
import { SheetGrid } from './SheetGrid.tsx'

const noProblems = { of: () => null, subscribe: () => () => undefined }

export const ReportView = ({
  report,
  beside,
}: {
  readonly report: FeeReport
  /** What stands under a table, such as how it differs from another quarter. */
  readonly beside?: ((sheet: 'too_hemjee' | 'unelgee') => ReactNode) | undefined
}) => {
  const t = useText(feeScreenTexts)
  const values = useMemo(() => createValueStore(valuesOf(readFeeReport(report))), [report])
  const { season_value: season, mayagt_id: template } = report
  return (
    <div className={styles.report}>
      <Card padding="l" title={`1. ${t('section1')}`}>
        <CompanyFacts report={report} />
      </Card>
      <Card padding="l" title={`2. ${t('section2')}`}>
        <GeneralFacts report={report} />
      </Card>
      {(['too_hemjee', 'unelgee'] as const).map((sheet, place) => (
        <Card key={sheet} padding="l" title={`${place + 3}. ${t(place === 0 ? 'section3' : 'section4')}`}>
          <div className={styles.section}>
            {season !== null && template !== null ? (
              <SheetGrid sheet={sheet} season={season} template={template} values={values} problems={noProblems} />
            ) : (
              <p className={styles.quiet}>{t('sheetFirst')}</p>
            )}
            {beside?.(sheet)}
          </div>
        </Card>
      ))}
      <Card padding="l" title={`5. ${t('section5')}`}>
        <BalanceGrid values={values} problems={noProblems} />
      </Card>
    </div>
  )
}

const CompanyFacts = ({ report }: { readonly report: FeeReport }) => {
  const t = useText(feeScreenTexts)
  const name = useName()
  const { company, year, season_value: season } = report
  return (
    <DescriptionList
      items={[
        {
          term: t('company'),
          value: company && `${name({ mn: company.name_mn, en: company.name_en ?? '' })} (${company.key})`,
        },
        { term: t('quarterLabel'), value: season && t('quarter', { year: String(year ?? ''), season }) },
        { term: t('type'), value: t(`type_${report.type}`) },
        { term: t('updated'), value: formatMoment(report.updated_at) },
      ]}
    />
  )
}

const GeneralFacts = ({ report }: { readonly report: FeeReport }) => {
  const t = useText(feeScreenTexts)
  const name = useName()
  const labelOf = (answer: CodedAnswer) => {
    const label = report.labels[answer]
    return label && name(label)
  }
  return (
    <DescriptionList
      items={[
        { term: t('payer'), value: labelOf('payer_type') ?? '–' },
        { term: t('deposit'), value: labelOf('deposit_name') ?? '–' },
        { term: t('licence'), value: [report.cert_type, report.license_number].filter(Boolean).join('-') || '–' },
        { term: t('mineral'), value: labelOf('mineral_name') ?? '–' },
        { term: t('secondMineral'), value: labelOf('second_mineral') ?? t('none') },
        { term: t('increased'), value: labelOf('resource_increased') ?? '–' },
        { term: t('active'), value: labelOf('season_active') ?? '–' },
        { term: t('papers'), value: report.files.length > 0 ? <StoredFiles files={report.files} /> : '–' },
        { term: t('sheet'), value: labelOf('mayagt_id') ?? '–' },
      ]}
    />
  )
}

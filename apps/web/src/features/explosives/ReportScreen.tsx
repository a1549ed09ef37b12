// The report of transports: limit first, then each transport, totals and balance (REQ-EREP-01…04).
import { downloadExplosiveReport, listReportPermits, readExplosiveReport } from '@khyanalt/contract/explosives'
import { reportLines } from '@khyanalt/domain/explosive-report'
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { CompanyChoice, useChosenCompany } from '../../people/CompanyChoice.tsx'
import { TableDownload } from '../../tables/TableDownload.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportTable } from './ReportTable.tsx'
import styles from './report.module.css'

type Asked = {
  readonly company_id?: string
  readonly cert_id: string
  readonly begin_date: string
  readonly end_date: string
}

export const ReportScreen = () => {
  const t = useText(explosiveTexts)
  const pair = usePair(explosiveTexts)
  const { ui } = useLanguage()
  const chosen = useChosenCompany()
  const named = chosen.company ? { company_id: chosen.company.id } : {}
  const [asked, setAsked] = useState<Asked | null>(null)
  const permits = useQuery({
    queryKey: ['explosive-report-permits', named],
    queryFn: ({ signal }) => callApi(listReportPermits, named, { signal }),
  })
  return (
    <div className={styles.page}>
      <PageHeader {...pair('reportTitle')} lead={t('reportLead')} />
      <CompanyChoice {...chosen} />
      {permits.error && !permits.data ? (
        <ErrorState title={t('failed')} text={errorText(permits.error, ui)} onRetry={() => permits.refetch()} />
      ) : !permits.data ? (
        <Skeleton height={160} />
      ) : permits.data.data.length === 0 ? (
        <EmptyState icon="chart" title={t('noPermits')} text={t('noPermitsText')} />
      ) : (
        <Filters
          key={chosen.company?.id}
          permits={permits.data.data}
          onAsk={asked => setAsked({ ...asked, ...named })}
        />
      )}
      {asked && asked.company_id === named.company_id && <Report asked={asked} />}
    </div>
  )
}

type FiltersProps = {
  readonly permits: readonly { readonly value: string; readonly label: string }[]
  readonly onAsk: (asked: Asked) => void
}

const Filters = ({ permits, onAsk }: FiltersProps) => {
  const t = useText(explosiveTexts)
  const [cert_id, setCert] = useState(permits[0]?.value ?? '')
  const [begin_date, setBegin] = useState('')
  const [end_date, setEnd] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ cert_id, begin_date, end_date })
  }
  return (
    <Card padding="l">
      <form onSubmit={submit} noValidate className={styles.filters}>
        <Field label={t('permit')} required>
          {control => <Select {...control} emptyLabel={null} value={cert_id} options={permits} onChange={setCert} />}
        </Field>
        <Field label={t('from')}>{control => <DateInput {...control} value={begin_date} onChange={setBegin} />}</Field>
        <Field label={t('to')}>{control => <DateInput {...control} value={end_date} onChange={setEnd} />}</Field>
        <Button type="submit" icon="chart">
          {t('view')}
        </Button>
      </form>
    </Card>
  )
}

const Report = ({ asked }: { readonly asked: Asked }) => {
  const t = useText(explosiveTexts)
  const { ui } = useLanguage()
  const input = {
    cert_id: asked.cert_id,
    ...(asked.company_id ? { company_id: asked.company_id } : {}),
    ...(asked.begin_date ? { begin_date: asked.begin_date } : {}),
    ...(asked.end_date ? { end_date: asked.end_date } : {}),
  }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['explosive-report', asked],
    queryFn: ({ signal }) => callApi(readExplosiveReport, input, { signal }),
  })
  if (error && !data) {
    return (
      <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  if (!data) return <Skeleton height={240} />
  const lines = reportLines(data.headers, data.transports[asked.cert_id] ?? [], ui)
  return (
    <section className={styles.report}>
      <ReportTable headers={data.headers} lines={lines} />
      <div className={styles.acts}>
        <TableDownload call={downloadExplosiveReport} input={input} name="explosives" />
        <Button variant="secondary" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </section>
  )
}

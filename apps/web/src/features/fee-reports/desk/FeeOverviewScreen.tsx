// Sums of fee reports by mineral, province and quarter: bars with the exact numbers in a table behind.
import { downloadFeeOverview, type FeeOverview } from '@khyanalt/contract/staff-fee-reports'
import { decimalOr0, formatDecimal } from '@khyanalt/domain/fee-report/decimal'
import { isBefore } from '@khyanalt/domain/fee-report/quarters'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { useSession } from '../../../api/session.ts'
import { usePageTitle } from '../../../document.ts'
import { agencyToday } from '../../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { TableDownload } from '../../../tables/TableDownload.tsx'
import { BarChart } from '../../../ui/BarChart.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StatCard } from '../../../ui/StatCard.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from './desk.module.css'
import { overviewQuery } from './desk-queries.ts'
import { FeeParts } from './FeeParts.tsx'
import { readSpan, recentQuarters, type Span, spanInput, writeQuarter } from './overview-span.ts'

export const FeeOverviewScreen = () => {
  const t = useText(staffFeeTexts)
  const heading = usePair(staffFeeTexts)('overviewTitle')
  usePageTitle(heading.title)
  const { user } = useSession()
  const worksHere = user?.grants.some(({ role }) => role === 'APPROVER' || role === 'ADMIN') ?? false
  return (
    <StaffScreen>
      <PageHeader {...heading} lead={t('overviewLead')} ornament={false} />
      <FeeParts current="overview" />
      {worksHere ? <Overview /> : <EmptyState title={heading.title} text={t('noDesk')} icon="chart" />}
    </StaffScreen>
  )
}

const Overview = () => {
  const t = useText(staffFeeTexts)
  const { ui } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const span = readSpan(query, agencyToday())
  const input = spanInput(span)
  const { data, error, refetch } = useQuery(overviewQuery(input))
  return (
    <>
      <SpanBar
        key={query.toString()}
        span={span}
        onChange={next =>
          setQuery({ from: writeQuarter(next.from), to: writeQuarter(next.to), ...(next.all ? { all: 'yes' } : {}) })
        }
      />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} />}
      {data && data.data.totals.reports === 0 && <EmptyState icon="chart" title={t('noSums')} />}
      {data && data.data.totals.reports > 0 && (
        <>
          <Sums sums={data.data} />
          <div className={styles.downloads}>
            <TableDownload call={downloadFeeOverview} input={input} name="fee-reports" />
          </div>
        </>
      )}
    </>
  )
}

const SpanBar = ({ span, onChange }: { readonly span: Span; readonly onChange: (span: Span) => void }) => {
  const t = useText(staffFeeTexts)
  const [backwards, setBackwards] = useState(false)
  const quarters = recentQuarters(agencyToday(), 24)
  const options = quarters.map(quarter => ({
    value: writeQuarter(quarter),
    label: t('quarter', { year: String(quarter.year), season: quarter.season }),
  }))
  return (
    <FilterBar
      label={t('filters')}
      submit={t('show')}
      onSubmit={({ from = '', to = '', all }) => {
        const next = readSpan(new URLSearchParams({ from, to, all: all ?? '' }), agencyToday())
        setBackwards(isBefore(next.to, next.from))
        if (!isBefore(next.to, next.from)) onChange(next)
      }}
      fields={[
        {
          label: t('from'),
          error: backwards ? t('order') : null,
          control: control => (
            <Select
              {...control}
              name="from"
              emptyLabel={null}
              defaultValue={writeQuarter(span.from)}
              options={options}
            />
          ),
        },
        {
          label: t('to'),
          control: control => (
            <Select {...control} name="to" emptyLabel={null} defaultValue={writeQuarter(span.to)} options={options} />
          ),
        },
        {
          label: t('which'),
          control: control => (
            <Select
              {...control}
              name="all"
              emptyLabel={null}
              defaultValue={span.all ? 'yes' : 'no'}
              options={[
                { value: 'no', label: t('registeredOnly') },
                { value: 'yes', label: t('allSent') },
              ]}
            />
          ),
        },
      ]}
    />
  )
}

type Sum = FeeOverview['totals']
type Line = Sum & { readonly key: string; readonly label: string }

const Sums = ({ sums }: { readonly sums: FeeOverview }) => {
  const t = useText(staffFeeTexts)
  const name = useName()
  const { totals } = sums
  return (
    <>
      <div className={styles.cards}>
        <StatCard value={totals.reports} label={t('reports')} />
        <StatCard value={totals.companies} label={t('companies')} />
        <StatCard value={shown(totals.valuation)} label={t('valuation')} />
        <StatCard value={shown(totals.total_fee)} label={t('totalFee')} />
      </div>
      <Part
        title={t('byMineral')}
        header={t('mineral')}
        lines={sums.minerals.map(line => ({ ...line, key: line.mineral, label: name(line.name) }))}
      />
      <Part
        title={t('byAimag')}
        header={t('aimag')}
        lines={sums.aimags.map(line => ({ ...line, key: line.code, label: name(line.name) }))}
      />
      <Part
        title={t('byQuarter')}
        header={t('season')}
        lines={sums.quarters.map(line => {
          const key = `${line.year}-${line.season}`
          return { ...line, key, label: t('quarter', { year: String(line.year), season: line.season }) }
        })}
      />
    </>
  )
}

const columns = [
  ['produced', 'produced'],
  ['sold', 'sold'],
  ['valuation', 'valuation'],
  ['base_fee', 'baseFee'],
  ['additional_fee', 'additionalFee'],
  ['total_fee', 'totalFee'],
] as const satisfies readonly (readonly [keyof Sum, keyof typeof staffFeeTexts.mn])[]

const Part = ({
  title,
  header,
  lines,
}: {
  readonly title: string
  readonly header: string
  readonly lines: readonly Line[]
}) => {
  const t = useText(staffFeeTexts)
  return (
    <section aria-label={title} className={styles.part}>
      <BarChart
        title={title}
        valueLabel={t('totalFee')}
        labelHeader={header}
        // A bar needs a length, not exact digits; the number beside it is exact.
        bars={lines.map(line => ({ label: line.label, value: Number(line.total_fee), shown: shown(line.total_fee) }))}
      />
      <Table
        caption={title}
        rows={lines}
        rowKey={({ key }) => key}
        columns={[
          { id: 'label', header, rowHeader: true, cell: ({ label }) => label },
          { id: 'reports', header: t('reports'), align: 'end', cell: ({ reports }) => reports },
          { id: 'companies', header: t('companies'), align: 'end', cell: ({ companies }) => companies },
          ...columns.map(([key, word]) => ({
            id: key,
            header: t(word),
            align: 'end' as const,
            cell: (line: Line) => shown(line[key]),
          })),
        ]}
      />
    </section>
  )
}

const shown = (digits: string): string => formatDecimal(decimalOr0(digits))

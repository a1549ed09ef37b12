// The same figures by month, category and unit; every number leads to its requests.
import type { Oversight } from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { Link } from 'react-router'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import styles from './oversight.module.css'
import { monthWithin, type Period, writePeriod } from './period.ts'

const measures = ['received', 'approved', 'rejected', 'returned', 'expired'] as const

type Line = Pick<Oversight['totals'], (typeof measures)[number]> & {
  readonly key: string
  readonly label: string
  readonly median?: number | null
  /** The period of its requests; null where no list can be cut to it. */
  readonly period: Period | null
}

export const Places = ({ figures, period }: { readonly figures: Oversight; readonly period: Period }) => {
  const t = useText(staffOversightTexts)
  const name = useName()
  return (
    <>
      <Lines
        title={t('byMonth')}
        first={t('month')}
        lines={figures.months.map(row => ({
          ...row,
          key: row.month,
          label: row.month,
          period: { ...period, ...monthWithin(row.month, period) },
        }))}
      />
      <Lines
        title={t('byCategory')}
        first={t('category')}
        lines={figures.categories.map(row => ({
          ...row,
          key: String(row.id),
          label: name(row.name),
          median: row.median_days,
          period: { ...period, category: row.id },
        }))}
      />
      <Lines
        title={t('byOrganization')}
        first={t('organization')}
        lines={figures.organizations.map(row => ({
          ...row,
          key: String(row.id),
          label: name(row.name),
          median: row.median_days,
          period: row.id === null ? null : { ...period, organization: row.id },
        }))}
      />
    </>
  )
}

const Lines = ({
  title,
  first,
  lines,
}: {
  readonly title: string
  readonly first: string
  readonly lines: readonly Line[]
}) => {
  const t = useText(staffOversightTexts)
  if (lines.length === 0) return null
  const columns: readonly TableColumn<Line>[] = [
    { id: 'label', header: first, rowHeader: true, cell: line => line.label },
    ...measures.map(measure => ({
      id: measure,
      header: t(measure),
      align: 'end' as const,
      cell: (line: Line) =>
        line.period && line[measure] > 0 ? (
          <Link
            to={`${staffPaths.oversightList}?${writePeriod(line.period, { measure })}`}
            aria-label={`${line.label}, ${t(measure)}: ${line[measure]}`}
          >
            {line[measure]}
          </Link>
        ) : (
          line[measure]
        ),
    })),
    ...(lines.some(line => line.median !== undefined)
      ? [{ id: 'median', header: t('medianShort'), align: 'end' as const, cell: (line: Line) => line.median ?? '–' }]
      : []),
  ]
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <Table caption={title} rows={lines} rowKey={line => line.key} columns={columns} />
    </section>
  )
}

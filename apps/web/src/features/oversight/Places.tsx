// The same figures by category and unit; every number leads to its requests.
import type { Oversight } from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { useName, useText } from '../../language/language.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { FigureLink } from './FigureLink.tsx'
import styles from './oversight.module.css'
import type { Period } from './period.ts'

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
        line.period ? (
          <FigureLink
            count={line[measure]}
            what={`${line.label}, ${t(measure)}`}
            period={line.period}
            behind={{ measure }}
          />
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

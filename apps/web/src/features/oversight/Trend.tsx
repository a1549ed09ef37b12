// Twelve months beside each other: what came and what was decided.
import type { Oversight } from '@khyanalt/contract/oversight'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { useText } from '../../language/language.tsx'
import { Table } from '../../ui/Table.tsx'
import { Columns } from './charts/Columns.tsx'
import { FigureLink } from './FigureLink.tsx'
import styles from './oversight.module.css'
import { Part } from './Part.tsx'
import { type Asked, monthWithin, type Period } from './period.ts'

const measures = ['received', 'approved', 'rejected', 'returned', 'expired'] as const

export const Trend = ({
  year,
  period,
  asked,
}: {
  readonly year: Oversight
  readonly period: Period
  /** The twelve months. */
  readonly asked: Asked
}) => {
  const t = useText(oversightAnswerTexts)
  const say = useText(staffOversightTexts)
  if (year.months.length === 0) return null
  return (
    <Part title={t('trendTitle')} file="places" asked={asked}>
      <div className={styles.beside}>
        <Columns
          title={t('trendTitle')}
          beside
          series={[
            { key: 'received', label: t('received'), look: 'second' },
            { key: 'decided', label: t('decided'), look: 'first' },
          ]}
          columns={year.months.map(row => ({ label: row.month, values: [row.received, row.approved + row.rejected] }))}
        />
        <Table
          caption={say('byMonth')}
          rows={year.months}
          rowKey={row => row.month}
          columns={[
            { id: 'month', header: say('month'), rowHeader: true, cell: row => row.month },
            ...measures.map(measure => ({
              id: measure,
              header: say(measure),
              align: 'end' as const,
              cell: (row: Oversight['months'][number]) => (
                <FigureLink
                  count={row[measure]}
                  what={`${row.month}, ${say(measure)}`}
                  period={{ ...period, ...monthWithin(row.month, { from: asked.from, to: asked.to }) }}
                  behind={{ measure }}
                />
              ),
            })),
            { id: 'revenue', header: say('revenue'), align: 'end' as const, cell: row => spaced(row.revenue) },
          ]}
        />
      </div>
    </Part>
  )
}

const spaced = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ' ')

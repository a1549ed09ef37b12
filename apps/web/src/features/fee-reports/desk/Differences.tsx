// How the sums of a table moved against the quarter before.
import type { FeeReport, lastQuarterSchema } from '@khyanalt/contract/fee-reports'
import { readFeeReport } from '@khyanalt/domain/fee-report/answers'
import { type Decimal, formatDecimal } from '@khyanalt/domain/fee-report/decimal'
import { type SheetName, sheetColumns } from '@khyanalt/domain/fee-report/sheet-templates'
import { compareTotals, type TotalMove } from '@khyanalt/domain/fee-report/totals'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import type { z } from 'zod'
import { useName, useText } from '../../../language/language.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from './desk.module.css'

type DifferencesProps = {
  readonly report: FeeReport
  readonly last: z.infer<typeof lastQuarterSchema> | null
  readonly sheet: SheetName
}

export const Differences = ({ report, last, sheet }: DifferencesProps) => {
  const t = useText(staffFeeTexts)
  const name = useName()
  const { season_value: season } = report
  if (!last || season === null) return <p className={styles.quiet}>{t('noLast')}</p>
  const moves = compareTotals(
    sheet,
    { sheet: readFeeReport(report)[sheet], season },
    { sheet: readFeeReport(last.answers)[sheet], season: last.season },
  )
  const title = t('differencesOf', { year: String(last.year), season: last.season })
  const columnOf = ({ key }: TotalMove) => sheetColumns[sheet].find(column => column.key === key)?.title
  return (
    <details className={styles.differences}>
      <summary>
        {t('differences')}: {moves.some(({ by, before, now }) => by !== 0n && before !== now) ? title : t('sameTotals')}
      </summary>
      <Table
        caption={title}
        rows={moves}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'column',
            header: t('column'),
            rowHeader: true,
            cell: move => name(columnOf(move) ?? { mn: move.key, en: move.key }),
          },
          {
            id: 'before',
            header: t('before'),
            align: 'end',
            cell: ({ before }) => (before === null ? '–' : formatDecimal(before)),
          },
          { id: 'now', header: t('now'), align: 'end', cell: ({ now }) => (now === null ? '–' : formatDecimal(now)) },
          { id: 'by', header: t('difference'), align: 'end', cell: ({ by }) => signed(by) },
        ]}
      />
    </details>
  )
}

const signed = (value: Decimal | null): string =>
  value === null
    ? '–'
    : value < 0n
      ? `−${formatDecimal(-value as Decimal)}`
      : value > 0n
        ? `+${formatDecimal(value)}`
        : '0'

// One table of a report: the months of its quarter below each other, with live sums.
import { isSeason, monthsOf } from '@khyanalt/domain/fee-report/quarters'
import { findTemplate, type SheetName } from '@khyanalt/domain/fee-report/sheet-templates'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useMemo } from 'react'
import type { ValueStore } from '../../form/value-store.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Grid } from './grid/Grid.tsx'
import type { CellProblems } from './grid/GridCell.tsx'
import { createGridModel } from './grid/grid-model.ts'
import { cellName, type Values } from './report-values.ts'
import { columnsOf } from './sheet-columns.ts'

type SheetGridProps = {
  readonly sheet: SheetName
  readonly season: number
  readonly template: number
  readonly values: ValueStore
  readonly problems: CellProblems
  /** Left out, the table is to be read. */
  readonly write?: ((patch: Values) => void) | undefined
}

export const SheetGrid = ({ sheet, season, template, values, problems, write }: SheetGridProps) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const name = useName()
  const months = useMemo(() => (isSeason(season) ? monthsOf(season) : []), [season])
  const model = useMemo(
    () =>
      createGridModel({
        columns: columnsOf(sheet, ui),
        rowCount: months.length,
        values,
        nameOf: (row, { id }) => {
          const month = months[row]
          return month === undefined ? `${sheet}.total_data.${id}` : cellName(sheet, month, id)
        },
        write: patch => write?.(patch),
      }),
    [sheet, ui, months, values, write],
  )
  const titles = findTemplate(template)?.titles
  return (
    <Grid
      label={titles ? name(titles[sheet]) : t(sheet === 'too_hemjee' ? 'section3' : 'section4')}
      model={model}
      rowHeading={t('monthHeading')}
      rowTitles={months.map(month => t('month', { month }))}
      problems={problems}
      readOnly={write === undefined}
    />
  )
}

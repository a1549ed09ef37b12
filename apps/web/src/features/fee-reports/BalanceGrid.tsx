// Section 5: four lines, each with a surplus and a deficit (REQ-AMNAT-18, REQ-AMNAT-27).
import { balanceLines } from '@khyanalt/domain/fee-report/answers'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useMemo } from 'react'
import type { ValueStore } from '../../form/value-store.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Grid } from './grid/Grid.tsx'
import type { CellProblems } from './grid/GridCell.tsx'
import { createGridModel } from './grid/grid-model.ts'
import type { Values } from './report-values.ts'
import { numberColumn } from './sheet-columns.ts'

type BalanceGridProps = {
  readonly values: ValueStore
  readonly problems: CellProblems
  readonly write?: ((patch: Values) => void) | undefined
}

export const BalanceGrid = ({ values, problems, write }: BalanceGridProps) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const model = useMemo(
    () =>
      createGridModel({
        columns: [numberColumn('iluu', t('surplus'), ui), numberColumn('dutuu', t('deficit'), ui)],
        rowCount: balanceLines.length,
        values,
        nameOf: (row, { id }) => `${balanceLines[row]}.${id}`,
        write: patch => write?.(patch),
      }),
    [t, ui, values, write],
  )
  return (
    <Grid
      label={t('section5')}
      model={model}
      rowHeading={t('balanceLine')}
      rowTitles={balanceLines.map(line => t(`line_${line}`))}
      problems={problems}
      readOnly={write === undefined}
    />
  )
}

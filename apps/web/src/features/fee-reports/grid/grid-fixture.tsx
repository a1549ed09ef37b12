// A small grid on screen, for tests: names, a choice and numbers with whole sums.
import { render, screen } from '@testing-library/react'
import { createValueStore } from '../../../form/value-store.ts'
import { Grid } from './Grid.tsx'
import type { CellProblems } from './GridCell.tsx'
import type { GridColumn } from './grid-column.ts'
import { createGridModel } from './grid-model.ts'

const number = (id: string): GridColumn => ({
  id,
  title: `Баганa ${id}`,
  kind: 'number',
  read: text => {
    const digits = text.replaceAll(' ', '')
    return digits === '' || /^\d+$/.test(digits) ? { ok: true, value: digits } : { ok: false, problem: 'Тоо биш' }
  },
  show: value => value.replace(/\B(?=(\d{3})+$)/g, ','),
  total: valuesOf => String(valuesOf(id).reduce((sum, value) => sum + (Number(value) || 0), 0)),
})
const columns: readonly GridColumn[] = [
  { id: 'name', title: 'Нэр', kind: 'text', read: value => ({ ok: true, value }), show: value => value, total: null },
  number('one'),
  number('two'),
]

/** Shows three months of two numbers and answers what tests look at. */
export const showGrid = (given: Readonly<Record<string, string>> = {}) => {
  const values = createValueStore(given)
  const model = createGridModel({
    columns,
    rowCount: 3,
    values,
    nameOf: (row, column) => `${row}.${column.id}`,
    write: patch => values.set(patch),
  })
  const problems: CellProblems = {
    subscribe: values.subscribe,
    of: name => {
      const column = columns.find(({ id }) => name.endsWith(id))
      const reading = column?.read(String(values.read()[name] ?? ''))
      return reading && !reading.ok ? reading.problem : null
    },
  }
  render(
    <>
      <button type="button">Өмнөх</button>
      <Grid
        label="Хүснэгт"
        model={model}
        rowHeading="Сар"
        rowTitles={['1-р сар', '2-р сар', '3-р сар']}
        problems={problems}
      />
    </>,
  )
  const cells = () => screen.getAllByRole('gridcell')
  return {
    values,
    model,
    /** A cell by its row and column; the fourth row is the totals. */
    cell: (row: number, column: number) => cells()[row * columns.length + column] as HTMLElement,
  }
}

// What is wrong in the grid, each leading to its cell; cells are described by these sentences.
import { feeGridTexts } from '@khyanalt/domain/messages/fee-grid'
import { useSyncExternalStore } from 'react'
import { useText } from '../../../language/language.tsx'
import { type CellProblems, cellId } from './GridCell.tsx'
import styles from './grid.module.css'
import type { CellPlace, GridColumn } from './grid-column.ts'
import type { GridModel } from './grid-model.ts'

export const GridProblems = ({
  model,
  problems,
  rowTitles,
  onGo,
}: {
  readonly model: GridModel
  readonly problems: CellProblems
  readonly rowTitles: readonly string[]
  readonly onGo: (place: CellPlace) => void
}) => {
  const t = useText(feeGridTexts)
  const titles = [...rowTitles, t('total')]
  const places = titles
    .slice(0, model.lastRow + 1)
    .flatMap((_, row) => model.columns.map((column, place) => ({ row, column, place })))
  const nameOf = (place: { readonly row: number; readonly column: GridColumn }) => model.nameOf(place.row, place.column)
  // One text for all of them, so that typing a right value elsewhere draws nothing here.
  useSyncExternalStore(problems.subscribe, () => places.map(place => problems.of(nameOf(place)) ?? '').join('\n'))
  const wrong = places.flatMap(place => {
    const text = problems.of(nameOf(place))
    return text === null ? [] : [{ ...place, text, name: nameOf(place) }]
  })
  if (wrong.length === 0) return null
  return (
    <ul className={styles.problems} aria-label={t('problems')}>
      {wrong.map(({ row, column, place, text, name }) => (
        <li key={name}>
          <button type="button" className={styles.problem} onClick={() => onGo({ row, column: place })}>
            {titles[row]}, {column.title}
          </button>
          : <span id={`${cellId(name)}-problem`}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

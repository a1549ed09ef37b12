// What the grid tells people who do not see it: a wrong value once the focus has gone on, and what came back.
import { feeGridTexts } from '@khyanalt/domain/messages/fee-grid'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useText } from '../../../language/language.tsx'
import { announce } from '../../../ui/live-region.ts'
import type { CellProblems } from './GridCell.tsx'
import type { GridEvent, GridModel } from './grid-model.ts'

export const useGridVoice = (model: GridModel, problems: CellProblems, rowTitles: readonly string[]): void => {
  const t = useText(feeGridTexts)
  const { last } = useSyncExternalStore(model.subscribe, model.readState)
  const tell = useEffectEvent((event: GridEvent) => {
    if (event.kind !== 'entered') {
      if (event.cells > 0) announce(t(event.kind, { cells: event.cells }))
      else announce(t(event.kind === 'undone' ? 'nothingToUndo' : 'nothingToRedo'))
      return
    }
    const { row, column } = event.place
    const about = model.columns[column]
    const problem = about ? problems.of(model.nameOf(row, about)) : null
    if (about && problem) announce(t('wrong', { row: rowTitles[row] ?? '', column: about.title, problem }))
  })
  useEffect(() => {
    if (last) tell(last)
  }, [last])
}

// The keys of a spreadsheet (REQ-AMNAT-17 asks for numbers; people bring the habits of their spreadsheets along).
import type { KeyboardEvent } from 'react'
import { isKey } from '../../../ui/is-key.ts'
import type { GridModel } from './grid-model.ts'

/** Whether rows stand as cards below each other, as the style sheet lays them out. */
const standsAsCards = (): boolean => matchMedia('(max-width: 640px)').matches

type Handled = boolean

/** Answers a key; true when the grid used it. `focusCell` brings the focus from a control back to its cell. */
export const answerKey = (
  event: KeyboardEvent,
  model: GridModel,
  {
    readOnly,
    focusCell,
    leave,
  }: { readonly readOnly: boolean; readonly focusCell: () => void; readonly leave: () => void },
): Handled => {
  if (event.nativeEvent.isComposing) return false
  const { editing } = model.readState()
  return editing ? answerInEditor(event, model, editing, focusCell) : answerInGrid(event, model, readOnly, leave)
}

const answerInEditor = (
  event: KeyboardEvent,
  model: GridModel,
  editing: 'typing' | 'opened',
  focusCell: () => void,
): Handled => {
  const { key, shiftKey } = event
  const isList = (event.target as Element).tagName === 'SELECT'
  if (key === 'Escape') {
    model.cancel()
    focusCell()
    return true
  }
  if (key === 'Enter') {
    focusCell()
    model.step(shiftKey ? -1 : 1, 0)
    return true
  }
  if (key === 'Tab') {
    focusCell()
    return model.stepOn(!shiftKey)
  }
  const move = arrows[key]
  // Whoever types over a cell goes on with the arrows; whoever opened it moves within its text.
  if (move && editing === 'typing' && !isList && !event.ctrlKey && !event.metaKey && !shiftKey) {
    focusCell()
    model.step(...turned(move))
    return true
  }
  return false
}

const answerInGrid = (event: KeyboardEvent, model: GridModel, readOnly: boolean, leave: () => void): Handled => {
  const { key, shiftKey } = event
  const control = event.ctrlKey || event.metaKey
  const move = arrows[key]
  const { active } = model.readState()
  const [lastRow, lastColumn] = [model.lastRow, model.columns.length - 1]
  if (event.altKey) return false
  if (move) {
    const [rows, cells] = turned(move)
    if (control) {
      const ends = (step: number, last: number, here: number) => (step === 0 ? here : step > 0 ? last : 0)
      model.go({ row: ends(rows, lastRow, active.row), column: ends(cells, lastColumn, active.column) }, shiftKey)
    } else model.step(rows, cells, shiftKey)
    return true
  }
  if (key === 'Home') model.go({ row: control ? 0 : active.row, column: 0 }, shiftKey)
  else if (key === 'End') model.go({ row: control ? lastRow : active.row, column: lastColumn }, shiftKey)
  else if (key === 'Tab') return model.stepOn(!shiftKey)
  else if (key === 'Escape') leave()
  else if (control) return !readOnly ? answerControl(event, model) : isKey(event, 'a') && selectAll(model)
  else if (readOnly) return false
  else if (key === 'F2' || key === 'Enter') model.edit(null)
  else if (key === 'Delete' || key === 'Backspace') model.clear()
  else if ([...key].length === 1) model.edit(key)
  else return false
  return true
}

const answerControl = (event: KeyboardEvent, model: GridModel): Handled => {
  if (isKey(event, 'z')) model.undo(event.shiftKey)
  else if (isKey(event, 'y')) model.undo(true)
  else if (isKey(event, 'a')) model.selectAll()
  else return false
  return true
}

const selectAll = (model: GridModel): true => {
  model.selectAll()
  return true
}

const arrows: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** In cards the cells of a row stand below each other. */
const turned = ([rows, cells]: readonly [number, number]): [number, number] =>
  standsAsCards() ? [cells, rows] : [rows, cells]

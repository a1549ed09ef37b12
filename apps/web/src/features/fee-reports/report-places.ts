// Where a problem or warning leads.
import { cellId } from './grid/GridCell.tsx'
import { fieldId } from './report-frame.ts'
import { nameOfPath } from './report-values.ts'

/** The id of the control of a path; cells stand in tables, whose names have parts. */
export const controlId = (path: string): string => {
  const name = nameOfPath(path)
  return name.includes('.') && !name.startsWith('document_files') ? cellId(name) : fieldId(name.split('.')[0] ?? '')
}

/** Brings a control into sight and into focus. */
export const goToControl = (id: string): void => {
  const control = document.getElementById(id)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

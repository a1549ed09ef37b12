// Kinds that print something and hold nothing.
import type { FieldKind } from '../fields/kind.ts'
import { readAsGiven } from './reading.ts'
import { noText } from './shown-text.ts'

/** A kind without a value. */
export const noValueKind = (
  own: FieldKind['attributes'],
  {
    inSummary,
    inRows,
    drawsOnlyItsBox,
  }: { readonly inSummary: boolean; readonly inRows: boolean; readonly drawsOnlyItsBox: boolean },
): FieldKind => ({
  attributes: own,
  rows: 'none',
  inRows,
  holds: 'none',
  displayed: true,
  drawsOnlyItsBox,
  inSummary,
  requiredCode: 'required',
  emptyValue: null,
  isEmpty: () => true,
  read: readAsGiven,
  problems: () => [],
  text: () => noText,
  exported: () => null,
})

// Which fields draw nothing beyond their own boxes: the browser may leave them undrawn while they are far from the screen.
import type { CompiledField, FieldScope } from '@khyanalt/form-engine/compiled-form'

/** Whether a field draws nothing beyond its own box. */
export const drawsOnlyItsBox = ({ kind }: CompiledField): boolean => kind.drawsOnlyItsBox

const plainScopes = new WeakMap<FieldScope, boolean>()

/** Whether all cells of a row are such fields. */
export const holdsPlainFields = (cells: FieldScope | null): boolean => {
  if (cells === null) return true
  const known = plainScopes.get(cells)
  if (known !== undefined) return known
  const plain = [...cells.fields.values()].every(drawsOnlyItsBox)
  plainScopes.set(cells, plain)
  return plain
}

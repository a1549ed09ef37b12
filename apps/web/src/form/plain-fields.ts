// Which fields draw nothing beyond their own boxes: the browser may leave them undrawn while they are far from the screen.
import type { CompiledField, FieldScope } from '@khyanalt/form-engine/compiled-form'
import type { FieldType } from '@khyanalt/form-engine/fields/field-type'

// Lists that open inside their field would be cut off at its edge; tables measure themselves.
const plain: ReadonlySet<FieldType> = new Set([
  'string',
  'text',
  'number',
  'label',
  'title',
  'phone',
  'email',
  'date',
  'year',
  'select',
  'select_lang',
  'autofill',
  'autovalue',
  'checkvalue',
  'conditional',
  'radio',
  'checkbox',
  'textarea',
  'yesno',
  'yes',
  'readonly_user_value',
])

/** Whether a field draws nothing beyond its own box. */
export const drawsOnlyItsBox = ({ type }: CompiledField): boolean => plain.has(type)

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

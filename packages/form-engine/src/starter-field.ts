// The smallest field of a kind that a definition accepts, to begin with in an editor.
import type { Bilingual } from '@khyanalt/domain/language'
import type { FieldDefinition, Option } from './field-attributes.ts'
import type { FieldType } from './fields/field-type.ts'
import { kindOf } from './fields/registry.ts'

type Starter = {
  readonly name: string
  readonly title: Bilingual
  /** A field that may decide whether this one is shown, for kinds that need one. */
  readonly asked?: string | undefined
  /** A list of the catalogue, for kinds that choose from one. */
  readonly library?: string | undefined
}

/** A field with what its kind cannot do without. */
export const starterField = (type: FieldType, { name, title, asked, library }: Starter): FieldDefinition => {
  const { attributes, rows, ownFields } = kindOf(type)
  const cell: FieldDefinition = { type: 'string', name: 'cell_1', _title: { mn: 'Нүд', en: 'Cell' } }
  const row =
    rows === 'fixed' ? { name: 'row_1', _title: { mn: 'Мөр', en: 'Row' }, fields: [cell] } : { fields: [cell] }
  return {
    type,
    name,
    _title: title,
    ...('options' in attributes && !wantsLibrary(type) ? { options: [...starterOptions] } : {}),
    ...('list' in attributes && type === 'checkboxfile' ? { list: [...starterOptions] } : {}),
    ...(wantsLibrary(type) ? { library } : {}),
    ...(needsAsked.has(type) && asked !== undefined ? { yesnofield: asked } : {}),
    ...(type === 'checkvalue' || type === 'hidden' ? { defaultvalue: 'yes' } : {}),
    ...(rows !== 'none' && ownFields === undefined ? { rows: [row] } : {}),
  }
}

/** Lines of text with a purpose, which stand in a palette beside the kinds; what each sets of a `text`. */
export const textPresets = {
  any_text: { validate_lang: 'any' },
  model: { format: 'model' },
  identifier: { format: 'identifier' },
  document_number: { format: 'document_number' },
} as const satisfies Readonly<Record<string, Partial<FieldDefinition>>>
export type TextPreset = keyof typeof textPresets

/** A name that no field has yet: `string_1`, `string_2`. */
export const freeName = (type: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const name = `${type}_${number}`
    if (!taken.has(name)) return name
  }
}

const needsAsked: ReadonlySet<FieldType> = new Set(['conditional', 'text_template'])

const wantsLibrary = (type: FieldType): boolean => type === 'select_lang' || type === 'autoselect_lang'

const starterOptions: readonly Option[] = [
  { value: 'a', label: { mn: 'Нэгдүгээр сонголт', en: 'First choice' } },
  { value: 'b', label: { mn: 'Хоёрдугаар сонголт', en: 'Second choice' } },
]

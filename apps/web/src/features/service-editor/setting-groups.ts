// In which group of the settings of a question an attribute stands, and whether it is worth showing.
import type { FieldType } from '@khyanalt/form-engine/fields/field-type'

export const settingGroups = ['question', 'answer', 'when', 'help', 'advanced'] as const
export type SettingGroup = (typeof settingGroups)[number]

/** The attributes of the groups in their order; what stands nowhere is advanced. */
const order: Readonly<Record<SettingGroup, readonly string[]>> = {
  question: ['_title', 'options', 'list', 'library', 'headers', 'librarykey', 'buttonText', 'fields'],
  answer: [
    ...['required', 'validate_lang', 'format', 'phone_of', 'min', 'max', 'decimals', 'not_before', 'not_after'],
    ...['limit', 'defaultvalue'],
  ],
  when: [
    ...['when', 'yesnofield', 'yesnovalue', 'hidden', 'disabled', 'hastool', 'tool_fields', 'tool_validate'],
    ...['calculate', 'checks', 'row_checks'],
  ],
  help: ['help', 'tooltip', 'warning'],
  advanced: ['name', 'autofields', 'autocomplete'],
}

// An earlier way to say what another setting says too, and what no form looks at.
const onlyWhereSet: ReadonlySet<string> = new Set(['past', 'cols', 'yesnofield', 'yesnovalue'])
// Of a table they pick columns of the summary and rename them, which few forms do.
const ofSummary: ReadonlySet<string> = new Set(['list', 'headers'])
const tables: ReadonlySet<FieldType> = new Set(['table', 'dynamicadd'])
// Kinds that exist for the answers of another question.
const dependent: ReadonlySet<FieldType> = new Set(['conditional', 'text_template'])

type Named = { readonly name: string }

/** The attributes of a kind in the order of a group; `isSet` says what of them the question has. */
export const attributesOf = <T extends Named>(
  group: SettingGroup,
  all: readonly T[],
  type: FieldType,
  isSet: (name: string) => boolean,
): readonly T[] => {
  const isRare = (name: string): boolean =>
    (onlyWhereSet.has(name) && !(dependent.has(type) && name.startsWith('yesno'))) ||
    (tables.has(type) && ofSummary.has(name))
  const shown = all.filter(({ name }) => !isRare(name) || isSet(name))
  const listed = order[group].flatMap(name => shown.filter(attribute => attribute.name === name))
  if (group !== 'advanced') return listed
  const placed = new Set(settingGroups.flatMap(each => order[each]))
  return [...listed, ...shown.filter(({ name }) => !placed.has(name))]
}

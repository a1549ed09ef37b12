// What the engine is told about the world, since it looks at nothing itself.
import type { Bilingual, Language } from '@khyanalt/domain/language'
import type { FieldDefinition, Option } from './field-attributes.ts'

/** Everything outside the form that a verdict may depend on. */
export type Facts = {
  /** Today in the agency's zone, YYYY-MM-DD. */
  readonly today: string
  /** The language the form is to be filled in. */
  readonly language: Language
  /** Option lists by `optionListKey`; a list that is absent is not checked against. */
  readonly options: Readonly<Record<string, readonly ListedOption[]>>
  /** Data of the signed-in person, read by dotted `librarykey` paths. */
  readonly person: Readonly<Record<string, unknown>>
  /** Data of the sending company, read by paths that start with `company.`; null for a person as sender. */
  readonly company: Readonly<Record<string, unknown>> | null
  /** What a renewal took over from the request before it; locked questions hold it. */
  readonly earlier?: Readonly<Record<string, unknown>>
  /** Whether every list is at hand, so that a choice from an absent one copies nothing into locked fields. */
  readonly allLists?: boolean
}

/** An option of a served list; children make a cascade such as the address. */
export type ListedOption = {
  readonly value: string
  readonly label: Bilingual
  /** Values that a choice copies into the fields named in `autofields`. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  readonly disabled?: boolean | undefined
  readonly children?: readonly ListedOption[] | undefined
}

/** Names of the lists that belong to a kind and not to a definition's `library`. */
export const fixedListKeys = {
  address: 'address/aimaghot',
  employee: 'workers',
  select_explosive: 'explosive/certificates',
} as const

/** The key under which the list of a field is handed over, the same as its address under `/llist/`. */
export const optionListKey = (field: FieldDefinition): string | null => {
  if (field.type === 'address' || field.type === 'employee' || field.type === 'select_explosive') {
    return fixedListKeys[field.type]
  }
  if (field.library === undefined) return null
  return field.type === 'select_lang' || field.type === 'autoselect_lang' ? `lang/${field.library}` : field.library
}

/** Lists that are at hand only while a form is filled in, by the list that names the same values at any time. */
export const namingLists: Readonly<Record<string, string>> = { 'explosive/permitted': 'explosive/materials' }

/** Whether the server keeps a list under `/llist/`; the others are made while a form is filled in. */
export const isServedList = (key: string): boolean =>
  key !== fixedListKeys.employee && key !== fixedListKeys.select_explosive && !Object.hasOwn(namingLists, key)

/** The options a field offers: its own, else those of its list; null when the list is not at hand. */
export const optionsOf = (field: FieldDefinition, facts: Facts): readonly (ListedOption | Option)[] | null => {
  // An employee's options are the worker types it asks for, not the workers.
  if (field.options !== undefined && field.type !== 'employee') return field.options
  const key = optionListKey(field)
  return key !== null && Object.hasOwn(facts.options, key) ? (facts.options[key] ?? null) : null
}

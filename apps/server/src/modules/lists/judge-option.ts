// What keeps an option from standing in a list.
import type { EditedOption } from '@khyanalt/contract/staff-lists'
import type { Problem } from '@khyanalt/domain/problem'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import { keysOf } from './edited-list.ts'
import type { OptionToStore } from './edited-lists.sql.ts'

/** Every problem of an option beside those that the list has, by the place in the input. */
export const optionProblems = (
  { value, label, data, from, until }: OptionToStore,
  options: readonly EditedOption[],
  { add }: { readonly add: boolean },
): Problem[] => [
  ...(add ? valueProblems(value, options) : []),
  ...markupProblems({ label, data }),
  ...dataProblems(data, options),
  ...(from !== null && until !== null && until < from ? [{ code: 'bad_days', path: 'until' }] : []),
]

/** Whether forms would still have something to offer. */
export const offersSomething = (
  options: Iterable<Pick<OptionToStore, 'offered' | 'from' | 'until'>>,
  today: string,
): boolean => {
  for (const { offered, from, until } of options) {
    if (offered && (from === null || from <= today) && (until === null || until >= today)) return true
  }
  return false
}

/** Values stand in answers and addresses of calls, so they are plain. */
const valueProblems = (value: string, options: readonly EditedOption[]): Problem[] => [
  ...(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(value) ? [] : [{ code: 'bad_value', path: 'value' }]),
  ...(options.some(option => option.value === value) ? [{ code: 'duplicate_value', path: 'value' }] : []),
]

/** Data that no form knows, and a level above that does not exist. */
const dataProblems = (data: Readonly<Record<string, string>>, options: readonly EditedOption[]): Problem[] => {
  const keys = keysOf(options)
  const parents = new Set(options.map(option => option.data.parent))
  return [
    ...Object.keys(data)
      .filter(key => !keys.includes(key))
      .map(key => ({ code: 'unknown_attribute', path: `data/${key}`, params: { attribute: key } })),
    ...(keys.includes('parent') && !parents.has(data.parent) ? [{ code: 'not_a_parent', path: 'data/parent' }] : []),
  ]
}

// What stands in a field of itself: its default, or what another field's choice copies into it.
import { isRecord, ownValue } from './answers.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import { optionOf } from './concepts/option-choice.ts'
import { type Facts, optionsOf } from './facts.ts'

/** The default of a field, that of its step first; cells have no step. Undefined or null where there is none. */
export const defaultOf = (form: CompiledForm | null, compiled: CompiledField, facts: Facts): unknown => {
  const { name, type, field, stepIndex } = compiled
  const ofStep = ownValue(form?.steps[stepIndex]?.section.defaultvalue ?? {}, name)
  if (ofStep !== undefined && ofStep !== null) return ofStep
  // The constant of a checkvalue is what a tick stores, not what stands there at first.
  if (type === 'checkvalue') return undefined
  return type === 'date' && field.defaultvalue === 'today' ? facts.today : field.defaultvalue
}

/**
 * What a choice copies into the field of a name: its text, null for nothing, `unknown` while the list of choices is not
 * at hand.
 */
export const copiedData = (
  { field }: CompiledField,
  choice: unknown,
  target: string,
  facts: Facts,
): { readonly text: string } | 'unknown' | null => {
  if (choice === undefined) return null
  if (optionsOf(field, facts) === null && facts.allLists !== true) return 'unknown'
  const data = optionOf(choice, field, facts)?.data ?? {}
  const copied = Object.hasOwn(data, target) ? data[target] : undefined
  const isPlain = copied !== null && copied !== undefined && !isRecord(copied) && !Array.isArray(copied)
  return isPlain ? { text: String(copied) } : null
}

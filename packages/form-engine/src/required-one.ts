// A step's `required_one`: at least one of its fields must be filled (CON-105).
import type { Problem } from '@khyanalt/domain/problem'
import type { CompiledField, CompiledForm, CompiledStep } from './compiled-form.ts'
import { joinTexts } from './concepts/shown-text.ts'
import type { StateReader } from './field-states.ts'
import { isLeftEmpty } from './shown-rows.ts'

/** The problem of a step whose group is empty; only fields a person can fill at the moment count. */
export const requiredOneProblem = (step: CompiledStep, form: CompiledForm, reader: StateReader): Problem | null => {
  const open = step.requiredOne
    .map(name => form.fields.get(name))
    .filter((field): field is CompiledField => field !== undefined && reader.state(field).enabled)
  const [first] = open
  if (first === undefined || open.some(field => !isLeftEmpty(field, reader.read(field.name), reader))) return null
  return {
    code: 'required_one',
    path: first.name,
    params: {
      fields: joinTexts(open.map(field => field.title)),
      names: open.map(field => field.name).join(','),
      step: step.index + 1,
    },
  }
}

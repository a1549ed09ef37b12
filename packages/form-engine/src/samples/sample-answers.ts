// Valid answers made of samples of the kinds, for tests and demo data.
import type { Answers } from '../answers.ts'
import type { CompiledField, CompiledForm, FieldScope } from '../compiled-form.ts'
import type { Facts } from '../facts.ts'
import { itemForm, sheetForm } from '../register-forms.ts'
import { usesRules } from '../rules/used-rules.ts'
import { kindDescriptions } from './kind-descriptions.ts'
import { mendedAnswers } from './mended-answers.ts'

/** Valid answers: of a form they keep its rules between them too, as far as that can be mended. */
export const validAnswers = (scope: FieldScope | CompiledForm, facts: Facts, random: () => number): Answers => {
  const drawn = drawnAnswers(scope, facts, random)
  return 'definition' in scope && usesRules(scope.definition) ? mendedAnswers(scope, drawn, facts) : drawn
}

/** Answers of a scope: valid samples for every field that has them, each for itself. */
export const drawnAnswers = (scope: FieldScope, facts: Facts, random: () => number): Answers =>
  Object.fromEntries(
    [...scope.fields.values()].flatMap(field => {
      const value = field.kind.holds === 'none' ? undefined : validSample(field, facts, random)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

/** A valid value of one field. */
const validSample = (field: CompiledField, facts: Facts, random: () => number): unknown =>
  kindDescriptions[field.type].samples.valid(field.field, {
    random,
    facts,
    rows: () => sampleRows(field, facts, random),
  })

const sampleRows = (field: CompiledField, facts: Facts, random: () => number): readonly Answers[] => {
  const { register } = field.kind
  if (register !== undefined) {
    const asked = { embedded: true, fields: field.field.fields ?? [] } as const
    return [sheetForm(register, asked), itemForm(register)].map(form => drawnAnswers(form, facts, random))
  }
  if (field.fixedRows !== null) return [...field.fixedRows.values()].map(row => drawnAnswers(row.cells, facts, random))
  const { cells: scope } = field
  return scope === null ? [] : [1, 2].map(() => drawnAnswers(scope, facts, random))
}

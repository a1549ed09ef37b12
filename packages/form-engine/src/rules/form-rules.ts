// Works out the rules of a form: the values that are calculated, and the problems of checks that do not hold.
import type { Problem } from '@khyanalt/domain/problem'
import type { CompiledField } from '../compiled-form.ts'
import { fieldProblem } from '../concepts/field-problem.ts'
import type { Facts } from '../facts.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import type { StateReader } from '../field-states.ts'
import { evaluate, failingRows } from './evaluate.ts'
import * as exact from './exact-number.ts'
import { withExplanations } from './explanations.ts'
import type { Expression } from './expression.ts'
import { asksOf, placeChecks } from './placed-checks.ts'
import { provideRules } from './used-rules.ts'
import type { Value } from './value-types.ts'

/** Everything a form with rules needs beyond one without. */
export type FormRules = {
  readonly withExplanations: typeof withExplanations
  readonly placeChecks: typeof placeChecks
  readonly asksOf: typeof asksOf
  readonly calculatedValue: typeof calculatedValue
  readonly checkProblems: typeof checkProblems
}

/** What a calculated field or cell holds; undefined where an answer it needs is missing. */
const calculatedValue = ({ field }: CompiledField, reader: StateReader, facts: Facts): string | undefined =>
  answerOf(evaluate(field.calculate as Expression, { reader, facts }), field)

const answerOf = (value: Value, { type, decimals = 6 }: FieldDefinition): string | undefined => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  return value !== null && 'units' in value
    ? exact.spell(exact.round(value, type === 'year' ? 0 : decimals))
    : undefined
}

/** The problems of the checks that stand at a field or cell, or in the rows of a table. */
const checkProblems = (field: CompiledField, path: string, reader: StateReader, facts: Facts): readonly Problem[] =>
  field.checks.flatMap(({ check, ofForm, cell }) => {
    const around = { reader: ofForm ? (reader.outer ?? reader) : reader, facts }
    const that = check.that as Expression
    const problem = (at: string) => fieldProblem('check_failed', at, field.field, { say: check.say })
    if (cell === null) return evaluate(that, around) === false ? [problem(path)] : []
    return [...failingRows(that, around)].map(row => problem(`${path}/${row}/${cell}`))
  })

provideRules({ withExplanations, placeChecks, asksOf, calculatedValue, checkProblems })

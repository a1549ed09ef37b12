// The expressions of rules, as they stand in a definition: one object with one key that says what it does.
import { isRecord } from '../answers.ts'

/**
 * A number, a text or a truth stands for itself; anything else is an object whose one key names what it does:
 * `{ "field": "net" }`, `{ "atMost": [a, b] }`; beside it only `over` (a table), `digits` (of a rounding) and nothing else.
 */
export type Expression =
  | number
  | string
  | boolean
  | { readonly [operator: string]: Expression | readonly Expression[] | undefined }

/** What an expression may be worth; `list` is several choices, `any` an answer of which only its being there is known. */
export type ValueType = 'number' | 'text' | 'day' | 'truth' | 'list' | 'any'

/** Bounds that keep an expression cheap on a phone and readable for people. */
export const expressionLimits = {
  /** How deep expressions stand in each other. */
  depth: 8,
  /** Parts of one expression. */
  parts: 100,
  /** Parts of all expressions of a form. */
  partsOfForm: 3000,
  /** Calculations that wait for each other, one after the other. */
  chain: 20,
} as const

/** What an operator takes and gives. */
export type Operator = {
  /** The types of what it takes in order; the last one repeats up to `most`. `same` is any type, the same for all. */
  readonly takes: readonly (ValueType | 'same')[]
  readonly least: number
  readonly most: number
  /** `same` is the type of what it takes. */
  readonly gives: ValueType | 'same'
}

const taking = (takes: Operator['takes'], gives: Operator['gives'], least: number, most = least): Operator => ({
  takes,
  gives,
  least,
  most,
})

/** The operators that work out a list of parts, `{ "add": [a, b] }`. */
export const operators: Readonly<Record<string, Operator>> = {
  add: taking(['number'], 'number', 2, 20),
  subtract: taking(['number'], 'number', 2),
  multiply: taking(['number'], 'number', 2, 5),
  divide: taking(['number'], 'number', 2),
  round: taking(['number'], 'number', 1),
  min: taking(['same'], 'same', 2, 20),
  max: taking(['same'], 'same', 2, 20),
  equals: taking(['same'], 'truth', 2),
  differs: taking(['same'], 'truth', 2),
  less: taking(['same'], 'truth', 2),
  atMost: taking(['same'], 'truth', 2),
  more: taking(['same'], 'truth', 2),
  atLeast: taking(['same'], 'truth', 2),
  all: taking(['truth'], 'truth', 1, 20),
  any: taking(['truth'], 'truth', 1, 20),
  none: taking(['truth'], 'truth', 1, 20),
  not: taking(['truth'], 'truth', 1),
  if: taking(['truth', 'same'], 'same', 3),
  default: taking(['same'], 'same', 2),
  addDays: taking(['day', 'number'], 'day', 2),
  addMonths: taking(['day', 'number'], 'day', 2),
  addYears: taking(['day', 'number'], 'day', 2),
  daysBetween: taking(['day'], 'number', 2),
  monthsBetween: taking(['day'], 'number', 2),
  yearsBetween: taking(['day'], 'number', 2),
  yearOf: taking(['day'], 'number', 1),
}

/** The operators that go through the rows of the table named by `over`, and what their part is worth in each row. */
export const rowOperators: Readonly<Record<string, Operator>> = {
  sum: taking(['number'], 'number', 1),
  count: taking(['truth'], 'number', 1),
  min: taking(['same'], 'same', 1),
  max: taking(['same'], 'same', 1),
  all: taking(['truth'], 'truth', 1),
  any: taking(['truth'], 'truth', 1),
  none: taking(['truth'], 'truth', 1),
  unique: taking(['same'], 'truth', 1),
}

/** What an operator asks about a table, an answer or the world by name, without working anything out. */
export const namingOperators = ['field', 'form', 'person', 'organisation'] as const

/** The key of an expression that says what it does, apart from `over` and `digits`. */
export const operatorOf = (expression: object): string =>
  Object.keys(expression).find(key => key !== 'over' && key !== 'digits') ?? ''

/** The part under a key. */
export const partOf = (expression: Expression, key: string): Expression | readonly Expression[] | undefined =>
  isRecord(expression) ? (expression as Readonly<Record<string, Expression>>)[key] : undefined

/** The parts an operator works with, one or several. */
export const partsOf = (expression: Expression, operator: string): readonly Expression[] => {
  const parts = partOf(expression, operator)
  return Array.isArray(parts) ? parts : parts === undefined ? [] : [parts as Expression]
}

/** A reference of an expression: a name, the table in whose rows it is read, and whether it is asked of the form around. */
export type Reference = { readonly name: string; readonly over: string | null; readonly ofForm: boolean }

/** Everything an expression reads: answers, and tables it goes through. */
export const referencesIn = (expression: Expression, over: string | null = null): readonly Reference[] => {
  if (!isRecord(expression)) return []
  const operator = operatorOf(expression)
  if (operator === 'field' || operator === 'form') {
    const ofForm = operator === 'form'
    return [{ name: String(partOf(expression, operator)), over: ofForm ? null : over, ofForm }]
  }
  if (operator === 'person' || operator === 'organisation' || operator === 'day') return []
  const table = partOf(expression, 'over')
  const parts = partsOf(expression, operator)
  if (typeof table !== 'string') return parts.flatMap(part => referencesIn(part, over))
  return [{ name: table, over: null, ofForm: true }, ...parts.flatMap(part => referencesIn(part, table))]
}

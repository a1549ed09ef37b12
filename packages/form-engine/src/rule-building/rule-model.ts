// What a builder of rules holds while one builds: terms and statements that pick lists can show, and nothing else.
import type { ValueType } from '../rules/expression.ts'

/** Units that days move and are counted in. */
export const dayUnits = ['days', 'months', 'years'] as const
export type DayUnit = (typeof dayUnits)[number]

/** What may be done with several numbers. */
export const reckonings = ['add', 'subtract', 'multiply', 'divide', 'min', 'max'] as const
export type Reckoning = (typeof reckonings)[number]

/** What may be asked of all rows of a table at once. */
export const rowReckonings = ['sum', 'count', 'min', 'max'] as const

/** Something that has a value. Literals hold what is typed, which may not be one yet. */
export type Term =
  | { readonly term: 'answer'; readonly name: string; readonly ofForm: boolean; readonly orZero: boolean }
  | { readonly term: 'number' | 'day' | 'text'; readonly value: string }
  | { readonly term: 'today' }
  /** Of each row what its cells are worth, multiplied where there are several; `count` has none. */
  | {
      readonly term: 'rows'
      readonly how: (typeof rowReckonings)[number]
      readonly table: string
      readonly cells: readonly string[]
      readonly orZero: boolean
    }
  | { readonly term: 'reckon'; readonly how: Reckoning; readonly parts: readonly Term[] }
  | { readonly term: 'moved'; readonly unit: DayUnit; readonly day: Term; readonly by: Term }
  | { readonly term: 'between'; readonly unit: DayUnit; readonly from: Term; readonly to: Term }
  | { readonly term: 'yearOf'; readonly day: Term }

export const comparisons = ['equals', 'differs', 'atMost', 'atLeast', 'less', 'more'] as const
export type Comparison = (typeof comparisons)[number]

/** Something that is so or not. */
export type Statement =
  | { readonly is: 'compare'; readonly left: Term; readonly how: Comparison; readonly right: Term }
  | {
      readonly is: 'oneOf'
      readonly name: string
      readonly ofForm: boolean
      readonly values: readonly string[]
      readonly not: boolean
    }
  | { readonly is: 'filled' | 'ticked'; readonly name: string; readonly ofForm: boolean; readonly not: boolean }
  | { readonly is: 'unique'; readonly table: string; readonly cell: string }
  | { readonly is: 'rows'; readonly how: RowJoin; readonly table: string; readonly that: Group }
  | Group

/** Several statements; `none` is so where none of them is. */
export const joins = ['all', 'any', 'none'] as const
export type Join = (typeof joins)[number]
export type Group = { readonly is: 'group'; readonly join: Join; readonly parts: readonly Statement[] }

/** Of which rows something is said: of every one, of one at least, of none. */
export type RowJoin = Join

/** Of which type a term is worth, given those of the answers it names. */
export const typeOfTerm = (
  term: Term,
  typeOf: (name: string, ofForm: boolean) => ValueType | null,
): ValueType | null => {
  switch (term.term) {
    case 'answer':
      return typeOf(term.name, term.ofForm)
    case 'day':
    case 'today':
    case 'moved':
      return 'day'
    case 'text':
      return 'text'
    default:
      return 'number'
  }
}

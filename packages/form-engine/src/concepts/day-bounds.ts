// The first and the last day that a definition lets be given, for days and for years (N11, N12).
import { resolveBound } from '@khyanalt/domain/day-bound'
import { dayInWords } from '@khyanalt/domain/day-in-words'
import type { Problem } from '@khyanalt/domain/problem'
import type { FieldDefinition } from '../field-attributes.ts'
import type { FieldContext } from '../fields/kind.ts'
import { fieldProblem } from './field-problem.ts'

/** The first year a date or a year may name; older equipment and papers do not occur. */
export const minYear = 1900
/** The last year a date or a year may name. */
export const maxYear = 2100

type Bounded = Pick<FieldDefinition, 'not_after' | 'not_before' | 'past'>

/** The last and the first day that the attributes allow; null where there is none. */
export const dayBounds = ({ not_after, not_before, past }: Bounded, today: string) => {
  const given = not_after === undefined ? null : resolveBound(not_after, today)
  return {
    last: past && (given === null || given > today) ? today : given,
    first: not_before === undefined ? null : resolveBound(not_before, today),
  }
}

/** The problem of a day, or of a year of four digits, that lies beyond a bound. */
export const boundProblem = (
  value: string,
  field: FieldDefinition,
  { path, facts }: FieldContext,
  unit: 'date' | 'year',
): readonly Problem[] => {
  const { last, first } = dayBounds(field, facts.today)
  const place = (day: string): string => (unit === 'year' ? day.slice(0, 4) : day)
  const told = (day: string) => ({ bound: unit === 'year' ? place(day) : dayInWords(day) })
  if (last !== null && value > place(last)) {
    return [fieldProblem(last === facts.today ? `${unit}_in_future` : `${unit}_too_late`, path, field, told(last))]
  }
  if (first !== null && value < place(first)) {
    return [fieldProblem(first === facts.today ? `${unit}_in_past` : `${unit}_too_early`, path, field, told(first))]
  }
  return []
}

// The rule form of `when`: conditions over answers, as data.
import { z } from 'zod'
import { compareDecimals, readDecimal } from './decimal.ts'
import { fieldName } from './field-name.ts'

/** A value a condition compares with. */
export const scalar = z.union([z.string().max(200), z.number(), z.boolean()])
export type Scalar = z.infer<typeof scalar>

/**
 * A condition: one question about one field, or several joined.
 * `in` – the answer, or one of its choices, is listed; `filled` – the answer is given or not;
 * `atLeast` / `atMost` – a number, or a date or year as text, in order.
 */
export type Condition =
  | { readonly field: string; readonly in: readonly Scalar[] }
  | { readonly field: string; readonly filled: boolean }
  | { readonly field: string; readonly atLeast: number | string }
  | { readonly field: string; readonly atMost: number | string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

/** Joined conditions may nest this deep. */
export const maxConditionDepth = 5

const bound = z.union([z.number(), z.string().max(20)])
const parts = z.lazy(() => z.array(condition).min(1).max(20))

/** The grammar of a condition. */
export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ field: fieldName, in: z.array(scalar).min(1).max(100) }),
    z.strictObject({ field: fieldName, filled: z.boolean() }),
    z.strictObject({ field: fieldName, atLeast: bound }),
    z.strictObject({ field: fieldName, atMost: bound }),
    z.strictObject({ all: parts }),
    z.strictObject({ any: parts }),
    z.strictObject({ not: condition }),
  ]),
)

/**
 * An answer as a condition sees it: its value as its kind reads it, undefined where the field is hidden or nothing is
 * given; and the one spelling of what a rule lists for it.
 */
export type AskedAnswer = { readonly value: unknown; readonly spell: (listed: Scalar) => string }

/** Whether the condition holds; `ask` gives the answer of a field. */
export const holds = (rule: Condition, ask: (name: string) => AskedAnswer): boolean => {
  if ('all' in rule) return rule.all.every(part => holds(part, ask))
  if ('any' in rule) return rule.any.some(part => holds(part, ask))
  if ('not' in rule) return !holds(rule.not, ask)
  const { value, spell } = ask(rule.field)
  if ('in' in rule) return choicesOf(value).some(choice => rule.in.some(listed => spell(listed) === choice))
  if ('filled' in rule) return isFilled(value) === rule.filled
  if ('atLeast' in rule) return isOrdered(rule.atLeast, value, spell(rule.atLeast), 1)
  return isOrdered(rule.atMost, value, spell(rule.atMost), -1)
}

/** The names a condition asks about, each once. */
export const namesIn = (rule: Condition): readonly string[] => {
  if ('all' in rule) return [...new Set(rule.all.flatMap(namesIn))]
  if ('any' in rule) return [...new Set(rule.any.flatMap(namesIn))]
  if ('not' in rule) return namesIn(rule.not)
  return [rule.field]
}

/** How deep joined conditions nest. */
export const conditionDepth = (rule: Condition): number => {
  if ('all' in rule) return 1 + Math.max(...rule.all.map(conditionDepth))
  if ('any' in rule) return 1 + Math.max(...rule.any.map(conditionDepth))
  if ('not' in rule) return 1 + conditionDepth(rule.not)
  return 1
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== false

/** Answers are compared as text, so that 1 and "1" are the same choice; a list answer counts by each of its choices. */
const choicesOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.filter(isScalar).map(String)
  return isScalar(value) ? [String(value)] : []
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Whether a value lies on the side of a bound (1 above, -1 below) or on it. Numbers compare exactly; anything else as
 * text, which orders YYYY-MM-DD and YYYY.
 */
const isOrdered = (bound: number | string, value: unknown, spelled: string, side: 1 | -1): boolean => {
  const [limit, number] = [plainDecimal(spelled), plainDecimal(value)]
  if (limit !== null && number !== null) return compareDecimals(number, limit) * side >= 0
  if (typeof bound === 'number' || typeof value !== 'string' || spelled === '' || value === '') return false
  return side === 1 ? value >= spelled : value <= spelled
}

const plainDecimal = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) ? readDecimal(value) : null

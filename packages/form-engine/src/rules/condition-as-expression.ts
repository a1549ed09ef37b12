// A condition of `when` as the expression that says the same, so that both read alike.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { isRecord } from '../answers.ts'
import type { Expression } from './expression.ts'

/** The expression; what is no condition reads as nothing that anybody could misunderstand. Never throws. */
export const conditionAsExpression = (condition: unknown, depth = 0): Expression => {
  if (!isRecord(condition) || depth > 8) return '…'
  const { field, all, any, not } = condition
  const inner = (part: unknown) => conditionAsExpression(part, depth + 1)
  if (Array.isArray(all)) return { all: all.map(inner) }
  if (Array.isArray(any)) return { any: any.map(inner) }
  if (not !== undefined) return { not: inner(not) }
  const asked: Expression = { field: String(field) }
  if (Array.isArray(condition.in)) return { oneOf: [asked, ...condition.in.map(listed)] }
  if (condition.filled !== undefined) return condition.filled === true ? { filled: asked } : { not: { filled: asked } }
  if (condition.atLeast !== undefined) return { atLeast: [asked, bound(condition.atLeast)] }
  return condition.atMost === undefined ? '…' : { atMost: [asked, bound(condition.atMost)] }
}

/** Options are texts, whichever way a condition lists them. */
const listed = (value: unknown): Expression => (typeof value === 'boolean' ? value : String(value))

const bound = (value: unknown): Expression =>
  typeof value === 'number' ? value : isCalendarDay(String(value)) ? { day: String(value) } : String(value)

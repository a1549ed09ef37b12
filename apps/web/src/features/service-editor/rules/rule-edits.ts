// Edits of a form's rules by their places, each answering a new body.
import type { Condition } from '@khyanalt/form-engine/condition'
import { type Body, valueAt, withValue } from '../form-edits.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * When a question is shown, whichever of its attributes says so. A sample text keeps the question that picks it, which
 * decides more than whether it is shown.
 */
export const shownWhen = (field: unknown): unknown => {
  const own = valueAt(field, 'when/show')
  const earlier = keepsQuestion(field) ? undefined : earlierCondition(field)
  if (earlier === undefined || own === undefined) return own ?? earlier
  return { all: [earlier, ...(isRecord(own) && Array.isArray(own.all) ? own.all : [own])] }
}

/** The condition of `yesnofield` and `yesnovalue`. */
const earlierCondition = (field: unknown): unknown => {
  const asked = valueAt(field, 'yesnofield')
  if (typeof asked !== 'string') return undefined
  const value = valueAt(field, 'yesnovalue')
  return { field: asked, in: value === undefined ? ['yes'] : Array.isArray(value) ? value : [value] }
}

const keepsQuestion = (field: unknown): boolean => valueAt(field, 'type') === 'text_template'

export type Effect = 'show' | 'enable' | 'require'

/** Sets or takes away a condition; showing is said by `when` alone from then on. */
export const withCondition = (body: Body, path: string, effect: Effect, condition: Condition | undefined): Body => {
  const next = withValue(body, `${path}/when/${effect}`, condition)
  const tidy = Object.keys((valueAt(next, `${path}/when`) ?? {}) as object).length === 0
  const changed = tidy ? withValue(next, `${path}/when`, undefined) : next
  if (effect !== 'show' || keepsQuestion(valueAt(body, path))) return changed
  return withValue(withValue(changed, `${path}/yesnofield`, undefined), `${path}/yesnovalue`, undefined)
}

/** Adds a check to a list, or puts another in the place of one. */
export const withCheck = (body: Body, list: string, index: number | null, check: object): Body => {
  const checks = valueAt(body, list)
  const all: readonly unknown[] = Array.isArray(checks) ? checks : []
  return withValue(body, list, index === null ? [...all, check] : all.map((one, at) => (at === index ? check : one)))
}

/** Takes a rule away. */
export const withoutRule = (body: Body, path: string): Body => {
  const [, field = '', effect = ''] = /^(.*)\/when\/(show|enable|require)$/.exec(path) ?? []
  if (effect === 'show' || effect === 'enable' || effect === 'require') {
    return withCondition(body, field, effect, undefined)
  }
  const [, list = '', index = ''] = /^(.*checks)\/(\d+)$/.exec(path) ?? []
  if (list === '') return withValue(body, path, undefined)
  const checks = valueAt(body, list)
  const left = Array.isArray(checks) ? checks.filter((_, at) => at !== Number(index)) : []
  return withValue(body, list, left.length === 0 ? undefined : left)
}

// JSON from outside is measured before it is read.
import { isForbiddenKey } from './answers.ts'
import type { ExportedValue } from './fields/kind.ts'

/** Bounds of a JSON value: depth, number of values in it, length of one text. */
export type JsonBounds = { readonly depth: number; readonly values: number; readonly text: number }

export const jsonBounds = {
  /** A definition: sections, rows, fields, rows of a table, fields, and in them conditions and expressions at their deepest. */
  definition: { depth: 40, values: 100_000, text: 10_000 },
  /** A plain answer: a text, a choice, a list of uploads. */
  plainValue: { depth: 4, values: 1000, text: 20_000 },
  /** The value of one tool section. */
  toolSection: { depth: 6, values: 20_000, text: 10_000 },
} as const satisfies Record<string, JsonBounds>

/** How a value goes beyond its bounds, as a problem without a path. */
type JsonExcess = {
  readonly code: 'too_deep' | 'too_large' | 'too_long' | 'forbidden_key'
  readonly params: Readonly<Record<string, string | number>>
}

/** How a value goes beyond its bounds, or null; stops at the first excess and never recurses deeper than allowed. */
export const jsonExcess = (value: unknown, bounds: JsonBounds): JsonExcess | null => {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }]
  let count = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    count += 1
    if (count > bounds.values) return { code: 'too_large', params: { max: bounds.values } }
    if (typeof next.value === 'string' && next.value.length > bounds.text)
      return { code: 'too_long', params: { max: bounds.text } }
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth > bounds.depth) return { code: 'too_deep', params: { max: bounds.depth } }
    for (const key of Object.keys(next.value)) {
      if (isForbiddenKey(key)) return { code: 'forbidden_key', params: { key } }
    }
    const children = Object.values(next.value)
    if (count + open.length + children.length > bounds.values)
      return { code: 'too_large', params: { max: bounds.values } }
    for (const child of children) open.push({ value: child, depth: next.depth + 1 })
  }
  return null
}

/** A bounded JSON value for export; what is no JSON becomes null. */
export const exportJson = (value: unknown): ExportedValue => {
  if (jsonExcess(value, jsonBounds.toolSection) !== null) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map(exportJson)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exportJson(item)]))
}

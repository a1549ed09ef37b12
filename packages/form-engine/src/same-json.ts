// Equality of JSON values, whatever the order of keys.
import { isRecord } from './answers.ts'

/** Deeper than this, values count as different rather than being walked. */
const maxDepth = 32

/** Whether two JSON values are the same. */
export const sameJson = (a: unknown, b: unknown, depth = 0): boolean => {
  if (Object.is(a, b)) return true
  if (depth > maxDepth) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index], depth + 1))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameJson(a[key], b[key], depth + 1))
  )
}

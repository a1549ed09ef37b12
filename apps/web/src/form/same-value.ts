// Equality of answers: JSON values, whatever the order of keys; nothing given counts the same in every form.

/** Whether two answers say the same. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b))) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(key => sameValue(a[key], b[key]))
}

const isNothing = (value: unknown): boolean => value === undefined || value === null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

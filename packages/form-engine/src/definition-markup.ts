// Texts of a definition are words: what looks like markup or a script is refused, with its place.
import type { Problem } from '@khyanalt/domain/problem'
import { jsonBounds, jsonExcess } from './bounded-json.ts'

// Comparisons such as "< 5" are words; a tag begins with a letter, a slash or an exclamation mark.
const markup = /<[a-z/!][^>]*>?|\bjavascript\s*:|&#x?[0-9a-f]+;/i

/** Every text that holds markup, by its place in the JSON. */
export const markupProblems = (json: unknown, path = ''): readonly Problem[] => {
  if (jsonExcess(json, jsonBounds.definition) !== null) return []
  return markupIn(json, path)
}

const markupIn = (value: unknown, path: string): readonly Problem[] => {
  if (typeof value === 'string') return markup.test(value) ? [{ code: 'markup_in_text', path }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => markupIn(part, path === '' ? key : `${path}/${key}`))
}

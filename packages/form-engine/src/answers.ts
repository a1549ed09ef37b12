// Answers as they travel and are stored: one JSON value per top-level field name.

/** The answers of a form by field name; values come from outside and are checked before they are trusted. */
export type Answers = Readonly<Record<string, unknown>>

/** A row of a table: its stable id and its cells by field name. */
export type AnswerRow = { readonly _id: string } & Answers

/** A part of the answers: a value replaces the stored one, null removes it. */
export type AnswerPatch = Readonly<Record<string, unknown>>

/** Keys that reach into an object's prototype; they are never field names and never kept. */
export const isForbiddenKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype'

/** Whether the value is a plain JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value under a key of the object itself, never of its prototype. */
export const ownValue = (record: Answers, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The ids rows may carry: letters, digits, dashes and underscores, at most 64. */
export const isRowId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) && !isForbiddenKey(value)

/** Whether the value is a row with an id. */
export const isAnswerRow = (value: unknown): value is AnswerRow => isRecord(value) && isRowId(ownValue(value, '_id'))

/** The readable rows of a table's value; what is no row with an id is left out. */
export const rowsOf = (value: unknown): readonly AnswerRow[] => (Array.isArray(value) ? readRows(value).rows : [])

/** The row with an id, the first of them if there are several, or null. */
export const rowById = (value: unknown, id: string): AnswerRow | null =>
  Array.isArray(value) ? (readRows(value).byId.get(id) ?? null) : null

type ReadRows = { readonly rows: readonly AnswerRow[]; readonly byId: ReadonlyMap<string, AnswerRow> }

// Answers are never changed in place, so a list is read once, however many of its cells are asked about.
const known = new WeakMap<readonly unknown[], ReadRows>()

const readRows = (value: readonly unknown[]): ReadRows => {
  const read = known.get(value)
  if (read) return read
  const rows = value.filter(isAnswerRow)
  const byId = new Map<string, AnswerRow>()
  for (const row of rows) if (!byId.has(row._id)) byId.set(row._id, row)
  const fresh = { rows, byId }
  known.set(value, fresh)
  return fresh
}

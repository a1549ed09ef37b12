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
export const rowsOf = (value: unknown): readonly AnswerRow[] => (Array.isArray(value) ? value.filter(isAnswerRow) : [])

// Uploaded files as answers: names of stored uploads (CON-090…CON-094).
import type { Problem } from '@khyanalt/domain/problem'
import { isUploadName, maxUploadBytes } from '@khyanalt/domain/upload-limits'
import { isRecord, ownValue } from '../answers.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import { fieldProblem } from './field-problem.ts'

/** A stored upload: its 52-character name, the name the person gave it, its size in bytes. */
export type FileValue = { readonly name: string; readonly title?: string; readonly size?: number }

/** Longest title of a file, the limit of common file systems. */
const maxTitleLength = 255

/** The problem of one value that should be an upload, or null. */
export const fileProblem = (value: unknown, field: FieldDefinition, path: string): Problem | null => {
  if (!isRecord(value) || typeof ownValue(value, 'name') !== 'string') return fieldProblem('wrong_shape', path, field)
  const { name, title, size } = value
  if (title !== undefined && (typeof title !== 'string' || title.length > maxTitleLength)) {
    return fieldProblem('wrong_shape', path, field)
  }
  if (size !== undefined && (typeof size !== 'number' || !Number.isInteger(size) || size < 0)) {
    return fieldProblem('wrong_shape', path, field)
  }
  if (typeof name !== 'string' || !isUploadName(name)) return fieldProblem('file_not_uploaded', path, field)
  if (size === 0) return fieldProblem('file_empty', path, field)
  // 10 is the limit in megabytes, the unit of the sentence.
  if (typeof size === 'number' && size > maxUploadBytes) return fieldProblem('file_too_large', path, field, { max: 10 })
  return null
}

/** An upload with nothing beside what is known of it; what is none is judged as it stands. */
export const readFile = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const { name, title, size } = value
  return { name, ...(title !== undefined && { title }), ...(size !== undefined && { size }) }
}

/** The readable uploads of a value, be it one or a list. */
export const filesOf = (value: unknown): readonly FileValue[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (file): file is FileValue => isRecord(file) && typeof ownValue(file, 'name') === 'string',
  )

/** What a person reads for a file: its title, else its stored name. */
export const fileText = (file: FileValue): string =>
  typeof file.title === 'string' && file.title !== '' ? file.title : file.name

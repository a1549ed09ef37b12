// Uploaded PDF files (CON-090…CON-094, REQ-FORM-08).

import { z } from 'zod'
import { isRecord } from '../answers.ts'
import { fieldProblem } from '../concepts/field-problem.ts'
import { readAs } from '../concepts/reading.ts'
import { joinTexts, sameText } from '../concepts/shown-text.ts'
import { fileProblem, filesOf, fileText, readFile } from '../concepts/upload.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Files a field takes when the definition names no limit. */
export const defaultFileLimit = 1
/** Most files one field may take. */
export const maxFileLimit = 50

/** One upload, or a list of them where `limit` is above one. */
export const fileKind: FieldKind = {
  attributes: { ...commonAttributes, limit: z.number().int().min(1).max(maxFileLimit).optional() },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: false,
  inSummary: true,
  requiredCode: 'required_file',
  emptyValue: [],
  isEmpty: value => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  // One file is the same in a list of its own.
  read: (spelling, field) => {
    const files = (Array.isArray(spelling) ? spelling : [spelling]).map(readFile)
    return readAs(
      files.length === 1 && isRecord(files[0]) && (field.limit ?? defaultFileLimit) === 1 ? files[0] : files,
    )
  },
  problems: (value, field, { path }) => {
    const limit = field.limit ?? defaultFileLimit
    const files: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (files.length > limit) return [fieldProblem('too_many_files', path, field, { limit })]
    const problem = files.map(file => fileProblem(file, field, path)).find(found => found !== null)
    if (problem) return [problem]
    const names = filesOf(value).map(file => file.name)
    return new Set(names).size < names.length ? [fieldProblem('duplicate_file', path, field)] : []
  },
  text: value => joinTexts(filesOf(value).map(file => sameText(fileText(file)))),
  exported: value => filesOf(value).map(file => file.name),
}

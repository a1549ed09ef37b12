// Tick boxes, each with its upload: a ticked line needs its file.
import { isRecord, ownValue, rowsOf } from '../answers.ts'
import { fieldProblem } from '../concepts/field-problem.ts'
import { readAs } from '../concepts/reading.ts'
import { isWithoutRows, rowListProblems } from '../concepts/repeating-rows.ts'
import { joinTexts, noText, sameText } from '../concepts/shown-text.ts'
import { fileProblem, filesOf, fileText, readFile } from '../concepts/upload.ts'
import { attributes, commonAttributes, type FieldDefinition } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** The ticked lines of `list`: `{_id: <value of the line>, file}` each. */
export const checkboxfileKind: FieldKind = {
  attributes: { ...commonAttributes, list: attributes.list.unwrap() },
  rows: 'none',
  inRows: false,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: false,
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: [],
  isEmpty: isWithoutRows,
  // Lines have no order of their own: they stand as the definition lists them.
  read: (spelling, field) => {
    if (!Array.isArray(spelling) || rowsOf(spelling).length !== spelling.length) return readAs(spelling)
    const place = new Map(field.list?.map(({ value }, index) => [value, index]))
    const lines = rowsOf(spelling).map(({ _id, file }) => ({
      _id,
      ...(file !== undefined && { file: readFile(file) }),
    }))
    return readAs(lines.toSorted((a, b) => (place.get(a._id) ?? place.size) - (place.get(b._id) ?? place.size)))
  },
  problems: (value, field, { path }) => {
    const problems = rowListProblems(value, field, path)
    return problems.length > 0 ? problems : rowsOf(value).flatMap(row => lineProblems(row, field, `${path}/${row._id}`))
  },
  text: (value, field) =>
    joinTexts(
      rowsOf(value).map(row =>
        joinTexts([labelOf(row._id, field), ...filesOf(row.file).map(file => sameText(fileText(file)))], ': '),
      ),
    ),
  exported: value => rowsOf(value).map(row => ({ line: row._id, files: filesOf(row.file).map(file => file.name) })),
}

const lineProblems = (row: Readonly<Record<string, unknown>>, field: FieldDefinition, path: string) => {
  if (!field.list?.some(line => line.value === row._id)) return [fieldProblem('not_an_option', path, field)]
  const file = isRecord(row) ? ownValue(row, 'file') : undefined
  const line = { ...field, _title: labelOf(String(row._id), field) }
  if (file === undefined || file === null) return [fieldProblem('required_file', `${path}/file`, line)]
  const problem = fileProblem(file, line, `${path}/file`)
  return problem === null ? [] : [problem]
}

const labelOf = (value: string, field: FieldDefinition) =>
  field.list?.find(line => line.value === value)?.label ?? noText

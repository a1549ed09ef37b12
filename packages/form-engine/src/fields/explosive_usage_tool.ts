// The explosives table: what is used, of which material, how much, from where.
import { rowRefusal } from '@khyanalt/domain/explosive-ledger'
import type { Problem } from '@khyanalt/domain/problem'
import { parseQuantity, type Quantity, quantityUnits } from '@khyanalt/domain/quantity'
import { type AnswerRow, rowsOf } from '../answers.ts'
import { fieldProblem } from '../concepts/field-problem.ts'
import { repeatingRowsKind, rowListProblems } from '../concepts/repeating-rows.ts'
import { readDecimal } from '../decimal.ts'
import type { Facts, ListedOption } from '../facts.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** The list of materials that the chosen certificate permits, each with `left` and `unit_type` in its data. */
export const permittedMaterials = 'explosive/permitted'

const cells: readonly FieldDefinition[] = [
  {
    type: 'select',
    name: 'explosive_name',
    _title: { mn: 'Тэсрэх материалын нэр', en: 'Name of the explosive' },
    library: permittedMaterials,
    // What the certificate fixes is not asked again.
    autofields: ['mark', 'unit_type'],
    required: true,
  },
  { type: 'autofill', name: 'mark', _title: { mn: 'Марк', en: 'Mark' }, format: 'model', required: true },
  { type: 'autofill', name: 'serial', _title: { mn: 'Серийн дугаар', en: 'Serial' }, format: 'identifier' },
  {
    type: 'select',
    name: 'unit_type',
    _title: { mn: 'Хэмжих нэгж', en: 'Unit' },
    required: true,
    options: [
      { value: 'kg', label: { mn: 'кг', en: 'kg' } },
      { value: 'pcs', label: { mn: 'ш', en: 'pcs' } },
      { value: 'm', label: { mn: 'м', en: 'm' } },
    ],
  },
  {
    type: 'number',
    name: 'quantity_numeric',
    _title: { mn: 'Тоо хэмжээ (тоогоор)', en: 'Quantity' },
    required: true,
    min: 1,
    max: 999_999_999,
    decimals: 3,
  },
  {
    type: 'autofill',
    name: 'quantity_alphabet',
    _title: { mn: 'Тоо хэмжээ (үсгээр)', en: 'Quantity in words' },
    required: true,
  },
  {
    type: 'autofill',
    name: 'warehouse_location',
    _title: { mn: 'Агуулахын байршил', en: 'Warehouse location' },
    required: true,
  },
  {
    type: 'autofill',
    name: 'explosives_company',
    _title: { mn: 'Тэсрэх материалын компани', en: 'Explosives company' },
    required: true,
  },
]

const rows = repeatingRowsKind({}, cells)

/** Rows of the kind's own fields; quantities are held to what the certificate has left, where that is at hand. */
export const explosiveUsageToolKind: FieldKind = {
  ...rows,
  problems: (value, field, { path, facts }) => [
    ...rowListProblems(value, field, path),
    ...rowsOf(value).flatMap((row, index, all) => quantityProblems(row, all.slice(0, index), field, path, facts)),
  ],
}

/** What a row may not be: of another unit than permitted, or more than is left beside the rows before it. */
export const quantityProblems = (
  row: AnswerRow,
  before: readonly AnswerRow[],
  field: FieldDefinition,
  path: string,
  facts: Facts,
): readonly Problem[] => {
  const permitted = permittedOption(row, facts)
  const left = parseQuantity(permitted?.data?.left)
  if (permitted === null || left === null) return []
  const at = `${path}/${row._id}`
  const known = quantityUnits.some(unit => unit === row.unit_type)
  if (known && row.unit_type !== permitted.data?.unit_type) {
    return [fieldProblem('unit_differs', at, field)]
  }
  const asked = quantityOf(row)
  if (asked === null) return []
  if (row.unit_type === 'pcs' && asked % 1000 !== 0) {
    return [fieldProblem('not_whole', `${at}/quantity_numeric`, field)]
  }
  const sameName = before
    .filter(({ explosive_name }) => explosive_name === row.explosive_name)
    .reduce((sum, other) => sum + (quantityOf(other) ?? 0), 0) as Quantity
  const refusal = rowRefusal(asked, { left, sameName })
  return refusal === null ? [] : [fieldProblem(refusal, at, field)]
}

const quantityOf = (row: AnswerRow): Quantity | null => parseQuantity(readDecimal(row.quantity_numeric))

const permittedOption = ({ explosive_name }: AnswerRow, facts: Facts): ListedOption | null =>
  facts.options[permittedMaterials]?.find(({ value }) => value === explosive_name) ?? null

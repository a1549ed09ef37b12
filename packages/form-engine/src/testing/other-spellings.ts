// Other spellings of a value that its kind accepts, for tests that no spelling decides anything.
import { type AnswerRow, type Answers, rowsOf } from '../answers.ts'
import type { CompiledField, FieldScope } from '../compiled-form.ts'
import type { FieldType } from '../fields/field-type.ts'
import { scopeOf } from '../places.ts'
import { pick } from '../samples/draw.ts'

/** The answers of a scope, each spelled in another way where its kind knows one. */
export const respelled = (scope: FieldScope, answers: Answers, random: () => number): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const field = scope.fields.get(name)
      return [name, field === undefined ? value : otherSpelling(field, value, random)]
    }),
  )

/** Another spelling of a value of a field; the value itself where there is only one. */
export const otherSpelling = (field: CompiledField, value: unknown, random: () => number): unknown => {
  if (field.kind.rows !== 'none') return Array.isArray(value) ? otherRows(field, rowsOf(value), random) : value
  const { type } = field
  if (type === 'number') return otherNumber(String(value), random)
  if (typedText.has(type) && typeof value === 'string') {
    const [before, after] = [pick(random, blanks), pick(random, blanks)]
    const text = type === 'email' ? value.replace(/@.*$/, domain => domain.toUpperCase()) : value.normalize('NFD')
    return `${before}${text}${after}`
  }
  if (type === 'checkbox' || type === 'checkboxfile') return Array.isArray(value) ? value.toReversed() : value
  if (type === 'file') return Array.isArray(value) && value.length === 1 ? value[0] : [value].flat()
  return value
}

const typedText: ReadonlySet<FieldType> = new Set([
  ...(['string', 'text', 'textarea', 'autocomplete', 'autocomplete2', 'autofill', 'conditional'] as const),
  ...(['phone', 'email', 'date', 'year', 'autovalue', 'readonly_user_value'] as const),
])

const blanks = ['', ' ', '\u00a0', '\t', '\n', '\u202f\u2009'] as const

const otherNumber = (number: string, random: () => number): unknown => {
  const [whole = '', fraction] = number.split('.')
  const grouped = (sign: string) => `${whole.replace(/\B(?=(\d{3})+$)/g, sign)}${fraction ? `.${fraction}` : ''}`
  const longer = fraction ? `${number}0` : `${number}.000`
  const padded = number.startsWith('-') ? `-0${number.slice(1)}` : `0${number}`
  return pick<unknown>(random, [
    `${number} `,
    `\u00a0${number}`,
    longer,
    padded,
    grouped(','),
    grouped('\u00a0'),
    Number(number),
  ])
}

const otherRows = (table: CompiledField, rows: readonly AnswerRow[], random: () => number): unknown => {
  const others = rows.map(row => {
    const cells = scopeOf(table, row._id)
    return cells === null ? row : { ...row, ...respelled(cells, row, random) }
  })
  if (table.fixedRows !== null) return others.toReversed()
  const cells = [...(table.cells?.fields.values() ?? [])].map(({ kind, field }) => ({ ...field, holds: kind.holds }))
  // A row that may stand empty, though something could be filled in it.
  const mayBeBlank =
    cells.every(cell => cell.required !== true) &&
    cells.some(cell => cell.holds === 'answer' && cell.disabled !== true && cell.hidden !== true)
  const mayHoldMore = mayBeBlank && rows.length < (table.field.limit ?? rows.length + 1)
  return mayHoldMore ? [{ _id: 'blank' }, ...others] : others
}

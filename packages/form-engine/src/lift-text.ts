// An answer in one line, for people who read it away from its form.
import type { Bilingual } from '@khyanalt/domain/language'
import { ownValue, rowsOf } from './answers.ts'
import type { CompiledField } from './compiled-form.ts'
import type { Facts } from './facts.ts'
import { scopeOf } from './places.ts'

/** The value of a field as text; a table as its rows, each numbered, cells parted by commas. */
export const readableValue = (field: CompiledField, value: unknown, facts: Facts): Bilingual => {
  if (field.kind.rows === 'none' || field.kind.ownFields !== undefined || !Array.isArray(value)) {
    return field.kind.text(value, field.field, facts)
  }
  const rows = rowsOf(value).map((row, index) => {
    const cells = [...(scopeOf(field, row._id)?.fields.values() ?? [])].flatMap(cell => {
      const typed = ownValue(row, cell.name)
      return cell.kind.holds === 'none' || cell.kind.isEmpty(typed) ? [] : [cell.kind.text(typed, cell.field, facts)]
    })
    return { number: index + 1, cells }
  })
  const line = (language: 'mn' | 'en') =>
    rows.map(({ number, cells }) => `${number}) ${cells.map(text => text[language]).join(', ')}`).join('; ')
  return { mn: line('mn'), en: line('en') }
}

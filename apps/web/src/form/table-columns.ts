// The columns of a table: those of `list`, else every cell that holds a value, captioned by `headers` in order.

import type { Bilingual } from '@khyanalt/domain/language'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'

export type TableColumn = { readonly name: string; readonly title: Bilingual }

const columnsByTable = new WeakMap<CompiledField, readonly TableColumn[]>()

/** The columns of a table, worked out once. */
export const tableColumns = (table: CompiledField): readonly TableColumn[] => {
  const known = columnsByTable.get(table)
  if (known) return known
  const holding = [...(table.cells?.fields.values() ?? [])].filter(
    ({ kind }) => kind.holds !== 'none' && kind.displayed,
  )
  const columns =
    table.field.list?.map(({ value, label }) => ({ name: value, title: label })) ??
    holding.map(({ name, title }, index) => ({ name, title: table.field.headers?.[index] ?? title }))
  columnsByTable.set(table, columns)
  return columns
}

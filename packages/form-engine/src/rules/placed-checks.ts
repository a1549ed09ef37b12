// At which field or cell each check stands, and which answers it and calculations ask about.
import { isRecord } from '../answers.ts'
import type { SectionDefinition } from '../definition.ts'
import type { CheckDefinition, FieldDefinition } from '../field-attributes.ts'
import { type Expression, operatorOf, partOf, referencesIn } from './expression.ts'

/** A check at its field: whether its names are those of the form, and the cell it stands at in failing rows, if any. */
export type PlacedCheck = {
  readonly check: CheckDefinition
  readonly ofForm: boolean
  readonly cell: string | null
}

/** The checks that stop, by the path of their field: `net`, `zones/strict/radius`, `machines/serial` of every row. */
export type PlacedChecks = ReadonlyMap<string, readonly PlacedCheck[]>

/** Places the checks of steps, of their tables and rows, and of the form. */
export const placeChecks = (
  sections: readonly SectionDefinition[],
  ofWholeForm: readonly CheckDefinition[] = [],
): PlacedChecks => {
  const placed = new Map<string, PlacedCheck[]>()
  const put = (path: string, check: PlacedCheck) => placed.set(path, [...(placed.get(path) ?? []), check])
  const tables = sections.flatMap(section => section.rows.flatMap(row => row.fields))
  const checks = [...sections.flatMap(section => section.checks ?? []), ...ofWholeForm]
  for (const check of [...checks, ...tables.flatMap(table => table.checks ?? [])]) {
    if (check.severity === 'warn') continue
    const across = tableAcross(check)
    for (const at of standsAt(check, null)) {
      const cell = across !== null && at.startsWith(`${across}/`) ? at.slice(across.length + 1) : null
      put(cell === null ? at : (across ?? at), { check, ofForm: true, cell })
    }
  }
  for (const { name = '', row_checks = [] } of tables) {
    for (const check of row_checks) {
      if (check.severity === 'warn') continue
      for (const at of standsAt(check, name)) put(`${name}/${at}`, { check, ofForm: false, cell: null })
    }
  }
  return placed
}

/** Where a check stands: where its author says, else at the first answer that it asks about. */
export const standsAt = (check: CheckDefinition, table: string | null): readonly string[] => {
  if (check.at !== undefined) return check.at
  const [first, second] = referencesIn(check.that as Expression)
  if (first === undefined) return []
  // A check over rows stands at the cell it looks at in each of them.
  const across = table === null ? tableAcross(check) : null
  return [across !== null && second?.over === across ? `${across}/${second.name}` : first.name]
}

/** The table in whose single rows a check of the form fails, where its expression says so of rows. */
export const tableAcross = ({ that }: CheckDefinition): string | null => {
  if (!isRecord(that) || !['all', 'none', 'unique'].includes(operatorOf(that))) return null
  const table = partOf(that as Expression, 'over')
  return typeof table === 'string' ? table : null
}

/** Names that the calculation and the checks of a field ask: beside it, and in the form around its row. */
export type AskedNames = { readonly beside: readonly string[]; readonly form: readonly string[] }

/** What a field's calculation and checks ask about. */
export const asksOf = (field: FieldDefinition, checks: readonly PlacedCheck[]): AskedNames => {
  const calculated = field.calculate === undefined ? [] : referencesIn(field.calculate as Expression)
  const own = checks.filter(({ ofForm }) => !ofForm).flatMap(({ check }) => referencesIn(check.that as Expression))
  const ofForm = checks.filter(check => check.ofForm).flatMap(({ check }) => referencesIn(check.that as Expression))
  const beside = [...calculated, ...own]
  return {
    beside: names(beside.filter(({ over, ofForm: outside }) => over === null && !outside)),
    form: names([...beside.filter(({ over, ofForm: outside }) => over !== null || outside), ...ofForm]),
  }
}

/** The first part of each name, since a fixed row's cell belongs to its table. */
const names = (references: readonly { readonly name: string }[]): readonly string[] => [
  ...new Set(references.map(({ name }) => name.split('/')[0] ?? name)),
]

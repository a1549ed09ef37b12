// A warning asks for its explanation: a question of its own that appears while the check does not hold, so that it is
// kept, sent, shown to inspectors and compared as any answer is.
import type { SectionDefinition } from '../definition.ts'
import type { CheckDefinition, FieldDefinition, RowDefinition } from '../field-attributes.ts'
import { standsAt, tableAcross } from './placed-checks.ts'

/** The name under which a warning's check keeps whether it is raised. */
const raisedName = (name: string): string => `${name}_raised`

/** The steps with the questions that warnings bring, each beneath the field it stands at. */
export const withExplanations = (
  sections: readonly SectionDefinition[],
  ofWholeForm: readonly CheckDefinition[] = [],
): readonly SectionDefinition[] => {
  const tables = sections.flatMap(section => section.rows.flatMap(row => row.fields))
  const checks = [...sections.flatMap(section => section.checks ?? []), ...ofWholeForm]
  const warnings = [...checks, ...tables.flatMap(table => table.checks ?? [])].filter(isWarning)
  return sections.map(section => ({ ...section, rows: rowsWith(section.rows.map(withRowWarnings), warnings) }))
}

/** The names of the answers that a check brings. */
export const namesBrought = ({ name, severity }: CheckDefinition): readonly string[] =>
  severity === 'warn' && name !== undefined ? [name, raisedName(name)] : []

const isWarning = ({ severity }: CheckDefinition): boolean => severity === 'warn'

const rowsWith = (rows: readonly RowDefinition[], warnings: readonly CheckDefinition[]): readonly RowDefinition[] =>
  rows.flatMap(row => {
    const named = new Set(row.fields.map(({ name }) => name))
    const below = warnings.filter(check => named.has(placeOf(check)))
    return [row, ...below.map(explanationRow)]
  })

const placeOf = (check: CheckDefinition): string => tableAcross(check) ?? standsAt(check, null)[0]?.split('/')[0] ?? ''

const withRowWarnings = (row: RowDefinition): RowDefinition => ({ ...row, fields: row.fields.map(withOwnWarnings) })

/** A table with a cell for each warning of its rows, and a column for it where columns are listed. */
const withOwnWarnings = (table: FieldDefinition): FieldDefinition => {
  const warnings = (table.row_checks ?? []).filter(isWarning)
  if (warnings.length === 0) return table
  const listed = warnings.map(({ name = '' }) => ({ value: name, label: explanation }))
  return {
    ...table,
    rows: [...(table.rows ?? []), ...warnings.map(explanationRow)],
    ...(table.list === undefined ? {} : { list: [...table.list, ...listed] }),
  }
}

const explanation = { mn: 'Тайлбар', en: 'Explanation' } as const

const explanationRow = ({ name = '', that, say }: CheckDefinition): RowDefinition => ({
  fields: [
    { type: 'hidden', name: raisedName(name), _title: say, calculate: { not: that } },
    {
      type: 'textarea',
      name,
      _title: { mn: `${say.mn} Тайлбарлана уу.`, en: `${say.en} Please explain.` },
      required: true,
      validate_lang: 'any',
      explains: true,
      when: { show: { field: raisedName(name), in: ['yes'] } },
    },
  ],
})

// The form that every engine shows, told in no engine's words; each page translates it.

export type NeutralKind = 'text' | 'number' | 'select' | 'radio' | 'date' | 'textarea' | 'checkbox'

export type NeutralField = {
  readonly name: string
  readonly title: string
  readonly kind: NeutralKind
  readonly required: boolean
  /** Shown while the radio of this name is "yes". */
  readonly shownBy: string | null
}

export type NeutralTable = {
  readonly name: string
  readonly title: string
  readonly columns: readonly {
    readonly name: string
    readonly title: string
    readonly kind: 'text' | 'number' | 'select'
  }[]
  readonly rows: readonly Readonly<Record<string, string>>[]
}

export type NeutralForm = {
  readonly fields: readonly NeutralField[]
  readonly table: NeutralTable
  /** Every radio says "yes", so that all fields are on screen; everything else is empty. */
  readonly answers: Readonly<Record<string, string>>
}

export const choices = ['alpha', 'beta', 'gamma', 'delta', 'omega'] as const

const kinds: readonly NeutralKind[] = [
  'text',
  'text',
  'text',
  'number',
  'select',
  'radio',
  'date',
  'textarea',
  'checkbox',
  'text',
]
const mayBeRequired: readonly NeutralKind[] = ['text', 'number', 'textarea']

/** `fieldCount` fields of mixed kinds, `requiredCount` of them required and empty, and a table of eight columns. */
export const neutralForm = (fieldCount: number, rowCount: number, requiredCount = 50): NeutralForm => {
  let required = 0
  const fields = Array.from({ length: fieldCount }, (_, index): NeutralField => {
    const kind = kinds[index % kinds.length] ?? 'text'
    const shownBy = index % 10 === 9 ? `f${index - 4}` : null
    const isRequired = shownBy === null && mayBeRequired.includes(kind) && index % 3 !== 2 && required < requiredCount
    if (isRequired) required += 1
    return { name: `f${index}`, title: `Question ${index}`, kind, required: isRequired, shownBy }
  })
  const columns = Array.from({ length: 8 }, (_, column) => ({
    name: `c${column}`,
    title: `Column ${column}`,
    kind: column === 3 ? ('number' as const) : column === 5 ? ('select' as const) : ('text' as const),
  }))
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(columns.map(({ name, kind }) => [name, cellValue(kind, row)])),
  )
  const answers = Object.fromEntries(fields.filter(({ kind }) => kind === 'radio').map(({ name }) => [name, 'yes']))
  return { fields, table: { name: 'items', title: 'Items', columns, rows }, answers }
}

const cellValue = (kind: 'text' | 'number' | 'select', row: number): string =>
  kind === 'number' ? String(row + 1) : kind === 'select' ? (choices[row % choices.length] ?? 'alpha') : `value ${row}`

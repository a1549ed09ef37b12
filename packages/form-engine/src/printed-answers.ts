// What of the answers a paper prints: chosen by path, told in the words of the form.
import type { Bilingual } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import type { Answers } from './answers.ts'
import { compileDefinition } from './compile.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import { noText } from './concepts/shown-text.ts'
import { workerColumns } from './concepts/worker-rows.ts'
import type { FormDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { FieldType } from './fields/field-type.ts'
import { itemForm, sheetForm } from './register-forms.ts'
import { type SummaryRow, summarise } from './summary.ts'

/** An answer to print: `serial`, or `machines/serial` for a column of a table; public, or on the document alone. */
export type Print = { readonly path: string; readonly public: boolean }

/** An answer as a paper tells it: a text, or the rows of a table. */
export type PrintedFact = {
  readonly path: string
  readonly title: Bilingual
  /** Whether anybody may read it; of a table, whether a column is public. */
  readonly public: boolean
  readonly text?: Bilingual
  readonly columns?: readonly { readonly title: Bilingual; readonly public: boolean }[]
  readonly rows?: readonly { readonly title?: Bilingual; readonly cells: readonly Bilingual[] }[]
}

/** An answer that may be printed, with what is proposed for it. */
export type Printable = {
  readonly path: string
  readonly title: Bilingual
  /** The table, of a column. */
  readonly table: Bilingual | null
  readonly public: boolean
}

/** Everything a form asks that a paper can print, in the order of the form. */
export const listPrintable = (form: CompiledForm): readonly Printable[] =>
  [...form.fields.values()].flatMap((field): readonly Printable[] => {
    if (isUnprintable(field)) return []
    const columns = columnsOf(field)
    const open = !personal.has(field.type)
    if (columns === null) return [{ path: field.name, title: field.title, table: null, public: open }]
    return columns.map(({ name, title, type }) => ({
      path: `${field.name}/${name}`,
      title,
      table: field.title,
      public: open && !personal.has(type),
    }))
  })

/** Prints that the form of new requests and that of renewals both lack, and those named twice. */
export const printProblems = (body: FormDefinition, prints: readonly Print[]): readonly Problem[] => {
  const known = new Set([false, true].flatMap(renew => listPrintable(compileDefinition(body, { renew })).map(pathOf)))
  return prints.flatMap(({ path }, index): readonly Problem[] => {
    const at = `prints/${index}`
    if (!known.has(path)) return [{ code: 'print_unknown', path: at, params: { n: index + 1 } }]
    const twice = prints.findIndex(print => print.path === path) < index
    return twice ? [{ code: 'print_twice', path: at, params: { n: index + 1 } }] : []
  })
}

/** What the answers say of each print; what is empty or not on display is left out. */
export const printAnswers = (
  form: CompiledForm,
  answers: Answers,
  facts: Facts,
  prints: readonly Print[],
): readonly PrintedFact[] => {
  const told = new Map(summarise(form, answers, facts).flatMap(({ rows }) => rows.map(row => [row.name, row] as const)))
  return groupByField(prints).flatMap(({ name, columns }) => {
    const field = form.fields.get(name)
    const row = told.get(name)
    if (field === undefined || row === undefined || isUnprintable(field)) return []
    const fact = columnsOf(field) === null ? textFact(row, columns) : tableFact(field, row, columns)
    return fact === null ? [] : [fact]
  })
}

/** The facts of a renewal: what its form does not ask again stays as the renewed certificate says it. */
export const carryFacts = (
  form: CompiledForm,
  printed: readonly PrintedFact[],
  earlier: readonly PrintedFact[],
  prints: readonly Print[],
): readonly PrintedFact[] =>
  groupByField(prints).flatMap(({ name }) => {
    const facts = form.fields.has(name) ? printed : earlier
    return facts.filter(({ path }) => path === name)
  })

/** What anybody may read of them. */
export const publicFacts = (facts: readonly PrintedFact[]): readonly PrintedFact[] =>
  facts.flatMap(fact => {
    if (!fact.public) return []
    const { columns, rows } = fact
    if (columns === undefined || rows === undefined) return [fact]
    const kept = columns.map(column => column.public)
    return [
      {
        ...fact,
        columns: columns.filter((_, index) => kept[index]),
        rows: rows.map(row => ({ ...row, cells: row.cells.filter((_, index) => kept[index]) })),
      },
    ]
  })

/** Whether the document says more than anybody may read. */
export const hasClosedFacts = (facts: readonly PrintedFact[]): boolean =>
  facts.some(fact => !fact.public || fact.columns?.some(column => !column.public))

// Files are opened, not printed; captions and confirmations say nothing of what is permitted, and the holder has a place
// of its own on every paper.
const unprintable: ReadonlySet<FieldType> = new Set([
  'file',
  'checkboxfile',
  'label',
  'title',
  'hidden',
  'text_template',
  'authdata',
  'yes',
  'checkvalue',
])

// What concerns persons, and explosives, is proposed for the document alone.
const personal: ReadonlySet<FieldType> = new Set([
  'employee',
  'phone',
  'email',
  'readonly_user_value',
  'autovalue',
  'select_explosive',
  'explosive_usage_tool',
  'additional_generator',
])

const isUnprintable = (field: CompiledField): boolean =>
  unprintable.has(field.type) || !field.kind.inSummary || columnsOf(field)?.length === 0

const pathOf = ({ path }: { readonly path: string }): string => path

type Column = { readonly name: string; readonly title: Bilingual; readonly type: FieldType }

/** The columns of what is told in rows; null for what is told in one text. */
const columnsOf = (field: CompiledField): readonly Column[] | null => {
  const { kind, field: given } = field
  if (field.type === 'employee') return workerColumns.map(column => ({ ...column, type: 'employee' }))
  if (kind.register !== undefined) {
    const { register } = kind
    if (register.items !== null) return cellsOf(itemForm(register).fields.values())
    const sheet = sheetForm(register, { embedded: true, fields: given.fields ?? [] })
    const table = [...sheet.fields.values()].find(({ type }) => type === 'statictable')
    return table === undefined ? [] : columnsOf(table)
  }
  if (kind.rows === 'none') return null
  const scopes = field.cells ? [field.cells] : [...(field.fixedRows?.values() ?? [])].map(({ cells }) => cells)
  const columns = scopes.flatMap(scope => cellsOf(scope.fields.values()))
  return columns.filter(({ name }, index) => columns.findIndex(column => column.name === name) === index)
}

const cellsOf = (cells: Iterable<CompiledField>): readonly Column[] =>
  [...cells].flatMap(({ name, title, type, kind }) =>
    unprintable.has(type) || !kind.inSummary || kind.holds === 'none' ? [] : [{ name, title, type }],
  )

type FieldPrints = { readonly name: string; readonly columns: readonly { readonly name: string; public: boolean }[] }

/** Columns of one table together, where the first of them stands. */
const groupByField = (prints: readonly Print[]): readonly FieldPrints[] => {
  const fields = new Map<string, Print[]>()
  for (const print of prints) {
    const name = print.path.split('/')[0] ?? ''
    fields.set(name, [...(fields.get(name) ?? []), print])
  }
  return [...fields].map(([name, own]) => ({
    name,
    columns: own.map(print => ({ name: print.path.split('/')[1] ?? '', public: print.public })),
  }))
}

const isBlank = ({ mn, en }: Bilingual): boolean => mn.trim() === '' && en.trim() === ''

const textFact = ({ name, title, text }: SummaryRow, [print]: FieldPrints['columns']): PrintedFact | null =>
  isBlank(text) || print === undefined ? null : { path: name, title, text, public: print.public }

const tableFact = (field: CompiledField, row: SummaryRow, prints: FieldPrints['columns']): PrintedFact | null => {
  const titles = new Map(columnsOf(field)?.map(({ name, title }) => [name, title]))
  // A record of a register is called by cells that are columns themselves.
  const titled = (field.kind.register?.items ?? null) === null
  const rows = (row.rows ?? []).flatMap(({ title, cells }) => {
    const texts = new Map(cells.map(cell => [cell.name, cell.text]))
    const told = prints.map(({ name }) => texts.get(name) ?? noText)
    return told.every(isBlank) ? [] : [{ ...(titled && title ? { title } : {}), cells: told }]
  })
  const filled = prints.map((_, index) => rows.some(({ cells }) => !isBlank(cells[index] ?? noText)))
  const columns = prints.flatMap(({ name, public: open }, index) =>
    filled[index] ? [{ title: titles.get(name) ?? { mn: name, en: name }, public: open }] : [],
  )
  // Names without records are told as text.
  if (rows.length === 0) {
    const open = prints.every(print => print.public)
    return row.rows === undefined && !isBlank(row.text)
      ? { path: field.name, title: row.title, text: row.text, public: open }
      : null
  }
  return {
    path: field.name,
    title: row.title,
    public: columns.some(column => column.public),
    columns,
    rows: rows.map(({ cells, ...rest }) => ({ ...rest, cells: cells.filter((_, index) => filled[index]) })),
  }
}

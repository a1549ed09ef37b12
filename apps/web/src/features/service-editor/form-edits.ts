// Edits of a form's JSON by places (`sections/0/rows/1/fields/0`), each answering a new body and leaving the old one be.
import type { Bilingual } from '@khyanalt/domain/language'
import type { FieldDefinition } from '@khyanalt/form-engine/field-attributes'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'

/** A body as it is edited: it may lack anything and hold anything. */
export type Body = Readonly<Record<string, unknown>>

/** A field or step in the outline. */
export type OutlineItem = {
  readonly path: string
  readonly depth: number
  readonly title: Bilingual | null
  readonly name: string | null
  readonly type: string
  readonly required: boolean
  /** Whether cells may be added to it. */
  readonly holdsCells: boolean
  /** The shape of a line of text, or `any` where it takes any letters. */
  readonly shape: string | null
}

export type OutlineStep = {
  readonly path: string
  readonly title: Bilingual | null
  readonly items: readonly OutlineItem[]
}

export const stepLists = ['sections', 'renew_sections'] as const

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The value at a place; undefined where there is none. */
export const valueAt = (json: unknown, path: string): unknown =>
  path === ''
    ? json
    : path.split('/').reduce<unknown>((part, key) => {
        if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined
        return (part as Record<string, unknown>)[key]
      }, json)

/** The JSON with another value at a place; undefined takes the key away. */
export const withValue = <T>(json: T, path: string, value: unknown): T => {
  if (path === '') return value as T
  const [key = '', ...rest] = path.split('/')
  if (Array.isArray(json)) {
    const index = Number(key)
    return json.map((part, place) => (place === index ? withValue(part, rest.join('/'), value) : part)) as T
  }
  const record: Readonly<Record<string, unknown>> = isRecord(json) ? json : {}
  if (rest.length === 0 && value === undefined) {
    const { [key]: _, ...others } = record
    return others as T
  }
  return { ...record, [key]: withValue(record[key], rest.join('/'), value) } as T
}

/** The steps of a list with their fields in order, cells of tables beneath them. */
export const outlineOf = (body: Body, list: (typeof stepLists)[number]): readonly OutlineStep[] =>
  listOf(body[list]).map((step, index) => ({
    path: `${list}/${index}`,
    title: wordsOf(valueAt(step, '_title')),
    items: itemsOf(valueAt(step, 'rows'), `${list}/${index}/rows`, 0),
  }))

const itemsOf = (rows: unknown, path: string, depth: number): readonly OutlineItem[] =>
  listOf(rows).flatMap((row, rowIndex) =>
    listOf(valueAt(row, 'fields')).flatMap((field, index) => {
      const place = `${path}/${rowIndex}/fields/${index}`
      const record = isRecord(field) ? field : {}
      const item: OutlineItem = {
        path: place,
        depth,
        title: wordsOf(record._title),
        name: typeof record.name === 'string' ? record.name : null,
        type: String(record.type ?? ''),
        required: record.required === true,
        holdsCells: depth === 0 && Array.isArray(record.rows),
        shape: shapeOf(record),
      }
      return [item, ...(depth === 0 ? itemsOf(record.rows, `${place}/rows`, 1) : [])]
    }),
  )

const shapeOf = ({ format, validate_lang }: Readonly<Record<string, unknown>>): string | null =>
  typeof format === 'string' ? format : validate_lang === 'any' ? validate_lang : null

export const wordsOf = (value: unknown): Bilingual | null =>
  isRecord(value) ? { mn: String(value.mn ?? ''), en: String(value.en ?? '') } : null

/** The step a place stands in, `sections/0`. */
export const stepOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** Every key that a field of the form has. */
export const namesIn = (body: Body): ReadonlySet<string> =>
  new Set(
    stepLists.flatMap(list =>
      outlineOf(body, list).flatMap(({ items }) => items.flatMap(({ name }) => (name === null ? [] : [name]))),
    ),
  )

/** The row of a field and the rows it stands in. */
export const rowOf = (path: string): { readonly rows: string; readonly row: number; readonly field: number } => {
  const parts = path.split('/')
  return { rows: parts.slice(0, -3).join('/'), row: Number(parts.at(-3)), field: Number(parts.at(-1)) }
}

/** Puts a field in a row of its own behind another field, or at the end of a step; answers its place. */
export const addField = (body: Body, after: string, field: FieldDefinition): { body: Body; path: string } => {
  const inStep = after.split('/').length === 2
  // A cell's neighbour at the top is the table around it.
  const anchor = inStep ? null : rowOf(after.split('/').slice(0, 6).join('/'))
  const rowsPath = anchor?.rows ?? `${after}/rows`
  const rows = listOf(valueAt(body, rowsPath))
  const at = anchor === null ? rows.length : anchor.row + 1
  return {
    body: withValue(body, rowsPath, [...rows.slice(0, at), { fields: [field] }, ...rows.slice(at)]),
    path: `${rowsPath}/${at}/fields/0`,
  }
}

/** Adds a cell at the end of a table's row; fixed rows get it each. */
export const addCell = (body: Body, table: string, field: FieldDefinition): { body: Body; path: string } => {
  const rows = listOf(valueAt(body, `${table}/rows`))
  const fixed = valueAt(body, `${table}/type`) === 'statictable'
  const last = rows.length - 1
  const next = rows.map((row, index) =>
    fixed || index === last ? withValue(row, 'fields', [...listOf(valueAt(row, 'fields')), field]) : row,
  )
  const fields = listOf(valueAt(next[last], 'fields'))
  return { body: withValue(body, `${table}/rows`, next), path: `${table}/rows/${last}/fields/${fields.length - 1}` }
}

/** Takes a field out, with its row where it was alone. */
export const removeField = (body: Body, path: string): Body => {
  const { rows, row, field } = rowOf(path)
  const fields = listOf(valueAt(body, `${rows}/${row}/fields`)).filter((_, index) => index !== field)
  if (fields.length > 0) {
    const left = withValue(body, `${rows}/${row}/fields`, fields)
    // A line with a column for each question gives the room to those that stay.
    if (valueAt(body, `${rows}/${row}/cols`) !== fields.length + 1) return left
    return withValue(left, `${rows}/${row}/cols`, fields.length > 1 ? fields.length : undefined)
  }
  return withValue(
    body,
    rows,
    listOf(valueAt(body, rows)).filter((_, index) => index !== row),
  )
}

/** Moves a field one place up or down among its neighbours; at the end of a step it goes on into the next one. */
export const moveField = (body: Body, path: string, by: -1 | 1): { body: Body; path: string } | null => {
  const { rows, row, field } = rowOf(path)
  const fields = listOf(valueAt(body, `${rows}/${row}/fields`))
  if (fields[field + by] !== undefined) {
    return {
      body: withValue(body, `${rows}/${row}/fields`, swapped(fields, field, field + by)),
      path: `${rows}/${row}/fields/${field + by}`,
    }
  }
  // Cells stay in their row.
  if (path.split('/').length > 6) return null
  const all = listOf(valueAt(body, rows))
  if (all[row + by] !== undefined && fields.length === 1) {
    return { body: withValue(body, rows, swapped(all, row, row + by)), path: `${rows}/${row + by}/fields/0` }
  }
  if (all[row + by] !== undefined || fields.length > 1) {
    const moved = fields[field]
    const without = withValue(
      body,
      `${rows}/${row}/fields`,
      fields.filter((_, index) => index !== field),
    )
    const at = by === 1 ? row + 1 : row
    return {
      body: withValue(without, rows, inserted(listOf(valueAt(without, rows)), at, { fields: [moved] })),
      path: `${rows}/${at}/fields/0`,
    }
  }
  const [list = '', index = ''] = path.split('/')
  const next = `${list}/${Number(index) + by}`
  if (valueAt(body, next) === undefined) return null
  return moveTo(body, path, next, by === 1 ? 0 : listOf(valueAt(body, `${next}/rows`)).length)
}

/** Puts a field in a row of its own at a place among the rows of a step. */
const moveTo = (body: Body, path: string, step: string, at: number): { body: Body; path: string } => {
  const field = valueAt(body, path)
  const without = removeField(body, path)
  const rows = listOf(valueAt(without, `${step}/rows`))
  return {
    body: withValue(without, `${step}/rows`, inserted(rows, at, { fields: [field] })),
    path: `${step}/rows/${at}/fields/0`,
  }
}

/** Where something is put beside a question: before it or behind it. */
export type Edge = 'before' | 'after'

/** Drops a field before or behind another one of the same level, or at the end of a step. */
export const dropField = (
  body: Body,
  path: string,
  target: string,
  edge: Edge = 'before',
): { body: Body; path: string } | null => {
  if (path === target || target.startsWith(`${path}/`)) return null
  const [depth, targetDepth] = [path.split('/').length, target.split('/').length]
  if (targetDepth === 2) return moveTo(body, path, target, rowsAfter(body, path, target))
  if (depth !== targetDepth) return null
  const from = rowOf(path)
  const to = rowOf(target)
  // Rows behind a row that goes move up by one.
  const alone = listOf(valueAt(body, `${from.rows}/${from.row}/fields`)).length === 1
  const place = to.row + (edge === 'after' ? 1 : 0)
  const at = from.rows === to.rows && alone && from.row < place ? place - 1 : place
  const field = valueAt(body, path)
  const without = removeField(body, path)
  const rows = listOf(valueAt(without, to.rows))
  return {
    body: withValue(without, to.rows, inserted(rows, at, { fields: [field] })),
    path: `${to.rows}/${at}/fields/0`,
  }
}

/** Puts a new field in a row of its own before or behind a question, or at the end of a step. */
export const insertField = (
  body: Body,
  target: string,
  edge: Edge,
  field: FieldDefinition,
): { body: Body; path: string } => {
  if (edge === 'after' || target.split('/').length === 2) return addField(body, target, field)
  const { rows, row } = rowOf(target.split('/').slice(0, 6).join('/'))
  return {
    body: withValue(body, rows, inserted(listOf(valueAt(body, rows)), row, { fields: [field] })),
    path: `${rows}/${row}/fields/0`,
  }
}

/** Takes a question to the end of another step. */
export const sendToStep = (body: Body, path: string, step: string): { body: Body; path: string } =>
  moveTo(body, path, step, rowsAfter(body, path, step))

const rowsAfter = (body: Body, path: string, step: string): number =>
  listOf(valueAt(removeField(body, path), `${step}/rows`)).length

/** Adds a step at the end of a list. */
export const addStep = (
  body: Body,
  list: (typeof stepLists)[number],
  title: Bilingual,
): { body: Body; path: string } => {
  const steps = listOf(body[list])
  return { body: { ...body, [list]: [...steps, { _title: title, rows: [] }] }, path: `${list}/${steps.length}` }
}

/** Moves a step one place. */
export const moveStep = (body: Body, path: string, by: -1 | 1): { body: Body; path: string } | null => {
  const [list = '', index = ''] = path.split('/')
  const steps = listOf(body[list])
  const next = Number(index) + by
  if (steps[next] === undefined) return null
  return { body: { ...body, [list]: swapped(steps, Number(index), next) }, path: `${list}/${next}` }
}

/** Takes a step out with its fields; a list without steps goes, but for the first. */
export const removeStep = (body: Body, path: string): Body => {
  const [list = '', index = ''] = path.split('/')
  const steps = listOf(body[list]).filter((_, place) => place !== Number(index))
  return withValue(body, list, steps.length === 0 && list === 'renew_sections' ? undefined : steps)
}

/** A field that becomes of another kind keeps what both kinds know. */
export const withKind = (
  fresh: FieldDefinition,
  old: unknown,
  known: ReadonlySet<string>,
): Record<string, unknown> => ({
  ...fresh,
  ...Object.fromEntries(
    Object.entries(isRecord(old) ? old : {}).filter(([name]) => name !== 'type' && known.has(name)),
  ),
})

/** Whether a type is one that the engine knows. */
export const isKnownType = (type: unknown): type is (typeof fieldTypes)[number] =>
  (fieldTypes as readonly unknown[]).includes(type)

const swapped = (items: readonly unknown[], a: number, b: number): readonly unknown[] =>
  items.map((item, index) => (index === a ? items[b] : index === b ? items[a] : item))

const inserted = (items: readonly unknown[], at: number, item: unknown): readonly unknown[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
]

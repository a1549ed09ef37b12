// Copies of questions and steps with keys of their own, and questions beside each other on one line.
import type { Bilingual } from '@khyanalt/domain/language'
import { freeKey } from './field-key.ts'
import { type Body, isRecord, listOf, namesIn, removeField, rowOf, valueAt, withValue, wordsOf } from './form-edits.ts'
import { renameField } from './rename-field.ts'

type Placed = { readonly body: Body; readonly path: string }

/** Puts a copy of a question behind it, under a key of its own. */
export const copyField = (body: Body, path: string): Placed | null => {
  const field = valueAt(body, path)
  if (!isRecord(field)) return null
  const { rows, row, field: at } = rowOf(path)
  const fresh = typeof field.name === 'string' ? { ...field, name: freeKey(stemOf(field.name), namesIn(body)) } : field
  if (path.split('/').length > 6) {
    const cells = listOf(valueAt(body, `${rows}/${row}/fields`))
    return {
      body: withValue(body, `${rows}/${row}/fields`, cells.toSpliced(at + 1, 0, fresh)),
      path: `${rows}/${row}/fields/${at + 1}`,
    }
  }
  const all = listOf(valueAt(body, rows))
  return {
    body: withValue(body, rows, all.toSpliced(row + 1, 0, { fields: [fresh] })),
    path: `${rows}/${row + 1}/fields/0`,
  }
}

/** Puts a copy of a step behind it; its questions get keys of their own, and what they ask of each other follows. */
export const copyStep = (body: Body, path: string, titled: (title: Bilingual) => Bilingual): Placed | null => {
  const [list = '', index = ''] = path.split('/')
  const step = valueAt(body, path)
  if (!isRecord(step)) return null
  const title = wordsOf(step._title)
  const taken = new Set(namesIn(body))
  // Renamed by itself, so that the questions of other steps are left alone.
  let alone: Body = { sections: [{ ...step, ...(title && { _title: titled(title) }) }] }
  for (const [row, each] of listOf(step.rows).entries()) {
    for (const [place, field] of listOf(valueAt(each, 'fields')).entries()) {
      const name = valueAt(field, 'name')
      if (typeof name !== 'string') continue
      const free = freeKey(stemOf(name), taken)
      taken.add(free)
      alone = renameField(alone, `sections/0/rows/${row}/fields/${place}`, free)
    }
  }
  const at = Number(index) + 1
  return {
    body: { ...body, [list]: listOf(body[list]).toSpliced(at, 0, valueAt(alone, 'sections/0')) },
    path: `${list}/${at}`,
  }
}

const stemOf = (name: string): string => name.replace(/_\d+$/, '')

/** So many questions stand on one line at most. */
const widest = 4

/** Puts a question on the line of the one above it; null where there is none or no room. */
export const standBeside = (body: Body, path: string): Placed | null => {
  const { rows, row, field } = rowOf(path)
  if (row === 0 || field > 0 || path.split('/').length > 6) return null
  const above = listOf(valueAt(body, `${rows}/${row - 1}/fields`))
  const columns = above.length + 1
  if (columns > widest) return null
  const moved = valueAt(body, path)
  const without = removeField(body, path)
  const line = withValue(without, `${rows}/${row - 1}/fields`, [...above, moved])
  return {
    body: withValue(line, `${rows}/${row - 1}/cols`, columns),
    path: `${rows}/${row - 1}/fields/${above.length}`,
  }
}

/** Gives a question that shares its line a line of its own beneath; null where it has one. */
export const standAlone = (body: Body, path: string): Placed | null => {
  const { rows, row, field } = rowOf(path)
  const fields = listOf(valueAt(body, `${rows}/${row}/fields`))
  if (fields.length < 2 || path.split('/').length > 6) return null
  const rest = fields.filter((_, index) => index !== field)
  const line = withValue(body, `${rows}/${row}/fields`, rest)
  const narrowed = withValue(line, `${rows}/${row}/cols`, rest.length > 1 ? rest.length : undefined)
  return {
    body: withValue(narrowed, rows, listOf(valueAt(narrowed, rows)).toSpliced(row + 1, 0, { fields: [fields[field]] })),
    path: `${rows}/${row + 1}/fields/0`,
  }
}

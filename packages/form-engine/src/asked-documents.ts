// The documents that a form asks for: its questions for files, in its own words.
import type { Bilingual } from '@khyanalt/domain/language'

/** A document that is asked for. */
export type AskedDocument = {
  readonly title: Bilingual
  /** Whether nobody gets by without it. */
  readonly required: boolean
}

/** The documents of the steps of new requests, each once, in the order of the form. */
export const askedDocuments = (body: unknown): readonly AskedDocument[] => {
  const found = new Map<string, AskedDocument>()
  const add = (title: Bilingual, required: boolean) => {
    const known = found.get(title.mn)
    if (title.mn !== '') found.set(title.mn, { title, required: required || known?.required === true })
  }
  const visit = (rows: unknown, table: Bilingual | null): void => {
    for (const field of listOf(rows).flatMap(row => listOf(partOf(row, 'fields')))) {
      const [type, own] = [partOf(field, 'type'), wordsOf(partOf(field, '_title'))]
      if (partOf(field, 'hidden') === true) continue
      const asked = ['when', 'yesnofield'].every(rule => partOf(field, rule) === undefined)
      const always = partOf(field, 'required') === true && asked
      if (type === 'file') add(table ? within(table, own) : own, always && table === null)
      if (type === 'checkboxfile') {
        for (const option of listOf(partOf(field, 'options'))) add(wordsOf(partOf(option, 'label')), false)
      }
      if (partOf(field, 'rows') !== undefined) visit(partOf(field, 'rows'), own)
    }
  }
  for (const section of listOf(partOf(body, 'sections'))) visit(partOf(section, 'rows'), null)
  return [...found.values()]
}

const within = (table: Bilingual, own: Bilingual): Bilingual => ({
  mn: `${table.mn}: ${own.mn}`,
  en: `${table.en || table.mn}: ${own.en || own.mn}`,
})

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const wordsOf = (value: unknown): Bilingual => {
  const [mn, en] = [partOf(value, 'mn'), partOf(value, 'en')]
  return { mn: typeof mn === 'string' ? mn : '', en: typeof en === 'string' ? en : '' }
}

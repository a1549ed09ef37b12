// Edits of what the documents of a service say, each answering a new part and leaving the old one be.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type { Bilingual } from '@khyanalt/domain/language'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { listPrintable, type Printable } from '@khyanalt/form-engine/printed-answers'

/** A part of a service that says nothing yet. */
export const emptyPart: CertificatePart = { title: 'certificate', prints: [], conditions: [] }

/** The part of a draft; what a file brought that is no such part begins anew. */
export const readPart = (json: unknown): CertificatePart => {
  const { title, prints, conditions, ...design } = (json ?? {}) as Partial<CertificatePart>
  return {
    ...design,
    title: title ?? emptyPart.title,
    prints: Array.isArray(prints) ? prints : [],
    conditions: Array.isArray(conditions) ? conditions : [],
  }
}

/** What the form asks that a document can print, each once; null while the form itself cannot be read. */
export const readPrintable = (body: unknown): readonly Printable[] | null => {
  const parsed = parseDefinition(body)
  if (!parsed.ok) return null
  const all = [false, true].flatMap(renew => listPrintable(compileDefinition(parsed.definition, { renew })))
  return all.filter(({ path }, index) => all.findIndex(other => other.path === path) === index)
}

/** Prints an answer where the form has it, or takes it out. */
export const togglePrint = (
  part: CertificatePart,
  { path, public: open }: Printable,
  order: readonly Printable[],
): CertificatePart => {
  const { prints } = part
  if (prints.some(print => print.path === path)) {
    return { ...part, prints: prints.filter(print => print.path !== path) }
  }
  const before = new Set(
    order
      .slice(
        0,
        order.findIndex(each => each.path === path),
      )
      .map(each => each.path),
  )
  const place = prints.findLastIndex(print => before.has(print.path)) + 1
  return { ...part, prints: prints.toSpliced(place, 0, { path, public: open }) }
}

/** Makes a printed answer public, or leaves it to the document alone. */
export const setOpen = (part: CertificatePart, path: string, open: boolean): CertificatePart => ({
  ...part,
  prints: part.prints.map(print => (print.path === path ? { ...print, public: open } : print)),
})

/** Takes out what the form no longer has. */
export const dropGone = (part: CertificatePart, order: readonly Printable[]): CertificatePart => {
  const known = new Set(order.map(({ path }) => path))
  return { ...part, prints: part.prints.filter(({ path }) => known.has(path)) }
}

/** A printed answer, or a table with its columns, in the order of the document. */
export type PrintedGroup = {
  /** The question; of a column, `table/column`. */
  readonly path: string
  readonly title: Bilingual
  readonly columns: readonly { readonly path: string; readonly title: Bilingual }[]
}

/** What is printed as the document orders it; what the form no longer has is left out. */
export const printedGroups = (part: CertificatePart, order: readonly Printable[]): readonly PrintedGroup[] => {
  const known = new Map(order.map(item => [item.path, item]))
  return fieldsOf(part).flatMap(field => {
    const items = part.prints.flatMap(({ path }) => (fieldOf(path) === field ? (known.get(path) ?? []) : []))
    const [first] = items
    if (!first) return []
    const columns = first.table ? items.map(({ path, title }) => ({ path, title })) : []
    return [{ path: field, title: first.table ?? first.title, columns }]
  })
}

/** Puts an answer or a whole table in a place among the others, or a column among those of its table. */
export const movePrint = (part: CertificatePart, path: string, to: number): CertificatePart => {
  const field = fieldOf(path)
  const fields = path === field ? placeAt(fieldsOf(part), field, to) : fieldsOf(part)
  const prints = fields.flatMap(each => {
    const own = part.prints.filter(print => fieldOf(print.path) === each)
    if (each !== field || path === field) return own
    const paths = placeAt(
      own.map(print => print.path),
      path,
      to,
    )
    return own.toSorted((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path))
  })
  return { ...part, prints }
}

/** Words of its own, or none where both languages are empty. */
export const setOwnWords = (
  part: CertificatePart,
  name: 'heading' | 'granted' | 'signatory',
  words: Bilingual,
): CertificatePart => {
  const { [name]: _, ...rest } = part
  return words.mn.trim() === '' && words.en.trim() === '' ? rest : { ...rest, [name]: words }
}

const fieldOf = (path: string): string => path.split('/')[0] ?? ''

const fieldsOf = ({ prints }: CertificatePart): readonly string[] => [
  ...new Set(prints.map(({ path }) => fieldOf(path))),
]

const placeAt = (list: readonly string[], item: string, to: number): readonly string[] =>
  list.filter(each => each !== item).toSpliced(Math.max(0, to), 0, item)

// Edits of what the documents of a service say, each answering a new part and leaving the old one be.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { listPrintable, type Printable } from '@khyanalt/form-engine/printed-answers'

/** A part of a service that says nothing yet. */
export const emptyPart: CertificatePart = { title: 'certificate', prints: [], conditions: [] }

/** The part of a draft; what a file brought that is no such part begins anew. */
export const readPart = (json: unknown): CertificatePart => {
  const { title, prints, conditions } = (json ?? {}) as Partial<CertificatePart>
  return {
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

// What makes a PDF unfit to be kept: a walk over its objects, without drawing anything.
import {
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFParser,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { actsByItself } from './pdf-actions.ts'
import { holdsArchive } from './pdf-archive.ts'
import { spellNames, unpackObjects } from './pdf-streams.ts'

/** Why a PDF is refused; the person reads one sentence for all of them. */
export type PdfFault =
  | 'truncated'
  | 'archive'
  | 'too_large_inside'
  | 'unreadable'
  | 'locked'
  | 'active_content'
  | 'page_count'

const largestPageCount = 2000
// Readers look for the end mark in the last kilobyte; more behind it is another file in disguise.
const trailingBytes = 1024

/** The first fault found, or null. */
export const findPdfFault = async (pdf: Buffer): Promise<PdfFault | null> => {
  if (isTruncated(pdf)) return 'truncated'
  if (holdsArchive(pdf)) return 'archive'
  const packed = unpackObjects(pdf)
  if (!packed) return 'too_large_inside'
  const texts = [pdf.toString('latin1'), ...packed].map(spellNames)
  if (texts.some(namesActiveContent)) return 'active_content'
  try {
    const { context, versions } = await parse(pdf)
    if (context.lookup(context.trailerInfo.Encrypt)) return 'locked'
    if (Array.from(versions.values()).some(each => each.some(isActive))) return 'active_content'
    if (actsByItself(versions, texts.join('\n'))) return 'active_content'
    const pages = countPages(context)
    return pages === 0 || pages > largestPageCount ? 'page_count' : null
  } catch {
    return 'unreadable'
  }
}

/** The objects of a PDF, and all versions of each: the parser keeps the last, a reader may be led to an earlier one. */
const parse = async (pdf: Buffer) => {
  const versions = new Map<PDFRef, PDFObject[]>()
  const parser = PDFParser.forBytesWithOptions(pdf, Number.POSITIVE_INFINITY, true)
  const { context } = parser as unknown as { readonly context: PDFContext }
  const assign = context.assign.bind(context)
  context.assign = (ref, object) => {
    const known = versions.get(ref)
    if (known) known.push(object)
    else versions.set(ref, [object])
    assign(ref, object)
  }
  await parser.parseDocument()
  return { context, versions }
}

const countPages = (context: PDFContext): number => {
  let count = 0
  const catalog = context.lookup(context.trailerInfo.Root)
  if (!(catalog instanceof PDFCatalog)) throw new Error('No catalog')
  catalog.Pages().traverse(node => {
    if (node instanceof PDFPageLeaf) count++
  })
  return count
}

const isTruncated = (pdf: Buffer): boolean => {
  const end = pdf.lastIndexOf('%%EOF')
  if (end < 0 || pdf.length - end > trailingBytes || !pdf.includes('startxref')) return true
  // A file made for the web has an end mark near its beginning too, but tells its whole length.
  const declared = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(pdf.toString('latin1', 0, 1024))
  return declared !== null && Number(declared[1]) > pdf.length
}

/**
 * An object may hide in the bytes of another one, where only a reader of the table of objects looks: so the bytes are
 * searched as well. Each pattern is long enough not to turn up in a compressed picture by chance.
 */
const namesActiveContent = (text: string): boolean =>
  /\/(JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|ImportData|SubmitForm|GoToE)(?![\w-])|\/XFA\s*[[<(\d]/.test(
    text,
  )

const refusedActions = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'Rendition',
  'RichMediaExecute',
])
const refusedTypes = new Set(['EmbeddedFile', 'FileAttachment', 'RichMedia', '3D', 'Movie', 'Screen'])
const refusedKeys = new Set(['JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'])

const isActive = (object: PDFObject): boolean => {
  if (object instanceof PDFArray) return object.asArray().some(isActive)
  if (object instanceof PDFStream) return isActive(object.dict)
  if (!(object instanceof PDFDict)) return false
  return object.entries().some(([key, value]) => isActiveEntry(key.decodeText(), value))
}

const isActiveEntry = (key: string, value: PDFObject): boolean => {
  if (refusedKeys.has(key)) return true
  // Also the name of a font may be JS; a script is a text or lies elsewhere.
  if (key === 'JS' && (value instanceof PDFString || value instanceof PDFHexString || value instanceof PDFRef))
    return true
  if (value instanceof PDFName) {
    const name = value.decodeText()
    return (
      (key === 'S' && refusedActions.has(name)) || ((key === 'Type' || key === 'Subtype') && refusedTypes.has(name))
    )
  }
  return isActive(value)
}

// What makes a PDF unfit to be kept: a walk over its objects, without drawing anything.
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { spellNames, unpackObjects } from './pdf-streams.ts'

/** Why a PDF is refused; the person reads one sentence for all of them. */
export type PdfFault = 'truncated' | 'too_large_inside' | 'unreadable' | 'locked' | 'active_content' | 'page_count'

const largestPageCount = 2000
// Readers look for the end mark in the last kilobyte; more behind it is another file in disguise.
const trailingBytes = 1024

/** The first fault found, or null. */
export const findPdfFault = async (pdf: Buffer): Promise<PdfFault | null> => {
  if (isTruncated(pdf)) return 'truncated'
  const packed = unpackObjects(pdf)
  if (!packed) return 'too_large_inside'
  if ([pdf.toString('latin1'), ...packed].some(namesActiveContent)) return 'active_content'
  try {
    const document = await PDFDocument.load(pdf, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: true,
      preserveXFA: true,
    })
    if (document.isEncrypted) return 'locked'
    if (hasActiveContent(document)) return 'active_content'
    const pages = document.getPages().length
    return pages === 0 || pages > largestPageCount ? 'page_count' : null
  } catch {
    return 'unreadable'
  }
}

const isTruncated = (pdf: Buffer): boolean => {
  const end = pdf.lastIndexOf('%%EOF')
  if (end < 0 || pdf.length - end > trailingBytes || !pdf.includes('startxref')) return true
  // A file made for the web has an end mark near its beginning too, but tells its whole length.
  const declared = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(pdf.toString('latin1', 0, 1024))
  return declared !== null && Number(declared[1]) > pdf.length
}

/**
 * The parser keeps one object per number, a reader may be led to another one: so the bytes are searched as well.
 * Each pattern is long enough not to turn up in a compressed picture by chance.
 */
const namesActiveContent = (text: string): boolean =>
  /\/(JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|ImportData|GoToE)(?![\w-])|\/XFA\s*[[<(\d]/.test(
    spellNames(text),
  )

const hasActiveContent = (document: PDFDocument): boolean =>
  document.context.enumerateIndirectObjects().some(([, object]) => isActive(object))

const refusedActions = new Set(['JavaScript', 'Launch', 'ImportData', 'GoToE', 'Rendition', 'RichMediaExecute'])
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

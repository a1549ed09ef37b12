// The signature of a PDF: one that covers the whole file but its own place.
import { type Bytes, concat, fromHex } from './bytes.ts'
import { checkSignature, type Signature } from './signed-message.ts'

/** What a file says of itself; `partial` means that something stands beside what was signed. */
export type PdfSignature =
  | { readonly kind: 'not_pdf' }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'partial' }
  | ({ readonly kind: 'signed' } & Signature)

/** Reads and checks it. */
export const checkPdfSignature = async (pdf: Bytes): Promise<PdfSignature> => {
  // Latin letters stand one for one for bytes.
  const text = new TextDecoder('latin1').decode(pdf)
  if (!text.startsWith('%PDF-')) return { kind: 'not_pdf' }
  const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g)].map(
    found => found.slice(1).map(Number),
  )
  if (ranges.length === 0) return { kind: 'unsigned' }
  // The last signature counts: it must begin with the file and end with it.
  const [start = 0, first = 0, second = 0, rest = 0] = ranges.at(-1) ?? []
  const hole = text.slice(first, second)
  const whole = start === 0 && first < second && second + rest === pdf.length
  // Nothing may hide in the place of the signature.
  if (!whole || !/^<[0-9a-fA-F]+>$/.test(hole)) return { kind: 'partial' }
  const hex = hole.slice(1, -1)
  if (hex.length % 2 !== 0) return { kind: 'partial' }
  const signature = await checkSignature(
    fromHex(hex),
    concat(pdf.subarray(0, first), pdf.subarray(second, second + rest)),
  )
  return signature ? { kind: 'signed', ...signature } : { kind: 'partial' }
}

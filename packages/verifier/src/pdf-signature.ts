// The signature of a PDF: one that covers the whole file as it was issued, but for its own place.
import type { Bytes } from './bytes.ts'
import { type Revisions, readRevisions } from './revisions.ts'
import { checkSignature, type Signature } from './signed-message.ts'

/** What a file says of itself; `partial` means that something stands beside what was signed. */
export type PdfSignature =
  | { readonly kind: 'not_pdf' }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'partial' }
  | ({ readonly kind: 'signed' } & Signature)

/** The parts of a file, and what its signature is worth. */
export type CheckedPdf = { readonly signature: PdfSignature; readonly revisions: Revisions | null }

/** Reads and checks it. */
export const checkPdfSignature = async (pdf: Bytes): Promise<CheckedPdf> => {
  if (!startsAsPdf(pdf)) return { signature: { kind: 'not_pdf' }, revisions: null }
  const revisions = readRevisions(pdf)
  if (typeof revisions === 'string') return { signature: { kind: revisions }, revisions: null }
  const { contents, covered } = revisions.signature
  const signature = await checkSignature(contents, covered)
  return signature ? { signature: { kind: 'signed', ...signature }, revisions } : partial
}

const partial: CheckedPdf = { signature: { kind: 'partial' }, revisions: null }

const startsAsPdf = (pdf: Bytes): boolean => new TextDecoder('latin1').decode(pdf.subarray(0, 5)) === '%PDF-'

// Makes PDF documents: data in, bytes out. Typst renders in child processes, the signature follows here.

import { standardAgency } from '@khyanalt/domain/agency'
import type { CertificateSeal } from '@khyanalt/domain/certificate-kinds'
import type { Bilingual } from '@khyanalt/domain/language'
import { publicFacts } from '@khyanalt/form-engine/printed-answers'
import { canonicalJson } from '@khyanalt/verifier/content'
import { openChildPool } from '../../child-processes/child-pool.ts'
import { childLimits } from '../../child-processes/limits.ts'
import { type Clock, systemClock } from '../../clock.ts'
import type { TimestampAuthority } from '../../external/timestamp-authority.ts'
import type {
  AttachmentContent,
  CertificateContent,
  FeeReportContent,
  InvoiceContent,
  LetterContent,
  OversightContent,
  RequestContent,
} from './document-contents.ts'
import type { DrawnPdf, RenderTask } from './document-worker.ts'
import {
  presentAttachment,
  presentCertificate,
  presentFeeReport,
  presentInvoice,
  presentLetter,
  presentOversight,
  presentRequestPaper,
} from './present-document.ts'
import { type Signer, type StampSignature, signPdf } from './sign-pdf.ts'

export type DocumentMaker = {
  /** The signed certificate; sign once and keep the bytes, a second signature gives other bytes. */
  certificate(content: CertificateContent): Promise<Buffer>
  /** The same with the public particulars alone, signed. */
  publicCertificate(content: CertificateContent): Promise<Buffer>
  /** What a certificate would say, marked as a draft; nobody signs it. */
  draftCertificate(content: CertificateContent): Promise<{ readonly paper: Buffer; readonly pages: number }>
  /** The signed invoice. */
  invoice(content: InvoiceContent): Promise<Buffer>
  /** A letter about a decision, signed; sign once and keep the bytes. */
  letter(content: LetterContent): Promise<Buffer>
  /** What a letter would say, marked as a draft; nobody signs it. */
  draftLetter(content: LetterContent): Promise<{ readonly paper: Buffer; readonly pages: number }>
  /** What an applicant answered; nobody signs it. */
  request(content: RequestContent): Promise<Buffer>
  /** A fee report, or the receipt of one; nobody signs it. */
  feeReport(content: FeeReportContent): Promise<Buffer>
  /** A monthly report of oversight; nobody signs it. */
  oversight(content: OversightContent): Promise<Buffer>
  /** A paper to fill by hand; nobody signs it. */
  attachment(content: AttachmentContent): Promise<Buffer>
  /** Seconds of processor that drawing took so far. */
  processor(): number
  stop(): Promise<void>
}

/** What a template prints; every one of them names the agency. */
type Presented = { readonly labels: Readonly<Record<string, Bilingual>>; readonly seal?: CertificateSeal }

export type DocumentMakerOptions = {
  readonly signer: Signer
  /** Says when signatures are made; without it they carry no timestamp. */
  readonly timestamps?: TimestampAuthority | null
  /** Told why a signature got no timestamp; the document is made all the same and gets one at night. */
  readonly onUnstamped?: (error: Error) => void
  /** Address of the portal, for the QR code. */
  readonly publicUrl: string
  /** What papers call the agency from now on. */
  readonly agencyName?: () => Promise<Bilingual>
  /** The mark of the agency, for documents that bear it; null where it has none. */
  readonly agencyLogo?: () => Promise<Buffer | null>
  readonly clock?: Clock
  /** Child processes; each holds the fonts once. */
  readonly processes?: number
}

/** Opens the processes; they render, and the signer, which may be a remote one, signs here. */
export const openDocumentMaker = async (options: DocumentMakerOptions): Promise<DocumentMaker> => {
  const {
    signer,
    timestamps = null,
    onUnstamped,
    publicUrl,
    agencyName = async () => standardAgency.name,
    agencyLogo = async () => null,
    clock = systemClock,
    processes = childLimits.document.processes,
  } = options
  const script = new URL('./document-worker.ts', import.meta.url)
  const pool = openChildPool<RenderTask, DrawnPdf>(script, { ...childLimits.document, processes })
  const stamp: StampSignature | undefined = timestamps
    ? async signature => {
        try {
          return (await timestamps.stamp(signature)).token
        } catch (error) {
          // While an authority that was away is left alone, nothing new is to be told.
          if ((error as Error).cause !== undefined) onUnstamped?.(error as Error)
          return null
        }
      }
    : undefined
  const draw = async (
    template: RenderTask['template'],
    presented: Presented,
    signerName: string | null,
    carried?: string,
  ): Promise<{ readonly paper: Buffer; readonly pages: number }> => {
    const stamped = stamp !== undefined
    const logo = presented.seal === 'logo' ? await agencyLogo() : null
    const data = { ...presented, logo: logo !== null, labels: { ...presented.labels, agency: await agencyName() } }
    const task = { template, data, at: clock.now().getTime(), signerName, stamped, carried }
    const { value, bytes = Buffer.alloc(0) } = await pool.run({ value: task, ...(logo && { bytes: () => logo }) })
    const { byteRange, pages } = value
    const paper = byteRange ? await signPdf({ bytes, byteRange }, signer, stamp) : Buffer.from(bytes)
    return { paper, pages }
  }
  const make = async (...given: Parameters<typeof draw>): Promise<Buffer> => (await draw(...given)).paper
  return {
    certificate: async content =>
      make('certificate', presentCertificate(content, publicUrl), signer.name, canonicalJson(content)),
    publicCertificate: async content => {
      const open = { ...content, facts: publicFacts(content.facts ?? []) }
      return make('certificate', presentCertificate(open, publicUrl, 'extract'), signer.name)
    },
    draftCertificate: async content => draw('certificate', presentCertificate(content, publicUrl, 'draft'), null),
    invoice: async content => make('invoice', presentInvoice(content, publicUrl), signer.name),
    letter: async content => make('letter', presentLetter(content, publicUrl), signer.name),
    draftLetter: async content => draw('letter', presentLetter(content, publicUrl, 'draft'), null),
    request: async content => make('request', presentRequestPaper(content), null),
    feeReport: async content => make('fee-report', presentFeeReport(content, publicUrl), null),
    oversight: async content => make('oversight', presentOversight(content), null),
    attachment: async content => make('attachment', presentAttachment(content), null),
    processor: pool.processor,
    stop: () => pool.stop(),
  }
}

// Makes signed PDF documents: data in, bytes out. Typst renders in worker threads, the signature follows here.

import { type Clock, systemClock } from '../../clock.ts'
import { openThreadPool } from '../../thread-pool.ts'
import type { RenderTask } from './document-worker.ts'
import type { PreparedPdf } from './prepare-signature.ts'
import { presentCertificate, presentInvoice } from './present-document.ts'
import { type Signer, signPdf } from './sign-pdf.ts'

type Bilingual = { readonly mn: string; readonly en: string }

/** Everything a certificate says; frozen as the content of its version. Days are YYYY-MM-DD. */
export type CertificateContent = {
  readonly csId: string
  /** Licence number. */
  readonly refId: string
  readonly version: number
  readonly service: Bilingual
  readonly category: Bilingual
  /** Receiving unit of the agency. */
  readonly organization: Bilingual | null
  readonly holder: {
    readonly kind: 'person' | 'company'
    readonly name: string
    readonly nameEn: string | null
    /** Companies only: the PDF is public (CON-135). */
    readonly registerNumber: string | null
    readonly address: string | null
  }
  /** Rows of the permitted activity, such as devices or places; may be empty. */
  readonly particulars: readonly { readonly label: Bilingual; readonly value: string }[]
  readonly requestNumber: string
  readonly issuedOn: string
  readonly startsOn: string
  readonly endsOn: string
  readonly issuer: { readonly name: string; readonly position: string | null }
  /** Only on a version made by cancelling: the day, which also puts the mark across the page (CON-134). */
  readonly cancelledOn?: string
}

/** Everything an invoice says. Amounts are in möngö, days YYYY-MM-DD. */
export type InvoiceContent = {
  readonly number: string
  readonly requestNumber: string
  readonly service: Bilingual
  readonly organization: Bilingual | null
  readonly payer: { readonly name: string; readonly registerNumber: string | null; readonly address: string | null }
  readonly lines: readonly { readonly text: Bilingual; readonly amount: number }[]
  readonly issuedOn: string
  readonly dueOn: string
  readonly status: 'unpaid' | 'paid' | 'void'
  readonly issuer: { readonly name: string; readonly position: string | null } | null
  /** Where to pay: recipient, bank and account, as rows; may be empty. */
  readonly payment: readonly { readonly label: Bilingual; readonly value: string }[]
}

export type DocumentMaker = {
  /** The signed certificate; sign once and keep the bytes, a second signature gives other bytes. */
  certificate(content: CertificateContent): Promise<Buffer>
  /** The signed invoice. */
  invoice(content: InvoiceContent): Promise<Buffer>
  stop(): Promise<void>
}

export type DocumentMakerOptions = {
  readonly signer: Signer
  /** Address of the portal, for the QR code. */
  readonly publicUrl: string
  readonly clock?: Clock
  /** Worker threads; each holds the fonts once. */
  readonly threads?: number
}

/** Starts the workers; they render, and the signer, which may be a remote one, signs here. */
export const openDocumentMaker = async (options: DocumentMakerOptions): Promise<DocumentMaker> => {
  const { signer, publicUrl, clock = systemClock, threads = 2 } = options
  const pool = openThreadPool<RenderTask, PreparedPdf>({
    script: new URL('./document-worker.ts', import.meta.url),
    size: threads,
  })
  const make = async (template: 'certificate' | 'invoice', data: object): Promise<Buffer> =>
    signPdf(await pool.run({ template, data, at: clock.now(), signerName: signer.name }), signer)
  return {
    certificate: async content => make('certificate', presentCertificate(content, publicUrl)),
    invoice: async content => make('invoice', presentInvoice(content, publicUrl)),
    stop: () => pool.stop(),
  }
}

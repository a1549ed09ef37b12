// What documents say, each kind as a value that a template prints.
import type { CertificateBackground, CertificateKind, CertificateSeal } from '@khyanalt/domain/certificate-kinds'
import type { FoodCertificateState } from '@khyanalt/domain/food-certificate-status'
import type { PrintedFact } from '@khyanalt/form-engine/printed-answers'
import type { SummaryStep } from '@khyanalt/form-engine/summary'

type Bilingual = { readonly mn: string; readonly en: string }

/** Everything a certificate says; frozen as the content of its version. Days are YYYY-MM-DD. */
export type CertificateContent = {
  readonly csId: string
  /** Licence number; on a reference of the food-safety register, the number of the registration. */
  readonly refId: string
  /** Only on a reference of the food-safety register: what it says (CON-132). */
  readonly food?: FoodCertificateState
  readonly version: number
  /** How it is headed and what it grants; versions from before are certificates. */
  readonly kind?: CertificateKind
  /** Words of its own instead of those of its kind. */
  readonly heading?: Bilingual
  readonly granted?: Bilingual
  /** The office under which it is signed, instead of the position of the issuer. */
  readonly signatory?: Bilingual
  readonly seal?: CertificateSeal
  readonly background?: CertificateBackground
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
  /** The answers that say what is permitted; absent on versions from before and on references. */
  readonly facts?: readonly PrintedFact[]
  /** Those of the service, and those that the head added. */
  readonly conditions?: { readonly standing: readonly Bilingual[]; readonly added: readonly Bilingual[] }
  readonly requestNumber: string
  readonly issuedOn: string
  /** Null on references, which say what is registered and run for no time. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly issuer: { readonly name: string; readonly position: string | null }
  /** Only on a version made by cancelling: the day, which also puts the mark across the page (CON-134). */
  readonly cancelledOn?: string
  /** Only while it is suspended, or will be: the days, both included, and the reason that anybody reads. */
  readonly suspension?: {
    readonly from: string
    readonly until: string
    readonly reason: Bilingual
    readonly decidedOn: string
  }
  /** Only while a part of what it permits is limited. */
  readonly limitation?: { readonly since: string; readonly text: Bilingual }
  /** Random hex digits, so that the digest in the public log tells nothing; absent on versions from before. */
  readonly salt?: string
}

/** What a certificate says is permitted, and how it looks; versions from before say nothing of it. */
export type SaidContent = Pick<
  CertificateContent,
  'kind' | 'heading' | 'granted' | 'signatory' | 'seal' | 'background' | 'facts' | 'conditions'
>

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

/** A paper that people print and fill by hand, in blocks from top to bottom; in Mongolian. */
export type AttachmentContent = {
  readonly title: Bilingual
  readonly note?: string | undefined
  readonly blocks: readonly AttachmentBlock[]
}
export type AttachmentBlock =
  | { readonly heading: string }
  | { readonly text: string }
  /** Labels with a line to write on. */
  | { readonly lines: readonly string[] }
  /** Empty lines. */
  | { readonly space: number }
  | { readonly checklist: readonly string[] }
  /** Rows with texts, or so many empty ones. */
  | { readonly table: { readonly headers: readonly string[]; readonly rows: number | readonly (readonly string[])[] } }
  /** Positions of those who sign. */
  | { readonly signature: readonly string[] }

/** Everything a request says on paper; the answers as the form engine summarises them. */
export type RequestContent = {
  readonly number: string
  readonly service: Bilingual
  readonly status: Bilingual
  readonly category: Bilingual
  readonly applicant: string
  readonly organization: Bilingual | null
  readonly sentOn: string | null
  readonly steps: readonly SummaryStep[]
}

type LabelledValue = { readonly label: Bilingual; readonly value: Bilingual }

/** Everything a fee report says on paper; without tables it is a receipt. */
export type FeeReportContent = {
  readonly title: Bilingual
  readonly number: string
  /** Where it stands in the portal, for the QR code. */
  readonly path: string
  /** Headings of the parts, by key. */
  readonly words: Readonly<Record<string, Bilingual>> & { readonly qr: Bilingual }
  readonly facts: readonly LabelledValue[]
  readonly sums: readonly LabelledValue[]
  readonly tables: readonly {
    readonly title: Bilingual
    readonly headers: readonly Bilingual[]
    /** Columns of words, counted from 0; the others hold numbers. */
    readonly words: readonly number[]
    /** How wide the columns are beside each other. */
    readonly widths: readonly number[]
    readonly rows: readonly (readonly string[])[]
    readonly total: readonly string[]
  }[]
  readonly warnings: readonly {
    readonly place: Bilingual
    readonly text: Bilingual
    readonly explanation: string | null
  }[]
  /** Sentences on what happens now. */
  readonly next: readonly Bilingual[]
}

/** A letter about a decision, as it was worded and filled on its day. */
export type LetterContent = {
  readonly number: string
  readonly title: Bilingual
  /** Paragraphs are parted by an empty line. */
  readonly before: Bilingual
  readonly after: Bilingual
  readonly requestNumber: string
  readonly service: Bilingual
  readonly organization: Bilingual | null
  readonly applicant: { readonly name: string; readonly registerNumber: string | null }
  /** What reviewers wrote, each at the title of its question. */
  readonly remarks: readonly { readonly place: string; readonly text: string }[]
  readonly issuedOn: string
  readonly issuer: { readonly name: string; readonly position: string | null }
}

/** A cell of a report: a word in both languages, or a figure. */
type ReportCell = Bilingual | string

/** Everything a monthly report of oversight says: tables of figures, one after the other. */
export type OversightContent = {
  readonly title: Bilingual
  /** YYYY-MM. */
  readonly month: string
  readonly unit: Bilingual
  readonly parts: readonly {
    readonly title: Bilingual
    readonly headers: readonly Bilingual[]
    /** How many columns hold words, from the left. */
    readonly words: number
    readonly widths: readonly number[]
    readonly rows: readonly (readonly ReportCell[])[]
    /** Said where there are no rows. */
    readonly nothing: Bilingual
  }[]
  readonly note: Bilingual
}

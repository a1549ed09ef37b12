// From content to what a template prints: labels, days in words, amounts, the QR code.
import type { CertificateKind } from '@khyanalt/domain/certificate-kinds'
import { dayInWords as formatDocumentDay } from '@khyanalt/domain/day-in-words'
import type { FoodCertificateState } from '@khyanalt/domain/food-certificate-status'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { certificateStateTexts, invoiceStateTexts } from '@khyanalt/domain/messages/states'
import { formatTugrik, type Mongo } from '@khyanalt/domain/money'
import type { PrintedFact } from '@khyanalt/form-engine/printed-answers'
import type { SummaryRow } from '@khyanalt/form-engine/summary'
import type {
  AttachmentContent,
  CertificateContent,
  FeeReportContent,
  InvoiceContent,
  LetterContent,
  OversightContent,
  RequestContent,
} from './document-contents.ts'

type Bilingual = { readonly mn: string; readonly en: string }
type LabelKey = keyof typeof documentTexts.mn

const label = (key: LabelKey): Bilingual => ({ mn: documentTexts.mn[key], en: documentTexts.en[key] })
const certificateWord = (key: keyof typeof certificateStateTexts.mn): Bilingual => ({
  mn: certificateStateTexts.mn[key],
  en: certificateStateTexts.en[key],
})
const invoiceWord = (state: InvoiceContent['status']): Bilingual => ({
  mn: invoiceStateTexts.mn[state],
  en: invoiceStateTexts.en[state],
})
const labels = Object.fromEntries((Object.keys(documentTexts.mn) as LabelKey[]).map(key => [key, label(key)]))
const same = (text: string): Bilingual => ({ mn: text, en: '' })

type Words = Readonly<Record<'title' | 'holder' | 'granted' | 'verify' | 'issuer', Bilingual>>

const certificateWords = (kind: CertificateKind): Words => ({
  title: label(`title_${kind}`),
  holder: label('holder'),
  granted: label(`granted_${kind}`),
  verify: label('verify'),
  issuer: label('issuer'),
})

const foodWords = (state: FoodCertificateState): Words => ({
  title: label('food_reference'),
  holder: label('food_holder'),
  granted: label(state === 'rejected' ? 'food_rejected' : 'food_registered'),
  verify: label('food_verify'),
  issuer: label('food_issuer'),
})

/**
 * What certificate.typ prints. An extract says that it leaves particulars out; a draft has neither number nor address,
 * since both come with the decision.
 */
export const presentCertificate = (
  content: CertificateContent,
  publicUrl: string,
  as: 'document' | 'extract' | 'draft' = 'document',
) => {
  const { food, startsOn, endsOn, facts = [], conditions } = content
  const address = food
    ? `${publicUrl}/certificates/fsi/info/${content.refId}`
    : `${publicUrl}/certificates/info/${content.csId}`
  return {
    labels,
    words: {
      ...(food ? foodWords(food) : certificateWords(content.kind ?? 'certificate')),
      ...(content.heading && { title: content.heading }),
      ...(content.granted && { granted: content.granted }),
    },
    seal: content.seal ?? 'emblem',
    background: content.background ?? 'guilloche',
    refId: as === 'draft' ? null : content.refId,
    service: content.service,
    organization: content.organization,
    holder: { name: content.holder.name, nameEn: content.holder.nameEn },
    rows: [
      // A reference is called by its number already.
      ...(food
        ? []
        : [
            { label: label('category'), value: content.category },
            { label: label('request_number'), value: same(content.requestNumber) },
          ]),
      ...(content.holder.registerNumber
        ? [{ label: label('register_number'), value: same(content.holder.registerNumber) }]
        : []),
      ...(content.holder.address ? [{ label: label('address'), value: same(content.holder.address) }] : []),
      ...content.particulars.map(row => ({ label: row.label, value: same(row.value) })),
      ...facts.flatMap(({ title, text }) => (text ? [{ label: title, value: text }] : [])),
      ...(content.limitation ? [{ label: label('limitation'), value: content.limitation.text }] : []),
      ...suspensionRows(content),
      ...(content.cancelledOn ? [{ label: label('cancelled_on'), value: formatDocumentDay(content.cancelledOn) }] : []),
    ].map(row => ({ ...row, long: Math.max(row.value.mn.length, row.value.en.length) > longestInColumn })),
    tables: facts.flatMap(({ title, columns, rows }) => (columns && rows ? [presentTable(title, columns, rows)] : [])),
    conditions: [...(conditions?.standing ?? []), ...(conditions?.added ?? [])],
    note: as === 'extract' ? label('closed_left_out') : null,
    dates: [
      { key: food ? 'verified_on' : 'issued_on', value: formatDocumentDay(content.issuedOn) },
      ...(startsOn ? [{ key: 'starts_on', value: formatDocumentDay(startsOn) }] : []),
      ...(endsOn ? [{ key: 'ends_on', value: formatDocumentDay(endsOn) }] : []),
    ],
    issuer: {
      name: content.issuer.name,
      position: content.signatory ?? (content.issuer.position === null ? null : same(content.issuer.position)),
    },
    mark: as === 'draft' ? label('draft') : markOf(content),
    ...(as === 'draft' ? {} : { address }),
  }
}

const suspensionRows = ({ suspension }: CertificateContent) => {
  if (!suspension) return []
  const [from, until] = [formatDocumentDay(suspension.from), formatDocumentDay(suspension.until)]
  return [
    { label: label('suspended_days'), value: { mn: `${from.mn} – ${until.mn}`, en: `${from.en} – ${until.en}` } },
    { label: label('suspended_reason'), value: suspension.reason },
  ]
}

/** The word across a paper that is no longer in force. */
const markOf = ({ cancelledOn, suspension, food }: CertificateContent): Bilingual | null => {
  if (cancelledOn) return certificateWord('cancelled_mark')
  // One that is still to come stands among the facts; until then the paper holds.
  if (suspension && suspension.from <= suspension.decidedOn) return certificateWord('suspended_now')
  return food && food !== 'registered' ? certificateWord(food) : null
}

/** Fixed rows keep their titles as a column of their own, without a heading. */
const presentTable = (
  title: Bilingual,
  columns: NonNullable<PrintedFact['columns']>,
  rows: NonNullable<PrintedFact['rows']>,
) => {
  const titled = rows.some(row => row.title)
  const headings = [...(titled ? [same('')] : []), ...columns.map(column => column.title)]
  const cells = rows.map(row => [...(titled ? [row.title ?? same('')] : []), ...row.cells])
  return {
    title,
    columns: headings,
    rows: cells,
    // Columns share the width by their longest words, so that none is cut and none takes more than it needs.
    shares: headings.map((heading, place) => {
      const words = [heading, ...cells.slice(0, mostMeasured).map(row => row[place] ?? same(''))]
      const longest = Math.max(...words.flatMap(({ mn }) => mn.split(/[\s-]/)).map(word => word.length))
      return Math.min(Math.max(longest, 6), 12) + 2
    }),
  }
}

/** Rows whose words are measured. */
const mostMeasured = 40

/** Letters of a value that still stand in one of two columns. */
const longestInColumn = 64

/** What invoice.typ prints. */
export const presentInvoice = (content: InvoiceContent, publicUrl: string) => {
  const address = `${publicUrl}/dashboard/invoices/view/${content.number}`
  const total = content.lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    labels,
    number: content.number,
    requestNumber: content.requestNumber,
    service: content.service,
    organization: content.organization,
    payer: {
      name: content.payer.name,
      details: [content.payer.registerNumber, content.payer.address].filter(detail => detail !== null),
    },
    lines: content.lines.map(line => ({ text: line.text, amount: formatTugrik(line.amount as Mongo) })),
    total: formatTugrik(total as Mongo),
    dates: { issued_on: formatDocumentDay(content.issuedOn), due_on: formatDocumentDay(content.dueOn) },
    status: { text: invoiceWord(content.status), tone: tones[content.status] },
    mark: content.status === 'void' ? invoiceWord('void') : null,
    issuer: content.issuer,
    payment: content.payment,
    address,
  }
}

/** What attachment.typ prints. */
export const presentAttachment = ({ title, note = '', blocks }: AttachmentContent) => ({
  labels,
  title,
  note: note === '' ? null : note,
  blocks,
})

/** What request.typ prints: facts of the request, then every answer; the rows of a table one below the other. */
export const presentRequestPaper = (content: RequestContent) => ({
  labels,
  title: label('request'),
  empty: label('not_given'),
  number: content.number,
  service: content.service,
  facts: [
    { label: label('service'), value: content.service },
    { label: label('category'), value: content.category },
    { label: label('request_status'), value: content.status },
    { label: label('applicant'), value: same(content.applicant) },
    ...(content.organization ? [{ label: label('receiver'), value: content.organization }] : []),
    ...(content.sentOn ? [{ label: label('sent_on'), value: formatDocumentDay(content.sentOn) }] : []),
  ],
  steps: content.steps.map(step => ({ title: step.title, rows: step.rows.flatMap(row => paperRows(row)) })),
})

/** What letter.typ prints. */
export const presentLetter = (content: LetterContent, publicUrl: string, as: 'letter' | 'draft' = 'letter') => ({
  labels,
  number: content.number,
  title: content.title,
  before: paragraphsOf(content.before),
  after: paragraphsOf(content.after),
  organization: content.organization,
  applicant: content.applicant.name,
  facts: [
    ...(content.applicant.registerNumber
      ? [{ label: label('register_number'), value: same(content.applicant.registerNumber) }]
      : []),
    { label: label('request_number'), value: same(content.requestNumber) },
    { label: label('service'), value: content.service },
  ],
  remarks: content.remarks,
  date: formatDocumentDay(content.issuedOn),
  issuer: content.issuer,
  mark: as === 'draft' ? label('draft') : null,
  address: `${publicUrl}/dashboard/services/request/${content.requestNumber}`,
})

const paragraphsOf = ({ mn, en }: Bilingual) => {
  const parts = (text: string): string[] => text.split(/\n\s*\n/).filter(part => part.trim() !== '')
  return { mn: parts(mn), en: parts(en) }
}

/** What oversight.typ prints; the words come ready. */
export const presentOversight = (content: OversightContent) => ({ ...content, labels })

/** What fee-report.typ prints; the words come ready. */
export const presentFeeReport = ({ path, ...content }: FeeReportContent, publicUrl: string) => ({
  labels: { ...labels, qr: content.words.qr },
  ...content,
  address: `${publicUrl}${path}`,
})

type PaperRow = { readonly title: Bilingual; readonly text: Bilingual }

const paperRows = (row: SummaryRow): readonly PaperRow[] => [
  { title: row.title, text: row.rows && row.rows.length > 0 ? same(String(row.rows.length)) : row.text },
  ...(row.rows ?? []).flatMap((tableRow, index) => {
    const name = tableRow.title ?? same(String(index + 1))
    return tableRow.cells.map(cell => ({
      title: { mn: `${name.mn} · ${cell.title.mn}`, en: `${name.en || name.mn} · ${cell.title.en}` },
      text: cell.text,
    }))
  }),
]

const tones = { unpaid: 'open', paid: 'good', void: 'bad' } as const satisfies Record<InvoiceContent['status'], string>

// From content to what a template prints: labels, days in words, amounts, the QR code.
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { formatTugrik, type Mongo } from '@khyanalt/domain/money'
import { formatDocumentDay } from './document-dates.ts'
import type { CertificateContent, InvoiceContent } from './document-maker.ts'
import { qrSvg } from './qr-code.ts'

type Bilingual = { readonly mn: string; readonly en: string }
type LabelKey = keyof typeof documentTexts.mn

const label = (key: LabelKey): Bilingual => ({ mn: documentTexts.mn[key], en: documentTexts.en[key] })
const labels = Object.fromEntries((Object.keys(documentTexts.mn) as LabelKey[]).map(key => [key, label(key)]))
const same = (text: string): Bilingual => ({ mn: text, en: '' })

/** What certificate.typ prints. */
export const presentCertificate = (content: CertificateContent, publicUrl: string) => {
  const address = `${publicUrl}/certificates/info/${content.csId}`
  return {
    labels,
    refId: content.refId,
    service: content.service,
    organization: content.organization,
    holder: { name: content.holder.name, nameEn: content.holder.nameEn },
    rows: [
      { label: label('category'), value: content.category },
      ...(content.holder.registerNumber
        ? [{ label: label('register_number'), value: same(content.holder.registerNumber) }]
        : []),
      ...(content.holder.address ? [{ label: label('address'), value: same(content.holder.address) }] : []),
      ...content.particulars.map(row => ({ label: row.label, value: same(row.value) })),
      { label: label('request_number'), value: same(content.requestNumber) },
      ...(content.cancelledOn ? [{ label: label('cancelled_on'), value: formatDocumentDay(content.cancelledOn) }] : []),
    ],
    dates: {
      issued_on: formatDocumentDay(content.issuedOn),
      starts_on: formatDocumentDay(content.startsOn),
      ends_on: formatDocumentDay(content.endsOn),
    },
    issuer: content.issuer,
    mark: content.cancelledOn ? label('cancelled') : null,
    address,
    qr: qrSvg(address),
  }
}

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
    status: { text: label(content.status), tone: tones[content.status] },
    mark: content.status === 'void' ? label('void') : null,
    issuer: content.issuer,
    payment: content.payment,
    address,
    qr: qrSvg(address),
  }
}

const tones = { unpaid: 'open', paid: 'good', void: 'bad' } as const satisfies Record<InvoiceContent['status'], string>

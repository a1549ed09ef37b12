// What anybody reads of a certificate.
import type { ShownFact } from '@khyanalt/contract/certificate-part'
import type { OpenCertificate, PublicCertificate } from '@khyanalt/contract/certificates'
import { type CertificateState, certificateStatusCode } from '@khyanalt/domain/certificate-status'
import { suspensionOn } from '@khyanalt/domain/certificate-suspension'
import type { Bilingual } from '@khyanalt/domain/language'
import { hasClosedFacts, type PrintedFact, publicFacts } from '@khyanalt/form-engine/printed-answers'
import type { SaidContent } from './document-contents.ts'
import type { PublicRow } from './public-certificates.sql.ts'
import { readSuspension } from './read-suspension.ts'
import type { TrustedRow } from './trust-log.ts'

/** The public form of a certificate on a day. */
export const presentPublic = (row: PublicRow, today: string): PublicCertificate => ({
  cs_id: row.cs_id,
  ref_id: row.ref_id,
  form_name: row.service,
  request_category: 'INSPECTION',
  request_number: row.request_number,
  title: row.service,
  company_name_mn: row.owner_company_id === null ? null : row.holder,
  company_type: row.legal_form,
  customer: row.owner_company_id === null ? row.holder : null,
  fsi_sender_type: null,
  service_table: [
    ...row.particulars.map(({ label, value }) => [label, { mn: value, en: value }]),
    ...publicFacts(row.said.facts ?? []).flatMap(tableOf),
  ],
  holder: row.holder,
  organization: row.organization,
  cdate: row.created_at.toISOString(),
  sdate: row.starts_on,
  edate: row.ends_on,
  status: statusOn(row, today),
  ...presentRestrictions(row, today),
  version: row.version,
  pdf_ready: row.sha256 !== null,
  sha256: row.sha256,
})

/** The same with all that anybody may read on the document, and how it stands to the public log. */
export const presentOpen = ({ row, log, notice }: TrustedRow, today: string): OpenCertificate => ({
  ...presentPublic(row, today),
  ...presentSaid({ ...row.said, facts: publicFacts(row.said.facts ?? []) }),
  closed: hasClosedFacts(row.said.facts ?? []),
  log,
  notice,
})

/** What a document says is permitted; whoever is not its holder or the agency gets the public facts handed in. */
export const presentSaid = ({ kind = 'certificate', heading, facts = [], conditions }: SaidContent) => ({
  kind,
  ...(heading ? { heading } : {}),
  facts: facts.map(presentFact),
  conditions: [...(conditions?.standing ?? []), ...(conditions?.added ?? [])],
})

const presentFact = ({ title, public: open, text, columns, rows }: PrintedFact): ShownFact => ({
  title,
  public: open,
  ...(text ? { text } : {}),
  ...(columns && rows
    ? {
        columns: [...columns],
        rows: rows.map(row => ({ ...(row.title ? { title: row.title } : {}), cells: [...row.cells] })),
      }
    : {}),
})

/** A fact as rows of the documented table, from the general to the particular. */
const tableOf = ({ title, text, rows }: PrintedFact): Bilingual[][] =>
  text ? [[title, text]] : (rows ?? []).map(row => [title, ...(row.title ? [row.title] : []), ...row.cells])

/** The days of a row that decide what it is worth on a day. */
export type DatedRow = {
  readonly state: CertificateState
  readonly ends_on: string
  readonly suspended_from: string | null
  readonly suspended_until: string | null
}

/** The status number on a day: at once past its end it reads expired, and while suspended as what is cancelled. */
export const statusOn = (row: DatedRow, today: string): number => {
  if (row.state === 'active' && row.ends_on < today) return certificateStatusCode('expired')
  return certificateStatusCode(isSuspendedOn(row, today) ? 'cancelled' : row.state)
}

/** Whether a row, valid else, is suspended on a day. */
export const isSuspendedOn = (row: DatedRow, today: string): boolean => {
  const suspension = readSuspension(row)
  return row.state === 'active' && suspension !== null && suspensionOn(suspension, today) === 'holds'
}

/** The suspension that holds or comes, and the limitation, of a certificate that is valid else. */
export const presentRestrictions = (
  row: DatedRow & {
    readonly suspension_reason: Bilingual | null
    readonly limitation?: { readonly since: string; readonly text: Bilingual } | null | undefined
  },
  today: string,
) => {
  const suspension = readSuspension(row)
  const isValid = row.state === 'active' && row.ends_on >= today
  return {
    suspension:
      isValid && suspension && suspensionOn(suspension, today) !== 'over'
        ? { ...suspension, reason: row.suspension_reason ?? { mn: '', en: '' } }
        : null,
    limitation: isValid ? (row.limitation ?? null) : null,
  }
}

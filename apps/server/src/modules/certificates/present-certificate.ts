// What anybody reads of a certificate.
import type { ShownFact } from '@khyanalt/contract/certificate-part'
import type { OpenCertificate, PublicCertificate } from '@khyanalt/contract/certificates'
import { type CertificateState, certificateStatusCode } from '@khyanalt/domain/certificate-status'
import type { Bilingual } from '@khyanalt/domain/language'
import { hasClosedFacts, type PrintedFact, publicFacts } from '@khyanalt/form-engine/printed-answers'
import type { SaidContent } from './document-contents.ts'
import type { PublicRow } from './public-certificates.sql.ts'
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

/** The status number on a day: past its end an active certificate reads expired at once. */
export const statusOn = (
  { state, ends_on }: { readonly state: CertificateState; readonly ends_on: string },
  today: string,
): number => certificateStatusCode(state === 'active' && ends_on < today ? 'expired' : state)

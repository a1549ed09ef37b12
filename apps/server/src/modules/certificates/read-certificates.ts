// Reading certificates: one by its public id, the public list, the own list.
import type { getCertificate, listCertificates, listMyCertificates } from '@khyanalt/contract/certificates'
import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { addDays, agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import {
  findPublicCertificate,
  listOwnCertificates,
  listPublicCertificates,
  type Page,
  type PublicFilter,
} from './certificate-lists.sql.ts'
import { presentPublic, statusOn } from './present-certificate.ts'

export const openCertificate =
  ({ clock }: Services): UseCase<typeof getCertificate> =>
  async (tx, _caller, { cs_id }) => {
    const row = await findPublicCertificate(tx, cs_id)
    if (!row) throw refuse('certificate_not_found')
    return { data: presentPublic(row, agencyDate(clock.now())) }
  }

export const listPublic =
  ({ clock }: Services): UseCase<typeof listCertificates> =>
  async (tx, _caller, input) => {
    const today = agencyDate(clock.now())
    const filter: PublicFilter = {
      ...readSender(input.sender),
      number: input.cert_number?.trim() || undefined,
      issued: readIssued(input.issued_date),
      valid: readSpan(input.valid_date, 'valid_date'),
      categoryCode: input.category || undefined,
      organizationId: input.organization,
      serviceId: input.form,
      active: input.status === undefined ? undefined : input.status === 'ACTIVE',
      today,
    }
    const page: Page = {
      page: input.page,
      size: input.results,
      sort: sorts[input.sortField ?? ''] ?? 'created_at',
      direction: input.sortOrder === 'ascend' ? 'asc' : 'desc',
    }
    const { rows, total } = await listPublicCertificates(tx, filter, page)
    return { data: { data: rows.map(row => presentPublic(row, today)), per_page: input.results, total } }
  }

export const listOwn =
  ({ clock }: Services): UseCase<typeof listMyCertificates> =>
  async (tx, caller, input) => {
    const today = agencyDate(clock.now())
    const state = input.status === undefined ? undefined : (readCertificateStatus(input.status) ?? undefined)
    const { rows, total } = await listOwnCertificates(
      tx,
      caller,
      { categoryId: input.category, state, today },
      { page: input.page, size: input.results },
    )
    const data = rows.map(row => ({
      cs_id: row.cs_id,
      ref_id: row.ref_id,
      category_name: { mn: row.category_name_mn, en: row.category_name_en },
      service_name: row.service,
      created_at: row.created_at.toISOString(),
      status: statusOn(row, today),
      sdate: row.starts_on,
      edate: row.ends_on,
    }))
    return { data: { data, per_page: input.results, total } }
  }

const sorts: Readonly<Record<string, Page['sort']>> = {
  cdate: 'created_at',
  ref_id: 'ref_id',
  sdate: 'starts_on',
  edate: 'ends_on',
  holder: 'holder',
}

/** A register number must be whole, so that nobody can feel his or her way to one (CON-135); the rest is a name. */
const readSender = (sender: string | undefined): Pick<PublicFilter, 'holder' | 'registerNumber'> => {
  const text = sender?.trim()
  if (!text) return {}
  const number = text.replace(/\s/g, '').toUpperCase()
  return /\d{7}/.test(number) ? { registerNumber: number } : { holder: text }
}

/** Days of issue are days in Ulaanbaatar, eight hours before Greenwich all year. */
const readIssued = (text: string | undefined): PublicFilter['issued'] => {
  const span = readSpan(text, 'issued_date')
  if (!span) return undefined
  return { from: new Date(`${span.from}T00:00:00+08:00`), before: new Date(`${addDays(span.to, 1)}T00:00:00+08:00`) }
}

/** One day, or two joined by a comma (REQ-CERT-04). */
const readSpan = (text: string | undefined, path: string): { from: string; to: string } | undefined => {
  if (!text) return undefined
  const [from = '', to = from] = text.split(',')
  if (!isDay(from) || !isDay(to)) throw refuse('invalid_input', { problems: [{ code: 'date_invalid', path }] })
  return { from, to }
}

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

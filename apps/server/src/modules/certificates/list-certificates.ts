// The public list of certificates.

import type * as calls from '@khyanalt/contract/certificates'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { isCompanyRegister } from '@khyanalt/domain/company-form'
import { personNumberHint } from '@khyanalt/domain/messages/certificate-search'
import { nameWords } from '@khyanalt/domain/name-search'
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { addDays, agencyDate } from '../../clock.ts'
import { openAllowance } from '../../http/allowance.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { isWholeNumber, readFoodNumber, readNumber } from './certificate-number.ts'
import { presentPublic } from './present-certificate.ts'
import { presentFoodRow } from './present-food-certificate.ts'
import {
  listCategoriesOfCode,
  listPublicCertificates,
  type Page,
  type PublicFilter,
  type PublicSort,
} from './public-certificates.sql.ts'
import { trustRows } from './trust-log.ts'

export const listCertificates = ({ clock }: Services): UseCase<typeof calls.listCertificates> => {
  const mayFind = openPersonSearch(clock)
  return async (tx, caller, input) => {
    const sender = readSender(input.sender)
    const { registerNumber } = sender
    if (registerNumber !== undefined && !mayFind(caller?.userId ?? null, registerNumber, input.cert_number ?? '')) {
      // Nothing is asked of the database, so that neither the answer nor its time tells whether the number is known.
      return { data: { data: [], per_page: input.results, total: 0, hint: personNumberHint } }
    }
    const today = agencyDate(clock.now())
    const filter: PublicFilter = {
      ...sender,
      ...readCertNumber(input.cert_number),
      issued: readIssued(input.issued_date),
      valid: readValid(input.valid_date),
      ...(input.category && {
        categoryCode: input.category,
        categoryIds: await listCategoriesOfCode(tx, input.category),
      }),
      organizationId: input.organization,
      serviceId: input.form,
      active: input.status === undefined ? undefined : input.status === 'ACTIVE',
      today,
    }
    const page: Page = {
      page: input.page,
      size: input.results,
      // Who asks what was valid then reads from the latest beginning on.
      sort: sorts[input.sortField ?? ''] ?? (filter.valid ? 'starts_on' : 'created_at'),
      direction: input.sortOrder === 'ascend' ? 'asc' : 'desc',
    }
    const { entries, total } = await listPublicCertificates(tx, filter, page)
    const trusted = await trustRows(
      tx,
      entries.flatMap(entry => (entry.kind === 'FSI' ? [] : [entry.row])),
    )
    const rows = new Map(trusted.map(row => [row.cs_id, row]))
    const data = entries.map(entry =>
      entry.kind === 'FSI' ? presentFoodRow(entry.row) : presentPublic(rows.get(entry.row.cs_id) ?? entry.row, today),
    )
    return { data: { data, per_page: input.results, total } }
  }
}

const sorts: Readonly<Record<string, PublicSort>> = {
  cdate: 'created_at',
  sdate: 'starts_on',
  ref_id: 'ref_id',
  edate: 'ends_on',
}

/** A register number must be whole, so that nobody can feel his or her way to one (CON-135); the rest is a name. */
const readSender = (sender: string | undefined): Pick<PublicFilter, 'holder' | 'registerNumber'> => {
  const text = sender?.trim()
  if (!text) return {}
  const number = normaliseRegisterNumber(text)
  if (/\d{7}/.test(number)) return { registerNumber: number }
  return { holder: nameWords(text) }
}

const hour = 3_600_000

/**
 * Whether a person's number may be looked up (CON-135). It can be guessed, and together with a name it is worth
 * something to others: nobody learns alone by the number whose it is. Signed out, a certificate's number is needed with
 * it, for which few may be tried; signed in, one may ask so often. Companies' numbers are public.
 */
const openPersonSearch = (clock: Services['clock']) => {
  const ofPerson = openAllowance(clock, { most: 30, milliseconds: hour })
  const ofCertificate = openAllowance(clock, { most: 10, milliseconds: hour })
  return (userId: string | null, registerNumber: string, certNumber: string): boolean => {
    if (isCompanyRegister(registerNumber)) return true
    const whole = isWholeNumber(certNumber)
    if (userId === null && !whole) return false
    const minutes = userId === null ? ofCertificate(certNumber.replace(/\D/g, '')) : ofPerson(userId)
    if (minutes !== null) throw refuse('searched_too_often', { params: { minutes } })
    return true
  }
}

/** Something typed that is no number is a number that no certificate has. */
const readCertNumber = (text: string | undefined): Pick<PublicFilter, 'number' | 'foodNumber'> => {
  if (!text?.trim()) return {}
  const none = { starts: '-', ends: '-' }
  return { number: readNumber(text) ?? none, foodNumber: readFoodNumber(text) ?? none }
}

/** Days of issue are days in Ulaanbaatar, eight hours before Greenwich all year. */
const readIssued = (text: string | undefined): PublicFilter['issued'] => {
  const span = readSpan(text, 'issued_date')
  if (!span) return undefined
  return { from: startOf(span.from), before: startOf(addDays(span.to, 1)) }
}

const readValid = (text: string | undefined): PublicFilter['valid'] => {
  const span = readSpan(text, 'valid_date')
  return span && { ...span, before: startOf(addDays(span.to, 1)) }
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** One day, or two joined by a comma (REQ-CERT-04); of two, one may be left open. */
const readSpan = (text: string | undefined, path: string): { from: string; to: string } | undefined => {
  if (!text || text === ',') return undefined
  const [first = '', second = first, more] = text.split(',')
  const from = first || '0001-01-01'
  const to = second || '9999-12-30'
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to || more !== undefined) {
    throw refuse('invalid_input', { problems: [{ code: 'date_invalid', path }] })
  }
  return { from, to }
}

import type * as calls from '@khyanalt/contract/certificate-desk'
import { deskTotalLimit } from '@khyanalt/contract/certificate-desk'
import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { isRequestNumber } from '@khyanalt/domain/document-numbers'
import { nameWords, typedRegisterNumber } from '@khyanalt/domain/name-search'
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readNumber } from './certificate-number.ts'
import { type DeskQuestion, searchDesk } from './desk-certificates.sql.ts'
import { presentDesk } from './read-desk.ts'

export const listDeskCertificates =
  ({ clock }: Services): UseCase<typeof calls.listDeskCertificates> =>
  async (tx, caller, { query, status, suspended, page, results }) => {
    const today = agencyDate(clock.now())
    const scopes = caller.grants.filter(({ role }) => role === 'APPROVER')
    const state = status === undefined ? undefined : (readCertificateStatus(status) ?? undefined)
    const { rows, total } = await searchDesk(
      tx,
      scopes,
      { question: readQuestion(query ?? ''), state, suspended: suspended === 'true', today },
      { page, size: results, limit: deskTotalLimit },
    )
    return { data: { data: rows.map(row => presentDesk(row, today)), per_page: results, total } }
  }

/** What somebody typed: each kind is found by an index of its own. */
const readQuestion = (text: string): DeskQuestion => {
  const typed = text.trim()
  if (typed === '') return { kind: 'all' }
  const upper = normaliseRegisterNumber(typed)
  if (isRequestNumber(upper)) return { kind: 'request', number: upper }
  // Seven digits are a company; a licence number has its dashes, or ten digits.
  const number = /^\d{7}$/.test(upper) ? null : readNumber(typed)
  if (number) return { kind: 'number', starts: number.starts }
  const register = typedRegisterNumber(typed)
  if (register) return { kind: 'register', number: register }
  return { kind: 'name', words: nameWords(typed) }
}

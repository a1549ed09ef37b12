// The certificates desk: the list, and one certificate with all that happened to it.

import {
  type DeskCertificate,
  deskTotalLimit,
  type getDeskCertificate,
  type listDeskCertificates,
} from '@khyanalt/contract/certificate-desk'
import { type CertificateState, readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { isRequestNumber } from '@khyanalt/domain/document-numbers'
import { isReadBy } from '@khyanalt/domain/event-readers'
import { nameWords, typedRegisterNumber } from '@khyanalt/domain/name-search'
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { holdsRole, type Module } from '@khyanalt/domain/roles'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readSaid } from './certificate-lists.sql.ts'
import { readNumber } from './certificate-number.ts'
import { type DeskQuestion, findDesk, listChanges, listDeskVersions, searchDesk } from './desk-certificates.sql.ts'
import { presentSaid, statusOn } from './present-certificate.ts'

export const searchCertificates =
  ({ clock }: Services): UseCase<typeof listDeskCertificates> =>
  async (tx, caller, { query, status, page, results }) => {
    const today = agencyDate(clock.now())
    const scopes = caller.grants.filter(({ role }) => role === 'APPROVER')
    const state = status === undefined ? undefined : (readCertificateStatus(status) ?? undefined)
    const { rows, total } = await searchDesk(
      tx,
      scopes,
      { question: readQuestion(query ?? ''), state, today },
      { page, size: results, limit: deskTotalLimit },
    )
    return { data: { data: rows.map(row => presentDesk(row, today)), per_page: results, total } }
  }

export const openForDesk =
  ({ clock }: Services): UseCase<typeof getDeskCertificate> =>
  async (tx, caller, { cs_id }) => {
    const row = await findDesk(tx, cs_id)
    const place = row && {
      module: row.module as Module,
      categoryId: row.category_id,
      organizationId: row.organization_id,
    }
    if (!row || !place || !holdsRole(caller.grants, 'APPROVER', place)) throw refuse('certificate_not_found')
    const versions = await listDeskVersions(tx, row.id)
    const changes = (await listChanges(tx, row.cs_id)).filter(({ action }) => isReadBy('certificate', 'staff', action))
    return {
      data: {
        ...presentDesk(row, agencyDate(clock.now())),
        ...presentSaid(await readSaid(tx, row.id)),
        versions: versions.map(version => ({
          version: version.version,
          at: version.issued_at.toISOString(),
          by: version.issued_by,
          sdate: version.starts_on,
          edate: version.ends_on,
          cancelled: version.cancelled,
          pdf_ready: version.sha256 !== null,
        })),
        changes: changes.map(({ action, actor, at, detail }) => {
          const { reason = '', version = null } = detail as {
            readonly reason?: string
            readonly version?: number | null
          }
          return {
            action: knownActions.find(known => known === action) ?? 'other',
            by: actor,
            at: at.toISOString(),
            reason,
            version,
          }
        }),
      },
    }
  }

const knownActions = ['cancel', 'reinstate', 'reissue', 'validity'] as const

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

const presentDesk = (row: Awaited<ReturnType<typeof searchDesk>>['rows'][number], today: string): DeskCertificate => ({
  cs_id: row.cs_id,
  ref_id: row.ref_id,
  title: row.service,
  holder: row.holder,
  request_number: row.request_number,
  organization: row.organization_mn === null ? null : { mn: row.organization_mn, en: row.organization_en ?? '' },
  sdate: row.starts_on,
  edate: row.ends_on,
  status: statusOn({ state: row.state as CertificateState, ends_on: row.ends_on }, today),
  version: row.current_version,
})

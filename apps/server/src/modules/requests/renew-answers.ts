// What a renewal starts with: the certificate it renews and the answers that led to it (REQ-CREATE-03, REQ-CREATE-10).
import { fillsRenewSections } from '@khyanalt/domain/client-type'
import type { Answers } from '@khyanalt/form-engine/answers'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { carryAnswers } from '@khyanalt/form-engine/prefill'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { type PublishedDefinition, readDefinition } from '../catalogue/read-definition.ts'
import { findRenewable, findRequestOfCertificate } from '../certificates/find-certificate.ts'
import { compilePinned } from './compile-pinned.ts'
import { listSnapshots } from './journal.sql.ts'
import type { RequestRecord } from './request-record.ts'
import { findRequest } from './requests.sql.ts'

/** The certificate, whose it is, and the answers taken over. */
export type Renewal = {
  readonly certificateId: string
  readonly companyId: string | null
  readonly organizationId: number | null
  readonly answers: Readonly<Record<string, unknown>>
}

/** Reads what is renewed; refuses a certificate that is unknown, somebody else's, of another service or cancelled. */
export const readRenewal = async (
  tx: Tx,
  caller: Session,
  definition: PublishedDefinition,
  certificateKey: string | undefined,
): Promise<Renewal> => {
  const certificate = certificateKey ? await findRenewable(tx, caller, definition.serviceId, certificateKey) : null
  if (!certificate) throw refuse('renewal_not_possible')
  return {
    certificateId: certificate.id,
    companyId: certificate.owner_company_id,
    organizationId: certificate.organization_id,
    answers: await readEarlierAnswers(tx, definition, certificate.request_id),
  }
}

/** What a renewal took over when it was begun, read again from what was approved; nothing for any other request. */
export const readEarlier = async (
  tx: Tx,
  definition: PublishedDefinition,
  request: Pick<RequestRecord, 'type' | 'certificate_id'>,
): Promise<Answers> => {
  if (request.certificate_id === null || !fillsRenewSections(request.type, request.certificate_id)) return {}
  const requestId = await findRequestOfCertificate(tx, request.certificate_id)
  return requestId === null ? {} : readEarlierAnswers(tx, definition, requestId)
}

/** The answers of the last round that was approved, as far as the form of the renewal has the same fields. */
const readEarlierAnswers = async (tx: Tx, definition: PublishedDefinition, requestId: string) => {
  const request = await findRequest(tx, requestId)
  const sent = (await listSnapshots(tx, requestId)).at(-1)
  if (!request || !sent) return {}
  const { body } = await readDefinition(tx, request.definition_version_id)
  const earlier = compilePinned(body, request)
  return carryAnswers(compileDefinition(definition.body, { renew: true }), earlier, sent.answers)
}

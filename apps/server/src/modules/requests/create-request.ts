// Makes a draft of a service (REQ-CREATE-*, REQ-SVC-08…12).
import type * as calls from '@khyanalt/contract/requests'
import { principalKind, type SenderType, senderTypesOf } from '@khyanalt/domain/client-type'
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { OfferedService } from '../catalogue/find-service.ts'
import { demandRight } from '../senders/demand-right.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { insertDraft, type Sender } from './insert-draft.ts'
import { getOpenService, refuseOtherClients } from './open-service.ts'
import { readPerson } from './people.sql.ts'
import { type Renewal, readRenewal } from './renew-answers.ts'

export const createRequest =
  (services: Services): UseCase<typeof calls.createRequest> =>
  async (tx, caller, input) => {
    const { service, definition } = await getOpenService(tx, input)
    await admitTaking(tx, caller, service, input.behalf)
    if (input.type === 'RENEW' && !service.renewable) throw refuse('renewal_not_possible')

    const renewal = input.type === 'RENEW' ? await readRenewal(tx, caller, definition, input.cert_id) : null
    const sender = renewal ? renewalSender(renewal, service) : newSender(caller, service, input.behalf)
    await demandRight(tx, caller, sender.companyId, 'prepare')
    const { number } = await insertDraft(tx, services, caller, {
      service,
      definition,
      type: service.type === 'ONETIME' ? 'ONETIME' : input.type,
      ownerUserId: caller.userId,
      sender,
      transactionId: input.transaction_id,
      ...(renewal && {
        organizationId: renewal.organizationId,
        answers: renewal.answers,
        certificateId: renewal.certificateId,
        detail: { renews_certificate: renewal.certificateId },
      }),
    })
    return { code: number, message: createRequestTexts.mn.created }
  }

/** Whoever is named; else a company user starts with the first company, everybody else as the service allows. */
const newSender = (caller: Session, { client_types }: OfferedService, behalf: string | undefined): Sender => {
  if (behalf !== undefined) return behalf === 'self' ? { type: 1, companyId: null } : { type: 2, companyId: behalf }
  const type = caller.userType === 2 ? 2 : (senderTypesOf(client_types)[0] ?? 1)
  return { type, companyId: type === 2 ? (caller.companyIds[0] ?? null) : null }
}

/** Whoever holds the certificate renews it, unless the service no longer takes such senders. */
const renewalSender = ({ companyId }: Renewal, { client_types }: OfferedService): Sender => {
  const offered = senderTypesOf(client_types)
  const wanted: SenderType = companyId === null ? 1 : 2
  const type = offered.includes(wanted) ? wanted : (offered[0] ?? wanted)
  return { type, companyId: type === 2 ? companyId : null }
}

/** The checks of the caller before a service may be taken (REQ-SVC-10…12). */
const admitTaking = async (
  tx: Tx,
  caller: Session,
  service: OfferedService,
  behalf: string | undefined,
): Promise<void> => {
  narrowTo(caller, behalf)
  if (!service.client_types.includes(principalKind(caller.userType, behalf))) throw refuseOtherClients(service)
  const person = await readPerson(tx, caller.userId)
  if (!person.phone || !person.email || !person.custom_address) throw refuse('contact_missing')
}

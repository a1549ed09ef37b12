// The draft a person has begun already, offered before a twin is made.
import type * as calls from '@khyanalt/contract/request-lists'
import type { UseCase } from '../../http/bind.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { ownerOf } from './list-requests.ts'
import { findNewestDraft } from './request-lists.sql.ts'

export const findDraft: UseCase<typeof calls.findDraft> = async (
  tx,
  caller,
  { formid, type, cert_id, customer_id, behalf },
) => {
  const draft = await findNewestDraft(tx, ownerOf(narrowTo(caller, behalf)), {
    serviceId: formid,
    renews: type === 'RENEW',
    certificateId: cert_id,
    customerId: customer_id,
  })
  return { data: draft ? { request_number: draft.request_number, updated_at: draft.updated_at.toISOString() } : null }
}

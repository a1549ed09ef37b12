// Tells whoever registered an object what became of it: the person while he or she may act for it, else its company.
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import { foodObjectLink } from '@khyanalt/domain/notifications/places'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { type Message, notify } from '../notifications/notify.ts'
import { listKeepers } from '../senders/list-readers.ts'
import type { FoodObjectRecord } from './food-object-record.ts'

type Told = Pick<FoodObjectRecord, 'request_number' | 'owner_user_id' | 'owner_company_id'>

/** Stores the message, in the transaction of the act. */
export const tellOwner = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  object: Told,
  { event, reason }: Pick<Message, 'event'> & { readonly reason?: string | null },
): Promise<void> => {
  const keepers = await listKeepers(tx, [object.owner_user_id], object.owner_company_id)
  await notify(tx, services, {
    event,
    to: keepers.map(({ userId }) => userId),
    params: {
      number: object.request_number,
      service: foodSafetyTitle.name,
      ...(reason ? { reason } : {}),
    },
    link: foodObjectLink(object.request_number),
    requestId: null,
  })
}

// The word to administrators about what takes two of them.
import type { ProposalSummary } from '@khyanalt/contract/proposals'
import type { ProposalEvent } from '@khyanalt/domain/notifications/agency-events'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { listAdministrators } from './proposals.sql.ts'

type Told = {
  readonly by: string
  readonly summary: Pick<ProposalSummary, 'title' | 'subject'>
  readonly reason?: string
}

/** Tells every administrator but these. */
export const tellAdministrators = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  told: Told,
  { event, except = [] }: { readonly event: ProposalEvent; readonly except?: readonly string[] },
): Promise<void> => {
  const ids = (await listAdministrators(tx)).map(({ id }) => id).filter(id => !except.includes(id))
  await tell(tx, services, ids, told, event)
}

/** Tells the proposer what became of it. */
export const tell = (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  to: readonly string[],
  { by, summary, reason = '' }: Told,
  event: ProposalEvent,
): Promise<void> =>
  notify(tx, services, {
    to,
    event,
    params: { by, what: summary.title, about: summary.subject, reason },
    requestId: null,
  })

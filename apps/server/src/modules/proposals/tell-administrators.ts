// The word to administrators about what takes two of them.
import type { ProposalSummary } from '@khyanalt/contract/proposals'
import type { OtherSentence } from '@khyanalt/domain/messages/notifications'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
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
  { sentence, except = [] }: { readonly sentence?: OtherSentence; readonly except?: readonly string[] } = {},
): Promise<void> => {
  const ids = (await listAdministrators(tx)).map(({ id }) => id).filter(id => !except.includes(id))
  await tell(tx, services, ids, told, sentence)
}

/** Tells the proposer what became of it. */
export const tell = (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  to: readonly string[],
  { by, summary, reason = '' }: Told,
  sentence?: OtherSentence,
): Promise<void> =>
  notify(tx, services, {
    to,
    type: 'proposal',
    ...(sentence ? { sentence } : {}),
    params: { by, what: summary.title, about: summary.subject, reason },
    url: staffPaths.proposals,
    requestId: null,
  })

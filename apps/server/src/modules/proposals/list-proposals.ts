import type { countProposals, listProposals, Proposal } from '@khyanalt/contract/proposals'
import { refuseProposalAct } from '@khyanalt/domain/proposal'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { proposalFacts } from './decide-proposal.ts'
import { countForCaller, listProposalRows, type ProposalRow } from './proposals.sql.ts'

export const answerProposals =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof listProposals> =>
  async (tx, caller, { state }) => {
    const rows = await listProposalRows(tx, state === 'waiting')
    return { data: rows.map(row => present(row, caller, clock.now())) }
  }

export const answerCount =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof countProposals> =>
  async (tx: Tx, caller: Session) => ({ waiting: await countForCaller(tx, caller.userId, clock.now()) })

const acts = ['confirm', 'refuse', 'withdraw'] as const

const present = (row: ProposalRow, { userId }: Session, now: Date): Proposal => {
  const facts = proposalFacts(row)
  const allowed = acts.filter(act => refuseProposalAct(act, facts, { userId, now }) === null)
  return {
    id: row.id,
    kind: row.kind,
    ...row.summary,
    state: row.state,
    proposed_by: row.proposer,
    own: row.proposed_by === userId,
    proposed_at: row.proposed_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    actions: allowed,
    // Whose own account it is about, or whose proposer is gone, reads why there is no button.
    held: row.state === 'waiting' ? refuseProposalAct('confirm', facts, { userId, now }) : null,
  }
}

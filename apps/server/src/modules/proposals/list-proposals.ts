import type * as calls from '@khyanalt/contract/proposals'
import type { Proposal } from '@khyanalt/contract/proposals'
import { refuseProposalAct } from '@khyanalt/domain/proposal'
import type { UseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { proposalFacts } from './decide-proposal.ts'
import { listProposalRows, type ProposalRow } from './proposals.sql.ts'

export const listProposals =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listProposals> =>
  async (tx, caller, { state }) => {
    const rows = await listProposalRows(tx, state === 'waiting')
    return { data: rows.map(row => present(row, caller, clock.now())) }
  }

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

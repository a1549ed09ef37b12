// Another administrator confirms or refuses; the proposer may take it back.
import { type ProposalAct, refuseProposalAct } from '@khyanalt/domain/proposal'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { auditProposal } from './audit-proposal.ts'
import { closeProposal, lockProposal, type ProposalRow } from './proposals.sql.ts'
import { tell, tellAdministrators } from './tell-administrators.ts'

export const lockFor = async (
  tx: Tx,
  { clock }: Services,
  caller: Session,
  id: string,
  act: ProposalAct,
): Promise<ProposalRow> => {
  const row = await lockProposal(tx, id)
  if (!row) throw refuse('not_found')
  const code = refuseProposalAct(act, proposalFacts(row), { userId: caller.userId, now: clock.now() })
  if (code) throw refuse(code)
  return row
}

/** What the rules ask of a row. */
export const proposalFacts = (row: ProposalRow) => ({
  state: row.state,
  proposedBy: row.proposed_by,
  proposerStands: row.proposer_stands,
  concerns: row.concerns,
  expiresAt: row.expires_at,
})

const outcomes = {
  confirm: { state: 'confirmed', event: 'proposal_confirmed' },
  refuse: { state: 'refused', event: 'proposal_refused' },
  withdraw: { state: 'withdrawn', event: 'proposal_withdrawn' },
} as const

export const close = async (
  tx: Tx,
  services: Services,
  caller: Session,
  row: ProposalRow,
  act: ProposalAct,
  reason: string | null = null,
): Promise<void> => {
  const { state, event } = outcomes[act]
  await closeProposal(tx, row.id, { state, decided_by: caller.userId, decided_at: services.clock.now(), reason })
  await auditProposal(tx, services, caller.userId, act, row, reason === null ? {} : { reason })
  const told = { by: caller.name, summary: row.summary, ...(reason === null ? {} : { reason }) }
  // The others were told that it waits for them.
  if (act === 'withdraw') await tellAdministrators(tx, services, told, { event, except: [caller.userId] })
  else await tell(tx, services, [row.proposed_by], told, event)
}

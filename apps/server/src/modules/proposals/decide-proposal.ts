// Another administrator confirms or refuses; the proposer may take it back.
import { isDeepStrictEqual } from 'node:util'
import type { confirmProposal, refuseProposal, withdrawProposal } from '@khyanalt/contract/proposals'
import { type ProposalAct, refuseProposalAct } from '@khyanalt/domain/proposal'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { auditProposal } from './audit-proposal.ts'
import type { AnyKind } from './proposal-kind.ts'
import { closeProposal, lockProposal, type ProposalRow } from './proposals.sql.ts'
import { asJson } from './propose.ts'
import { tell, tellAdministrators } from './tell-administrators.ts'

/** Does what was proposed, by the very use case, unless what it rested on has changed. */
export const confirm =
  (services: Services, kinds: readonly AnyKind[]): UseCase<typeof confirmProposal> =>
  async (tx, caller, { id }) => {
    const row = await lockFor(tx, services, caller, id, 'confirm')
    const kind = kinds.find(({ name }) => name === row.kind)
    const input = kind?.input.safeParse(row.input)
    if (!kind || !input?.success) throw refuse('proposal_outdated')
    if (!isDeepStrictEqual(asJson(await kind.current(tx, input.data)), row.before)) throw refuse('proposal_outdated')
    await kind.apply(tx, caller, input.data)
    await close(tx, services, caller, row, 'confirm')
    return {}
  }

export const refuseOne =
  (services: Services): UseCase<typeof refuseProposal> =>
  async (tx, caller, { id, reason }) => {
    const row = await lockFor(tx, services, caller, id, 'refuse')
    await close(tx, services, caller, row, 'refuse', reason)
    return {}
  }

export const withdraw =
  (services: Services): UseCase<typeof withdrawProposal> =>
  async (tx, caller, { id }) => {
    const row = await lockFor(tx, services, caller, id, 'withdraw')
    await close(tx, services, caller, row, 'withdraw')
    return {}
  }

const lockFor = async (
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

const close = async (
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

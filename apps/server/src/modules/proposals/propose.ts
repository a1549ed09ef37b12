// Writes a proposal down instead of doing the act, and tells those who may confirm it.
import { isDeepStrictEqual } from 'node:util'
import { proposalDays } from '@khyanalt/domain/proposal'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { auditProposal } from './audit-proposal.ts'
import type { ProposalKind } from './proposal-kind.ts'
import { closeProposal, insertProposal, listAdministrators, lockWaiting } from './proposals.sql.ts'
import { tellAdministrators } from './tell-administrators.ts'

/** The id of the new proposal; refused while no two administrators have ever signed in, or while the same waits. */
export const propose = async <Input>(
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Session,
  kind: ProposalKind<Input>,
  input: Input,
): Promise<string> => {
  const administrators = await listAdministrators(tx)
  if (!administrators.some(one => one.has_signed_in && one.id !== caller.userId)) {
    throw refuse('second_administrator_missing')
  }
  const now = services.clock.now()
  const before = asJson(await kind.current(tx, input))
  const subject = kind.subject(input)
  await dropOutdated(tx, services, caller, { kind: kind.name, subject, before })
  const summary = await kind.summary(tx, input)
  const row = {
    id: uuidv7(),
    kind: kind.name,
    subject,
    input,
    before,
    summary,
    concerns: kind.concerns(input),
    proposed_by: caller.userId,
    proposed_at: now,
    expires_at: new Date(now.getTime() + proposalDays * 24 * 3_600_000),
  }
  if (!(await insertProposal(tx, row))) throw refuse('proposal_waiting')
  await auditProposal(tx, services, caller.userId, 'propose', row)
  await tellAdministrators(tx, services, { by: caller.name, summary }, { event: 'proposal', except: [caller.userId] })
  return row.id
}

/** One that ran out, or rests on what is no more, makes room for the new one. */
const dropOutdated = async (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  caller: Session,
  { kind, subject, before }: { readonly kind: string; readonly subject: string; readonly before: unknown },
): Promise<void> => {
  const waiting = await lockWaiting(tx, kind, subject)
  if (!waiting) return
  const now = services.clock.now()
  const state = waiting.expires_at <= now ? 'expired' : isDeepStrictEqual(waiting.before, before) ? null : 'withdrawn'
  if (state === null) throw refuse('proposal_waiting')
  await closeProposal(tx, waiting.id, { state, decided_by: caller.userId, decided_at: now })
  await auditProposal(tx, services, caller.userId, state === 'expired' ? 'expire' : 'withdraw', waiting)
}

/** A value as the database gives it back. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

// SQL of proposals.
import type { ProposalSummary } from '@khyanalt/contract/proposals'
import type { ProposalState } from '@khyanalt/domain/proposal'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

export type ProposalRow = {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly input: unknown
  readonly before: unknown
  readonly summary: ProposalSummary
  readonly concerns: string | null
  readonly state: ProposalState
  readonly proposed_by: string
  readonly proposer: string
  readonly proposer_stands: boolean
  readonly proposed_at: Date
  readonly expires_at: Date
  readonly decided_by: string | null
  readonly decider: string | null
  readonly decided_at: Date | null
  readonly reason: string | null
}

const selectProposals = (tx: Tx) =>
  tx
    .selectFrom('proposals as p')
    .innerJoin('users as u', 'u.id', 'p.proposed_by')
    .leftJoin('users as d', 'd.id', 'p.decided_by')
    .selectAll('p')
    .select(['u.name as proposer', 'd.name as decider'])
    .select(
      sql<boolean>`(u.active and exists (select from staff_grants g where g.user_id = u.id and g.role = 'ADMIN'))`.as(
        'proposer_stands',
      ),
    )

/** A proposal, locked until the transaction ends: two who decide at once come one after the other. */
export const lockProposal = async (tx: Tx, id: string): Promise<ProposalRow | null> =>
  (await selectProposals(tx).where('p.id', '=', id).forUpdate('p').executeTakeFirst()) ?? null

/** The one about this that waits, locked. */
export const lockWaiting = async (tx: Tx, kind: string, subject: string): Promise<ProposalRow | null> =>
  (await selectProposals(tx)
    .where('p.kind', '=', kind)
    .where('p.subject', '=', subject)
    .where('p.state', '=', 'waiting')
    .forUpdate('p')
    .executeTakeFirst()) ?? null

/** Proposals that wait, oldest first, or the latest that were closed; never more than a screen can list. */
export const listProposalRows = async (tx: Tx, open: boolean): Promise<readonly ProposalRow[]> =>
  await selectProposals(tx)
    .where('p.state', open ? '=' : '!=', 'waiting')
    .orderBy(open ? 'p.proposed_at' : 'p.decided_at', open ? 'asc' : 'desc')
    .orderBy('p.id')
    .limit(open ? 200 : 50)
    .execute()

/** Those about an account or service that wait. */
export const listWaitingAbout = async (tx: Tx, subject: string): Promise<readonly ProposalRow[]> =>
  await selectProposals(tx)
    .where('p.subject', '=', subject)
    .where('p.state', '=', 'waiting')
    .orderBy('p.proposed_at')
    .execute()

/** How many wait for this administrator: proposed by another, about somebody else, not run out. */
export const countForCaller = async (tx: Tx, userId: string, now: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('proposals')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .where('proposed_by', '!=', userId)
    .where(eb => eb.or([eb('concerns', 'is', null), eb('concerns', '!=', userId)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores one; false when the same waits already. */
export const insertProposal = async (
  tx: Tx,
  {
    input,
    before,
    summary,
    ...row
  }: Pick<ProposalRow, 'id' | 'kind' | 'subject' | 'input' | 'before' | 'summary'> &
    Pick<ProposalRow, 'concerns' | 'proposed_by' | 'proposed_at' | 'expires_at'>,
): Promise<boolean> => {
  const stored = await tx
    .insertInto('proposals')
    .values({
      ...row,
      input: JSON.stringify(input),
      before: JSON.stringify(before),
      summary: JSON.stringify(summary),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Closes a locked proposal. */
export const closeProposal = async (
  tx: Tx,
  id: string,
  closed: {
    readonly state: Exclude<ProposalState, 'waiting'>
    readonly decided_by: string | null
    readonly decided_at: Date
    readonly reason?: string | null
  },
): Promise<void> => {
  await tx.updateTable('proposals').set(closed).where('id', '=', id).execute()
}

/** Some that ran out before a moment, locked; those that somebody decides right now are left to the next night. */
export const lockExpired = async (tx: Tx, now: Date, limit: number): Promise<readonly ProposalRow[]> =>
  await selectProposals(tx)
    .where('p.state', '=', 'waiting')
    .where('p.expires_at', '<=', now)
    .orderBy('p.id')
    .limit(limit)
    .forUpdate('p')
    .skipLocked()
    .execute()

/** The active administrators, and whether each has ever signed in: the audit keeps every sign-in. */
export const listAdministrators = async (
  tx: Tx,
): Promise<readonly { readonly id: string; readonly has_signed_in: boolean }[]> =>
  tx
    .selectFrom('users as u')
    .select('u.id')
    .select(
      sql<boolean>`exists (
        select from audit_entries a where a.actor_user_id = u.id and a.noun = 'session' and a.action = 'sign_in'
      )`.as('has_signed_in'),
    )
    .where('u.active', '=', true)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('staff_grants as g')
          .select('g.id')
          .whereRef('g.user_id', '=', 'u.id')
          .where('g.role', '=', 'ADMIN'),
      ),
    )
    .orderBy('u.id')
    .execute()

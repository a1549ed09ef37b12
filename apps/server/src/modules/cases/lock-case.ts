// The one way to a case that somebody wants to act on, whatever its type: lock it, compare versions, ask the rules.
import type { Actor } from '@khyanalt/domain/actor'
import { findRule, knowsOf, may } from '@khyanalt/domain/cases/case-actions'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import type { Tx } from '../../db/transaction.ts'
import { admitAct, judgeAct } from '../../http/admit-act.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import { refuseRight, refuseUnread } from '../senders/demand-right.ts'
import type { CaseReading } from './case-kind.ts'

/** Locks a case for an action; one the actor may not know of does not exist for him or her. */
export const lockCase = async <State extends string, Action extends string, Case>(
  tx: Tx,
  reading: CaseReading<State, Action, Case>,
  actor: Actor,
  key: string,
  missing: ErrorCode = reading.missing,
): Promise<Case> => {
  const row = await reading.lock(tx, key)
  const facts = row && reading.factsOf(row)
  if (!row || !facts || !knowsOf(reading.rules, actor, facts)) {
    throw await refuseUnread(tx, { actor }, facts?.ownerCompanyId, missing)
  }
  return row
}

/** Refuses a writer who saw an older version, with what the server holds now. */
export const refuseStale = (
  { version: now }: { readonly version: number },
  version: number | undefined,
  current: object,
): void => {
  if (version !== undefined && version !== now)
    throw refuse('version_conflict', { current: { version: now, ...current } })
}

/** Refuses the action unless the rules allow it to this actor now; a member without the right learns who has it. */
export const admitAction = async <State extends string, Action extends string, Case>(
  tx: Tx,
  reading: CaseReading<State, Action, Case>,
  { actor }: { readonly actor: Actor },
  action: Action,
  row: Case,
): Promise<void> => {
  const facts = reading.factsOf(row)
  const verdict = may(reading.rules, actor, action, facts)
  const right = findRule(reading.rules, facts.state, action)?.right
  if (!verdict.allowed && verdict.because === 'right_missing' && facts.ownerCompanyId && right) {
    throw await refuseRight(tx, facts.ownerCompanyId, right)
  }
  admitAct(verdict, toldOf(reading, row))
}

/** Why the action would be refused to this actor now, be the case locked or not; null when it would not. */
export const judgeAction = <State extends string, Action extends string, Case>(
  reading: CaseReading<State, Action, Case>,
  { actor }: { readonly actor: Actor },
  action: Action,
  row: Case,
): Refusal | null =>
  knowsOf(reading.rules, actor, reading.factsOf(row))
    ? judgeAct(may(reading.rules, actor, action, reading.factsOf(row)), toldOf(reading, row))
    : refuse(reading.missing)

const toldOf = <State extends string, Action extends string, Case>(
  reading: CaseReading<State, Action, Case>,
  row: Case,
) => ({ missing: reading.missing, current: reading.currentOf(row), amount: reading.amountOf?.(row) ?? '' })

// The one way the agency decides on a case: lock, compare versions, ask the rules, act.
import { findRule } from '@khyanalt/domain/cases/case-actions'
import type { EventAction } from '@khyanalt/domain/event-readers'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { applyAction } from './apply-action.ts'
import type { CaseKind, CaseRecord, CaseTypeName, CaseWrite, MovedCase } from './case-kind.ts'
import { admitAction, lockCase, refuseStale } from './lock-case.ts'
import { readTimeline } from './read-timeline.ts'

/** Decides on the case of a key; `write` says of an admitted decision what it writes, or refuses it. */
export const decideCase = async <
  State extends string,
  Action extends EventAction[CaseTypeName],
  Case extends CaseRecord<State>,
  Own,
>(
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  kind: CaseKind<State, Action, Case, Own>,
  caller: Session,
  { key, action, version }: { readonly key: string; readonly action: Action; readonly version: number },
  write: (row: Case) => CaseWrite<Own>,
): Promise<MovedCase<State>> => {
  const row = await lockCase(tx, kind, caller.actor, key)
  // The version goes first: whoever lost a race learns who decided, not that the state is wrong.
  if (version !== row.version) {
    const last = (await readTimeline(tx, kind.type, row.id, 'staff')).at(-1)
    refuseStale(row, version, {
      ...kind.currentOf(row),
      ...(last ? { by: last.actor_name, action: last.action, at: last.at.toISOString() } : {}),
    })
  }
  await admitAction(tx, kind, caller, action, row)
  const written = write(row)
  const { requires } = findRule(kind.rules, row.state, action) ?? {}
  if ((requires === 'note' || requires === 'reason') && !written.note) throw refuse('reason_missing')
  return applyAction(tx, services, kind, caller, row, { action, ...written })
}

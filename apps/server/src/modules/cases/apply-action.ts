// The one way a case moves: event, audit, state, clock, what was sent and what its type keeps are written together, then
// its parts follow.
import { findRule, nextPlace } from '@khyanalt/domain/cases/case-actions'
import type { EventAction } from '@khyanalt/domain/event-readers'
import { moveClock } from '@khyanalt/domain/statutory-clock'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { listHolidays } from '../../db/holidays.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { CaseKind, CaseRecord, CaseTypeName, CaseWrite, MovedCase } from './case-kind.ts'
import { type CaseChange, updateCase } from './cases.sql.ts'

/** Does an admitted action on a locked case. */
export const applyAction = async <
  State extends string,
  Action extends EventAction[CaseTypeName],
  Case extends CaseRecord<State>,
  Own,
>(
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  kind: CaseKind<State, Action, Case, Own>,
  caller: Session,
  row: Case,
  { action, own, change = {}, submission, note = null }: CaseWrite<Own> & { readonly action: Action },
): Promise<MovedCase<State>> => {
  const at = services.clock.now()
  const next = nextPlace(kind.rules, action, kind.factsOf(row)) ?? { state: row.state, step: row.step }
  const round = submission ? row.round + 1 : row.round
  const by = { id: uuidv7(), action, actor_user_id: caller.userId, at }
  const event = {
    ...by,
    case_id: row.id,
    actor_name: caller.name,
    actor_position: caller.position,
    support_user_id: caller.support?.userId ?? null,
    from_state: row.state,
    to_state: next.state,
    to_step: next.step,
    resolve: findRule(kind.rules, row.state, action)?.resolve ?? null,
    round,
    note,
  }
  const version = await updateCase(
    tx,
    row.id,
    {
      ...change,
      ...next,
      ...(await clockAfter(tx, kind, row, own, { to: next.state, at })),
      ...(submission ? { round, submitted_at: at } : {}),
      ...(kind.frees.includes(next.state) ? { claim: null } : {}),
    },
    {
      event,
      entry: { ...by, noun: kind.type, noun_id: kind.nameOf(row), detail: kind.detailOf(row, own, event, caller) },
      submission: submission && {
        case_id: row.id,
        round,
        content: JSON.stringify(submission.content),
        sent_by: senderOf(caller),
        sent_at: at,
      },
      own: kind.writeOwn(row, own),
    },
  )
  const moved = { ...next, version, status: kind.statusOf(next.state, next.step) }
  for (const part of kind.parts) await part.apply(tx, services, caller, { action, row, own, note, moved })
  return moved
}

/** Who sends: the client, or whoever of the agency does it in his or her place. */
export const senderOf = ({ support, userId }: Session): string => support?.userId ?? userId

/** Where the clock stands after a move, of types that have a term. */
const clockAfter = async <State extends string, Case extends CaseRecord<State>, Own>(
  tx: Tx,
  { termOf }: Pick<CaseKind<State, never, Case, Own>, 'termOf'>,
  row: Case,
  own: Own,
  { to, at }: { readonly to: State; readonly at: Date },
): Promise<Pick<CaseChange, 'due_on' | 'days_left'>> => {
  const term = termOf?.(row, own)
  if (!term) return {}
  const today = agencyDate(at)
  const move = { from: term.likeRequest(row.state), to: term.likeRequest(to), today, plan: term.plan }
  const { dueOn, daysLeft } = moveClock(term, { ...move, holidays: await listHolidays(tx, today) })
  return { due_on: dueOn, days_left: daysLeft }
}

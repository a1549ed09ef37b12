// The one way a case comes about: its row, its first event, the audit, what was sent and what its type keeps are written
// together.
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { EventAction } from '@khyanalt/domain/event-readers'
import { moveClock } from '@khyanalt/domain/statutory-clock'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { listHolidays } from '../../db/holidays.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { senderOf } from './apply-action.ts'
import type { CaseTypeName } from './case-kind.ts'
import { type EventRow, insertCase, type NewCase, type OwnWrite } from './cases.sql.ts'

/** Stores a new case; answers its key. */
export const openCase = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  caller: Session,
  opened: {
    readonly type: CaseTypeName
    readonly state: string
    readonly action: EventAction[CaseTypeName]
    readonly columns: NewCase
    /** The steps whose days the agency has from now on; of types that have a term. */
    readonly plan?: readonly ReviewStep[]
    /** What the audit calls the case; its key where it has no number. */
    readonly name?: string
    readonly detail: (event: EventRow) => object
    readonly submission?: { readonly content: object }
    readonly own: (id: string) => OwnWrite
  },
): Promise<string> => {
  const at = clock.now()
  const id = uuidv7()
  const by = { id: uuidv7(), action: opened.action, actor_user_id: caller.userId, at }
  const place = { state: opened.state, step: 1, round: 1 }
  const event = {
    ...by,
    case_id: id,
    actor_name: caller.name,
    actor_position: caller.position,
    support_user_id: caller.support?.userId ?? null,
    from_state: null,
    to_state: place.state,
    to_step: place.step,
    resolve: null,
    round: place.round,
    note: null,
  }
  await insertCase(
    tx,
    {
      ...place,
      ...opened.columns,
      id,
      type: opened.type,
      created_at: at,
      updated_at: at,
      ...(opened.submission ? { submitted_at: at } : {}),
      ...(opened.plan ? { due_on: await firstDue(tx, opened.plan, agencyDate(at)) } : {}),
    },
    {
      event,
      entry: { ...by, noun: opened.type, noun_id: opened.name ?? id, detail: opened.detail(event) },
      submission: opened.submission && {
        case_id: id,
        round: place.round,
        content: JSON.stringify(opened.submission.content),
        sent_by: senderOf(caller),
        sent_at: at,
      },
      own: opened.own(id),
    },
  )
  return id
}

/** The last day of the time that begins with the sending. */
const firstDue = async (tx: Tx, plan: readonly ReviewStep[], today: string): Promise<string | null> =>
  moveClock(
    { dueOn: null, daysLeft: null },
    { from: 'draft', to: 'sent', today, plan, holidays: await listHolidays(tx, today) },
  ).dueOn

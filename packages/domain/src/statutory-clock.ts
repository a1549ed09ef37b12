// The time the agency has by law: it runs from sending to the decision and stands still while the applicant must act.
import type { ReviewStep } from './cases/case-type.ts'
import type { RequestState } from './request-status.ts'
import { addWorkingDays, countWorkingDays } from './working-days.ts'

/** A running clock has a due day; one that stands still, the working days left. */
export type StatutoryClock = { readonly dueOn: string | null; readonly daysLeft: number | null }

type ClockMode = 'unstarted' | 'running' | 'paused' | 'ended'

const modes = {
  draft: 'unstarted',
  sent: 'running',
  review: 'running',
  payment: 'paused',
  returned: 'paused',
  approved: 'ended',
  superseded: 'ended',
  rejected: 'ended',
  expired: 'ended',
} as const satisfies Record<RequestState, ClockMode>

/** Whether a move between these states starts, stops or resumes the clock. */
export const movesClock = (from: RequestState, to: RequestState): boolean => modes[from] !== modes[to]

/** Whether the clock stands still in this state. */
export const isClockPaused = (state: RequestState): boolean => modes[state] === 'paused'

/** The clock after a move: started with the days of the whole plan, stopped and resumed without losing or gaining any. */
export const moveClock = (
  clock: StatutoryClock,
  move: {
    readonly from: RequestState
    readonly to: RequestState
    readonly today: string
    readonly plan: readonly ReviewStep[]
    readonly holidays: ReadonlySet<string>
  },
): StatutoryClock => {
  const { from, to, today, plan, holidays } = move
  if (!movesClock(from, to)) return clock
  const whole = plan.reduce((days, step) => days + step.workingDays, 0)
  switch (modes[to]) {
    case 'running':
      return { dueOn: addWorkingDays(today, clock.daysLeft ?? whole, holidays), daysLeft: null }
    case 'paused':
      // A case that was late already goes on being due at once.
      return { dueOn: null, daysLeft: clock.dueOn === null ? whole : countWorkingDays(today, clock.dueOn, holidays) }
    // Taken back before anybody received it: its time begins anew with the next sending.
    case 'unstarted':
      return { dueOn: null, daysLeft: null }
    default:
      return { dueOn: clock.dueOn, daysLeft: null }
  }
}

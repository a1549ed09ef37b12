// The course that a request takes, drawn before it is played: what happens, after how many working days.
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'

/** What may happen to a request of the living agency. */
export type ActName =
  | 'submit'
  | 'receive'
  | 'agree'
  | 'return'
  | 'resubmit'
  | 'raise_invoice'
  | 'attach_receipt'
  | 'confirm_receipt'
  | 'waive_fee'
  | 'reject'
  | 'approve'
  | 'release'
  | 'expire'
  /** Nobody goes on. */
  | 'stall'

export type TimedAct = { readonly act: ActName; readonly after: number }

/** What the course hangs on. */
export type CourseFacts = {
  readonly plan: readonly ReviewStep[]
  readonly costs: boolean
  /** Times the usual durations of the agency. */
  readonly pace: number
  /** The step where this service gets stuck, and how much. */
  readonly slowStep: number
  readonly slowness: number
  readonly returns: number
}

/** Draws a course to its end; what lies in the future is not played. */
export const drawCourse = (random: () => number, facts: CourseFacts): readonly TimedAct[] => {
  const { plan, costs, pace } = facts
  const acts: TimedAct[] = []
  const after = (act: ActName, usual: number) => acts.push({ act, after: usual * spread(random) })
  const dueStep = Math.max(1, (plan.findIndex(step => step.feeDue) + 1 || plan.length) - 1)
  const fate = random()
  const rejectedAt = fate < 0.06 ? 1 + Math.floor(random() * plan.length) : null
  const stalledAt = fate > 0.97 ? 1 + Math.floor(random() * plan.length) : null
  let returnsLeft = random() < facts.returns ? (random() < 0.2 ? 2 : 1) : 0

  after('submit', 0.3)
  after('receive', 0.7 * pace)
  for (const [place, step] of plan.entries()) {
    const number = place + 1
    const last = number === plan.length
    const usual = Math.max(0.4, step.workingDays * 0.4) * pace * (number === facts.slowStep ? facts.slowness : 1)
    while (returnsLeft > 0 && !last && random() < 0.8) {
      returnsLeft--
      after('return', usual * 0.6)
      if (random() < 0.08) return [...acts, { act: 'expire', after: 60 }]
      after('resubmit', 3.5)
      after('receive', 0.6 * pace)
    }
    if (stalledAt === number) {
      if (random() < 0.6) after('release', 1)
      return [...acts, { act: 'stall', after: 1 }]
    }
    if (rejectedAt === number) {
      after('reject', usual)
      return acts
    }
    if (costs && number === dueStep) {
      if (random() < 0.04) after('waive_fee', usual)
      else {
        after('raise_invoice', usual * 0.4)
        if (random() < 0.05) return [...acts, { act: 'expire', after: 90 }]
        after('attach_receipt', 2.5)
        after('confirm_receipt', 0.6)
      }
    }
    if (random() < 0.08) after('release', 0.3)
    after(last ? 'approve' : 'agree', usual)
  }
  return acts
}

/** Mostly near one, now and then three or four times as long. */
const spread = (random: () => number): number => Math.exp((random() + random() + random() - 1.5) * 1.1)

// Who calls and whether they may, decided before a single byte of the body is read.
import type { Access, Call } from '@khyanalt/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'
import { bearerToken, type FindSession, type Session } from './session.ts'
import type { WorkBudget } from './work-budget.ts'

declare module 'fastify' {
  export interface FastifyRequest {
    /** The session of the caller once admitted; null for nobody. */
    session: Session | null
  }
}

/**
 * Finds the caller, refuses whom the call is not for and who spent what was allowed, and lets a person do one costly
 * call at a time.
 */
export const admission = (
  call: Call,
  {
    findSession,
    line,
    budget,
  }: { readonly findSession: FindSession; readonly line: Line; readonly budget: WorkBudget },
) => {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = bearerToken(request)
    const found = token ? await findSession(token) : null
    if (request.note && found) request.note.caller = kindOf(found)
    const session = admitEnrolled(call, found)
    admit(call.access, session, token)
    request.session = session
    if (session) request.allowance = budget.ofPerson(session)
    budget.admit(request.allowance)
    budget.serve(request.allowance)
    if (session && isCostly(call)) {
      const { allowance } = request
      let before = allowance.spent
      await line.enter(session.userId, reply.raw, () => (allowance.spent - before) * rests)
      before = allowance.spent
      // What came before it may have spent everything.
      budget.admit(allowance)
      budget.serve(allowance)
    }
  }
}

/**
 * Whoever lacks the second factor that the agency requires may set it up and leave, nothing else; what is public
 * answers them as it answers nobody.
 */
const admitEnrolled = ({ access, beforeSecondFactor }: Call, session: Session | null): Session | null => {
  if (!session?.secondFactor.missing || beforeSecondFactor) return session
  if (access !== 'public') throw refuse('second_factor_needed')
  return null
}

/** What logs may say of a caller. */
const kindOf = ({ support, loginType }: Session) => (support ? 'support' : loginType === 'user' ? 'staff' : 'client')

/** Refuses callers that the call is not for; the same table feeds the generated authorisation tests. */
export const admit = (access: Access, session: Session | null, token: string | null): void => {
  if (access === 'public') return
  if (!session) throw refuse(token ? 'session_expired' : 'not_signed_in')
  if (access === 'signed-in') return
  const allowed =
    access === 'client'
      ? session.loginType === 'client'
      : access === 'portal'
        ? session.loginType === 'user'
        : session.grants.some(grant => access.staff.includes(grant.role))
  if (!allowed) throw refuse('not_allowed')
}

/** Calls that hold the one thread of the process for long: large bodies, and papers and tables made for the answer. */
const isCostly = ({ body, answers = 'json' }: Call): boolean => body === 'large' || answers !== 'json'

/** How many times as long as it took a costly call lets others go before the person's next one begins. */
const rests = 3
/** Nobody is kept waiting longer by what one call took, in milliseconds. */
const longestRest = 3000

/** How many costly calls of one person may wait behind the one that runs. */
const maxWaiting = 100

/** Something that ends: the reply of a call, finished or given up by its reader. */
type Ending = { readonly closed: boolean; once(event: 'finish' | 'close', act: () => void): unknown }

type Line = { enter(userId: string, reply: Ending, rest?: () => number): Promise<void> }

/** Costly calls of a person one after the other, those of different people beside each other; of this process. */
export const openLine = (): Line => {
  const people = new Map<string, { last: Promise<void>; length: number }>()
  return {
    /**
     * Waits for the person's turn, which lasts until the reply is closed and as many milliseconds more as `rest` says
     * then; refuses where too many wait.
     */
    async enter(userId, reply, rest = () => 0) {
      // Who hung up meanwhile would never end again.
      if (reply.closed) return
      const person = people.get(userId) ?? { last: Promise.resolve(), length: 0 }
      if (person.length > maxWaiting) throw refuse('too_many_requests')
      people.set(userId, person)
      const before = person.last
      person.length += 1
      let hasBegun = false
      const ended = new Promise<void>(resolve => {
        let isOver = false
        const leave = (): void => {
          if (isOver) return
          isOver = true
          const pause = hasBegun ? Math.min(rest(), longestRest) : 0
          if (pause >= 1) setTimeout(goOn, pause).unref()
          else goOn()
        }
        const goOn = (): void => {
          person.length -= 1
          if (person.length === 0) people.delete(userId)
          resolve()
        }
        reply.once('finish', leave)
        reply.once('close', leave)
      })
      // Who gives up while waiting lets nobody overtake the call that runs.
      person.last = Promise.all([before, ended]).then(() => {})
      await before
      hasBegun = true
    },
  }
}

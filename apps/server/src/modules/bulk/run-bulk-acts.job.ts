// Runs what people ordered to be done to many requests, once its time to be undone is over: each case in a transaction
// of its own, by the very use case that acts on it alone. A process that dies leaves the rest to the next run.
import { setTimeout as pause } from 'node:timers/promises'
import { undoSeconds } from '@khyanalt/domain/bulk-act'
import { roles } from '@khyanalt/domain/roles'
import { listStaffWithRole } from '../../db/staff-with-role.sql.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { agreeRequest } from '../review/agree-request.ts'
import { assignRequests } from '../review/assign-requests.ts'
import { receiveRequest } from '../review/receive-request.ts'
import { returnRequest } from '../review/return-request.ts'
import {
  findDue,
  forgetActs,
  listDueActs,
  listOpenPlaces,
  lockOpenItem,
  moveBulkAct,
  writeItem,
} from './bulk-acts.sql.ts'

type DueAct = Awaited<ReturnType<typeof listDueActs>>[number]
type Item = { readonly request_number: string; readonly version: number; readonly holder_user_id: string | null }

/** A case that fails so often, for no reason that people could mend, is given up. */
const mostTries = 5
const keptMs = 30 * 24 * 60 * 60_000

/** A delayed job is looked for twice a minute only: the one of an act comes at once and waits here; others sweep. */
export const runBulkActs =
  (services: Services) =>
  async ({ id }: { readonly id?: string } = {}): Promise<void> => {
    const { db, clock } = services
    if (id !== undefined) await untilDue(services, id)
    const now = clock.now()
    const failures: unknown[] = []
    for (const act of await inTransaction(db, tx => listDueActs(tx, now))) {
      // Undone in this very moment, it never begins.
      const begun =
        act.state === 'running' ||
        (await inTransaction(db, tx => moveBulkAct(tx, act.id, { from: 'waiting', to: 'running' })))
      if (begun) failures.push(...(await runAct(services, act)))
    }
    await inTransaction(db, tx => forgetActs(tx, new Date(now.getTime() - keptMs)))
    // The run is repeated for those; what was done stays done.
    if (failures.length > 0) throw new AggregateError(failures, 'Cases of a bulk action failed')
  }

const untilDue = async ({ db, clock }: Services, id: string): Promise<void> => {
  const due = await inTransaction(db, tx => findDue(tx, id))
  // A millisecond more, since timers may be early; never longer than an act waits, whatever clocks say.
  const left = due ? due.getTime() - clock.now().getTime() + 1 : 0
  if (left > 0) await pause(Math.min(left, undoSeconds * 1000 + 1))
}

/** Runs what is left of an act, and answers the failures that are nobody's refusal. */
const runAct = async (services: Services, act: DueAct): Promise<unknown[]> => {
  const { db, clock } = services
  const failures: unknown[] = []
  for (const place of await inTransaction(db, tx => listOpenPlaces(tx, act.id))) {
    try {
      await inTransaction(db, async tx => {
        const item = await lockOpenItem(tx, act.id, place)
        if (!item) return
        await perform(tx, services, act, item)
        await writeItem(tx, act.id, place, { outcome: 'done' })
      })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null
      if (!refusal) failures.push(error)
      await inTransaction(db, async tx => {
        const item = await lockOpenItem(tx, act.id, place)
        if (!item) return
        if (refusal) await writeItem(tx, act.id, place, { outcome: refusal.code, params: refusal.details.params ?? {} })
        else {
          const tries = item.tries + 1
          await writeItem(tx, act.id, place, { outcome: tries < mostTries ? null : 'internal', tries })
        }
      })
    }
  }
  await inTransaction(db, async tx => {
    // What another process has in hand it ends itself.
    if ((await listOpenPlaces(tx, act.id)).length === 0)
      await moveBulkAct(tx, act.id, { from: 'running', to: 'done', endedAt: clock.now() })
  })
  return failures
}

/** One case, as if the person acted on it alone. */
const perform = async (tx: Tx, services: Services, act: DueAct, item: Item): Promise<void> => {
  const caller = await doerOf(tx, act)
  const decision = { request_number: item.request_number, version: item.version }
  switch (act.action) {
    case 'receive':
      await receiveRequest(services)(tx, caller, decision)
      return
    case 'agree':
      await agreeRequest(services)(tx, caller, { ...decision, ...(act.note ? { note: act.note } : {}) })
      return
    case 'return': {
      const comments = [{ title: act.remark_title ?? '', comment: act.remark ?? '' }]
      await returnRequest(services)(tx, caller, { ...decision, comments })
      return
    }
    case 'assign':
    case 'release': {
      const requests = [{ request_number: item.request_number, holder: item.holder_user_id }]
      const [refused] = (await assignRequests(services)(tx, caller, { requests, to: act.to_user_id })).refused
      if (refused) throw refuse(refused.code as Parameters<typeof refuse>[0])
    }
  }
}

/** The person with the rights of this moment: who was locked or lost a role meanwhile acts no more. */
const doerOf = async (tx: Tx, act: DueAct): Promise<Session> => {
  const [member] = await listStaffWithRole(tx, roles, act.user_id)
  if (!member) throw refuse('not_allowed')
  const { id: userId, name, position, organizationId, grants } = member
  return {
    sessionId: act.session_id,
    userId,
    name,
    position,
    loginType: 'user',
    userType: 1,
    organizationId,
    grants,
    companyIds: [],
    actor: { kind: 'staff', userId, organizationId, grants },
    support: null,
    secondFactor: { enrolled: false, fresh: false, missing: false },
  }
}

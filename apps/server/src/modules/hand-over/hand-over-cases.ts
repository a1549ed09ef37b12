// Hands open requests of a person over as one action: each is judged by itself, so that one refusal spoils no other,
// and whoever receives some is told once.
import type * as calls from '@khyanalt/contract/hand-over'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { writeHolder } from '../requests/change-holder.ts'
import { findLocked } from '../requests/find-locked.ts'
import { readColleagues } from '../review/read-colleagues.ts'
import { admitHandOver, judgeHandOver } from './judge-hand-over.ts'

export const handOverCases =
  (services: Services): UseCase<typeof calls.handOverCases> =>
  async (tx, caller, { from, cases }) => {
    const giver = await admitHandOver(tx, caller, from)
    const { people } = await readColleagues(tx)
    const gets = new Map<string, number>()
    const refused: { request_number: string; code: string }[] = []
    // In one order everywhere, so that two people who hand over the same requests wait for each other and no more.
    const ordered = cases.toSorted((one, other) => (one.request_number < other.request_number ? -1 : 1))
    for (const { request_number, to } of ordered) {
      const request = await findLocked(tx, request_number)
      const receiver = people.find(({ id }) => id === to && id !== from) ?? null
      const code = request ? judgeHandOver(caller, request, { from, to: receiver }) : 'request_not_found'
      if (!request || !receiver || code) {
        refused.push({ request_number, code: code ?? 'request_not_found' })
        continue
      }
      const next = { userId: receiver.id, name: receiver.name }
      await writeHolder(tx, services, caller, request, { from: giver, to: next, quiet: true })
      gets.set(to, (gets.get(to) ?? 0) + 1)
    }
    const handed = [...gets.values()].reduce((sum, count) => sum + count, 0)
    const common = { requestId: null }
    for (const [to, count] of gets) {
      if (to === caller.userId) continue
      const params = { by: caller.name, name: giver.name, count: String(count) }
      await notify(tx, services, { ...common, to: [to], event: 'cases_given', params })
    }
    if (handed > 0) {
      if (from !== caller.userId) {
        const params = { by: caller.name, count: String(handed) }
        await notify(tx, services, { ...common, to: [from], event: 'cases_taken', params })
      }
      await insertAuditEntry(tx, {
        noun: 'account',
        id: uuidv7(),
        actor_user_id: caller.userId,
        action: 'hand_over',
        noun_id: from,
        detail: { count: String(handed) },
        at: services.clock.now(),
      })
      await ringBell(tx, { of: 'queue', requestNumber: '' })
    }
    return {
      receivers: people.filter(({ id }) => gets.has(id)).map(({ id, name }) => ({ id, name, gets: gets.get(id) ?? 0 })),
      refused,
    }
  }

// The filters of the queue as the wire names them, for the list and for what is done with what it finds.
import type { queueFilterInput } from '@khyanalt/contract/queue-filters'
import { daysOfDeadline, queueSorts } from '@khyanalt/domain/queue-view'
import { statesOfFilter } from '@khyanalt/domain/request-status'
import type { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { findStoodInFor } from '../absences/find-away.ts'
import { readDays } from '../requests/list-requests.ts'
import { deskScopes } from './desk-scopes.ts'
import type { QueueFilters, QueueOrder, Viewer } from './queue.sql.ts'
import { readQuestion } from './read-question.ts'

type Asked = z.output<z.ZodObject<typeof queueFilterInput>>

/** Who looks, within the caller's own scope; with those for whom he or she stands in today. */
export const viewerOf = async (tx: Tx, caller: Session, today: string): Promise<Viewer> => ({
  scopes: deskScopes(caller),
  userId: caller.userId,
  today,
  standsInFor: await findStoodInFor(tx, caller.userId, today),
})

export const readQueueFilters = async (tx: Tx, caller: Session, today: string, input: Asked): Promise<QueueFilters> => {
  const { from, to } = readDays(input.date)
  return {
    states: input.status ? (statesOfFilter(input.status) ?? undefined) : undefined,
    category: input.category,
    organization: input.organization,
    service: input.service,
    holder: holderOf(caller, input.assignee),
    province: input.province,
    fee: input.fee,
    due: input.deadline && daysOfDeadline(input.deadline, today),
    ...(await readQuestion(tx, input.query)),
    ...(input.reqnumber?.trim() ? { number: input.reqnumber.trim() } : {}),
    from,
    to,
    view: input.view,
  }
}

const holderOf = ({ userId }: Session, assignee: string | undefined): string | null | undefined =>
  assignee === 'me' ? userId : assignee === 'nobody' ? null : assignee

/** The order that was asked for; null for that of the view. */
export const readQueueOrder = (input: {
  readonly sortField?: string | undefined
  readonly sortOrder?: 'ascend' | 'descend' | undefined
}): QueueOrder => {
  const by = queueSorts.find(sort => sort === input.sortField)
  return by ? { by, descending: input.sortOrder === 'descend' } : null
}

// The agency's queue within the caller's scope.
import type * as calls from '@khyanalt/contract/review'
import type { QueueRow } from '@khyanalt/contract/review'
import { allowedActions } from '@khyanalt/domain/cases/case-actions'
import { isHeld } from '@khyanalt/domain/queue-view'
import { requestCase } from '@khyanalt/domain/request-actions'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { factsOf } from '../requests/request-facts.ts'
import { presentFee } from './present-fee.ts'
import { listScopedRequests } from './queue.sql.ts'
import { readQueueFilters, readQueueOrder, viewerOf } from './read-queue-filters.ts'

export const listQueue =
  ({ clock }: Services): UseCase<typeof calls.listQueue> =>
  async (tx, caller, input) => {
    const today = agencyDate(clock.now())
    const viewer = await viewerOf(tx, caller, today)
    const filters = await readQueueFilters(tx, caller, today, input)
    const { rows, total } = await listScopedRequests(tx, viewer, filters, input, readQueueOrder(input))
    const data = rows.map((row): QueueRow => {
      const facts = factsOf(row)
      const fee = presentFee(facts.fee)
      const open = facts.state === 'sent' || facts.state === 'review'
      return {
        request_number: row.request_number,
        type: row.type,
        service: row.service_id,
        title: { mn: row.name_mn, en: row.name_en },
        category: { mn: row.category_mn, en: row.category_en },
        organization: row.organization_mn === null ? null : { mn: row.organization_mn, en: row.organization_en ?? '' },
        applicant: row.company_name ?? row.owner_name,
        status: requestStatusCode(row.state, row.step),
        step_name: open ? (row.plan[row.step - 1]?.name ?? null) : null,
        round: row.round,
        submitted_at: row.submitted_at?.toISOString() ?? null,
        due_date: row.due_on,
        overdue: open && row.due_on !== null && row.due_on < today,
        holder: row.holder_user_id === null ? null : { id: row.holder_user_id, name: row.holder_name ?? '' },
        as_deputy: row.holder_user_id !== null && viewer.standsInFor.includes(row.holder_user_id),
        question_at: row.question_at?.toISOString() ?? null,
        fee: isHeld(facts.state) && fee.state !== 'none' ? fee : null,
        actions: allowedActions(requestCase, caller.actor, facts),
      }
    })
    return { data: { data, per_page: input.results, total } }
  }

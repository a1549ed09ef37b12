// The agency's desk of food objects within the caller's scope.
import type * as calls from '@khyanalt/contract/staff-food'
import type { FoodQueueRow } from '@khyanalt/contract/staff-food'
import { allowedActions } from '@khyanalt/domain/cases/case-actions'
import { foodObjectCase } from '@khyanalt/domain/food-object-actions'
import { foodObjectStatusCode, readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { nameWords, typedRegisterNumber } from '@khyanalt/domain/name-search'
import { countWorkingDays } from '@khyanalt/domain/working-days'
import { agencyDate } from '../../clock.ts'
import { listHolidays } from '../../db/holidays.sql.ts'
import { wordsBegin } from '../../db/name-words.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { factsOf, foodCategoryId, stepNameOf } from './food-object-record.ts'
import {
  type FoodQueueFilters,
  type FoodQueueRecord,
  type FoodScope,
  type FoodViewer,
  listScopedObjects,
} from './food-queue.sql.ts'

export const listFoodQueue =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listFoodQueue> =>
  async (tx, caller, input) => {
    const viewer = viewerOf(caller, clock.now())
    const state = input.status ? readFoodObjectStatus(Number(input.status)) : null
    const { rows, total } = await listScopedObjects(
      tx,
      viewer,
      {
        view: input.view,
        states: state === null ? undefined : [state],
        address: input.address || undefined,
        ...readQuestion(input.query),
        ...(input.reqnumber?.trim() ? { number: input.reqnumber.trim().toUpperCase() } : {}),
      },
      input,
    )
    const days = [viewer.today, ...rows.flatMap(row => row.due_on ?? [])].toSorted()
    const holidays = await listHolidays(tx, days[0] ?? viewer.today)
    const data = rows.map(row => presentRow(row, caller, viewer.today, holidays))
    return { data: { data, per_page: input.results, total } }
  }

const presentRow = (
  row: FoodQueueRecord,
  caller: Session,
  today: string,
  holidays: ReadonlySet<string>,
): FoodQueueRow => ({
  request_number: row.request_number,
  type: row.type,
  status: foodObjectStatusCode(row.state, row.step),
  step_name: stepNameOf(row),
  branch_name: row.object_name,
  holder: row.holder,
  organization: row.organization,
  round: row.round,
  submitted_at: row.submitted_at.toISOString(),
  due_date: row.due_on,
  days_left: row.due_on === null || !isRunning(row) ? null : daysBetween(today, row.due_on, holidays),
  actions: allowedActions(foodObjectCase, caller.actor, factsOf(row)),
})

const isRunning = ({ state }: Pick<FoodQueueRecord, 'state'>): boolean => state === 'sent' || state === 'review'

const daysBetween = (today: string, due: string, holidays: ReadonlySet<string>): number =>
  due >= today ? countWorkingDays(today, due, holidays) : -countWorkingDays(due, today, holidays)

export const viewerOf = (caller: Session, now: Date): FoodViewer => ({
  scopes: foodScopes(caller),
  userId: caller.userId,
  today: agencyDate(now),
})

/** The grants of the caller that reach into the register. */
export const foodScopes = ({ grants }: Pick<Session, 'grants'>): FoodScope[] =>
  grants.flatMap(({ role, module, categoryId, organizationId }) =>
    (role === 'REVIEWER' || role === 'APPROVER') &&
    (module === undefined || module === 'FSI') &&
    (categoryId === undefined || categoryId === foodCategoryId)
      ? [{ role, organizationId }]
      : [],
  )

/** A whole register number, a number or its beginning, else words of the name of holder or object. */
const readQuestion = (text = ''): Pick<FoodQueueFilters, 'number' | 'register' | 'named'> => {
  const typed = text.trim()
  if (typed === '') return {}
  const number = typed.toUpperCase().replace(/^Ф(?=\d)/, 'F')
  // Seven digits are a company, which a part of a number may be too.
  const register = /^F\d+$/.test(number) ? null : typedRegisterNumber(typed)
  if (register) return { register }
  if (/^F?\d+$/.test(number)) return { number: number.startsWith('F') ? number : `F${number}` }
  return { named: wordsBegin(nameWords(typed)) }
}

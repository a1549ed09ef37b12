// Food objects for the search and the homes of the console: as far as the food desk of the caller reaches.
import type { ConsoleRow } from '@khyanalt/contract/console'
import { consolePlaces } from '@khyanalt/domain/console-places'
import { partOf } from '@khyanalt/domain/console-question'
import { foodObjectStateTexts } from '@khyanalt/domain/messages/states'
import { agencyDate } from '../../clock.ts'
import { asIs, type ConsoleSearch, inBoth } from '../../console-source.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { type FoodQueueRecord, listFirstObjects } from './food-queue.sql.ts'
import { foodScopes } from './list-food-queue.ts'

export const findFoodObjects = async (
  tx: Tx,
  caller: Session,
  { register, named, today, limit, ...typed }: ConsoleSearch,
): Promise<ConsoleRow[]> => {
  const scopes = foodScopes(caller)
  const number = partOf(typed, 'foodSafety')
  const asked = register ? { register } : number ? { part: number } : named ? { named } : null
  if (!asked || scopes.length === 0) return []
  const viewer = { scopes, userId: caller.userId, today }
  const rows = await listFirstObjects(tx, viewer, { view: 'all', ...asked }, { order: 'latest', limit })
  return rows.map(row => presentFoodRow(row, row.submitted_at && agencyDate(row.submitted_at)))
}

export const presentFoodRow = (row: FoodQueueRecord, date: string | null): ConsoleRow => ({
  id: row.request_number,
  number: row.request_number,
  title: asIs(row.object_name),
  state: inBoth(foodObjectStateTexts, row.state),
  person: row.holder,
  date,
  address: consolePlaces.foodObject(row.request_number),
})

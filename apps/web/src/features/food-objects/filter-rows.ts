import type { FoodRow } from '@khyanalt/contract/food-objects'
import { readFoodObjectStatus } from '@khyanalt/domain/food-object-status'

/** The rows whose number holds what was typed, in any spelling of case, and whose status is the chosen one. */
export const filterFoodRows = (
  rows: readonly FoodRow[],
  { number, status }: { readonly number: string; readonly status: string },
): readonly FoodRow[] => {
  const typed = number.replace(/\s/g, '').toUpperCase()
  return rows.filter(
    row => row.request_number.includes(typed) && (status === '' || readFoodObjectStatus(row.status) === status),
  )
}

// SQL of the working calendar.
import type { Tx } from './transaction.ts'

/** Public holidays from a day on; of those long past nothing is computed. */
export const listHolidays = async (tx: Tx, from: string): Promise<ReadonlySet<string>> => {
  const rows = await tx.selectFrom('public_holidays').select('day').where('day', '>=', from).execute()
  return new Set(rows.map(row => row.day))
}

// Organisations for the search of the console, as administrators look them up.
import type { ConsoleRow } from '@khyanalt/contract/console'
import { consolePlaces } from '@khyanalt/domain/console-places'
import type { ConsoleSearch } from '../../console-source.ts'
import type { Tx } from '../../db/transaction.ts'
import { findCompaniesCalled } from './staff-companies.sql.ts'

/** By the beginning of their number, or by words of their name. */
export const findCompanies = async (tx: Tx, { text, named, limit }: ConsoleSearch): Promise<ConsoleRow[]> => {
  const asked = /^\d{4,7}$/.test(text) ? { begins: text } : named ? { named } : null
  if (!asked) return []
  return (await findCompaniesCalled(tx, asked, limit)).map(row => ({
    id: row.id,
    number: row.register_number,
    title: { mn: row.name_mn, en: row.name_en ?? row.name_mn },
    state: null,
    person: null,
    date: null,
    address: consolePlaces.company(row.id),
  }))
}

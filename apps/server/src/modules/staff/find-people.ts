// Accounts for the search of the console, as administrators look them up: staff and foreigners by name, every other
// client by the whole register number alone.
import type { ConsoleRow } from '@khyanalt/contract/console'
import { consolePlaces } from '@khyanalt/domain/console-places'
import { isCalled } from '@khyanalt/domain/name-slips'
import { nameKey } from '@khyanalt/domain/search-key'
import { asIs, type ConsoleSearch } from '../../console-source.ts'
import type { Tx } from '../../db/transaction.ts'
import { findClientName, findForeigners, listStaffNames } from './people.sql.ts'

/** Members of staff of a name, or of an address that they sign in by. */
export const findStaff = async (
  tx: Tx,
  { text, words, limit }: ConsoleSearch,
  nearly: boolean,
): Promise<ConsoleRow[]> => {
  const address = text.toLowerCase()
  const isMeant = ({ name, lastname, login_email }: Awaited<ReturnType<typeof listStaffNames>>[number]) =>
    (words.length > 0 && isCalled(nameKey(`${lastname ?? ''} ${name}`), words, nearly)) ||
    (address.length > 2 && login_email?.includes(address) === true)
  const rows = (await listStaffNames(tx)).filter(isMeant).slice(0, limit)
  return rows.map(row => ({ ...presentPerson(row), person: row.position ?? row.login_email }))
}

/** Clients whom the question means. */
export const findClients = async (tx: Tx, { text, words, register, limit }: ConsoleSearch): Promise<ConsoleRow[]> => {
  if (register) {
    const client = await findClientName(tx, register)
    return client ? [presentPerson(client)] : []
  }
  return words.length > 0 ? (await findForeigners(tx, text, limit)).map(presentPerson) : []
}

const presentPerson = ({ id, name, lastname }: { readonly id: string; name: string; lastname: string | null }) => ({
  id,
  number: null,
  title: asIs([lastname, name].filter(Boolean).join(' ')),
  state: null,
  person: null as string | null,
  date: null,
  address: consolePlaces.person(id),
})

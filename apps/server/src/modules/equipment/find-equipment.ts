// Equipment by its serial number for the search of the console: as far as the registers of the caller reach.
import type { ConsoleRow } from '@khyanalt/contract/console'
import { consolePlaces } from '@khyanalt/domain/console-places'
import type { Bilingual } from '@khyanalt/domain/language'
import { registers } from '@khyanalt/form-engine/registers/registers'
import type { ConsoleSearch } from '../../console-source.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { present } from './list-records.ts'
import { registerScopes } from './register-scopes.ts'
import { listStaffRecords } from './staff-records.sql.ts'

export const findEquipment = async (
  tx: Tx,
  caller: Session,
  { serials, limit }: ConsoleSearch,
): Promise<ConsoleRow[]> => {
  const scopes = registerScopes(caller)
  if (serials.length === 0 || scopes?.length === 0) return []
  const rows = await listStaffRecords(tx, { scopes, serialParts: serials }, { offset: 0, limit, few: true })
  return (await present(tx, rows)).map(row => ({
    id: row.id,
    number: row.serial,
    title: titleOf(row.type ?? registers[row.register].title, [row.maker, row.model]),
    state: null,
    person: row.owner.name,
    date: row.expires_on,
    address: consolePlaces.registers(row.owner.kind, row.owner.id),
  }))
}

/** The kind with maker and model behind it, which are the same in every language. */
const titleOf = ({ mn, en }: Bilingual, more: readonly (string | null)[]): Bilingual => {
  const behind = more.filter(Boolean).join(' ')
  return behind ? { mn: `${mn}, ${behind}`, en: `${en}, ${behind}` } : { mn, en }
}

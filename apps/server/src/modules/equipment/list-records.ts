// Registers of all owners, for inspectors: a page, the same list as a table, and counts by province.
import type { RegisterFilters, RegisterRow } from '@khyanalt/contract/staff-registers'
import type { Bilingual } from '@khyanalt/domain/language'
import { serialBeginnings } from '@khyanalt/domain/serial-key'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { addDays, agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { readAddressTree, readLibrary } from '../lists/read-list.ts'
import { registerScopes } from './register-scopes.ts'
import type { RecordFilters, StaffRecord } from './staff-records.sql.ts'

/** Days ahead in which a certificate ends soon. */
const soonDays = 90

export const filtersOf = (
  { clock }: Services,
  caller: Session,
  { register, serial, owner, aimag, expires }: RegisterFilters,
): RecordFilters => {
  const today = agencyDate(clock.now())
  return {
    scopes: registerScopes(caller),
    register,
    // Signs alone are no number.
    serials: serial ? serialBeginnings(serial).filter(Boolean) : undefined,
    owner: owner ? { words: owner.match(/[\p{L}\p{N}]+/gu) ?? [], number: owner.toUpperCase() } : undefined,
    aimag: aimag || undefined,
    expires:
      expires === undefined
        ? undefined
        : expires === 'past'
          ? { from: null, to: addDays(today, -1) }
          : { from: today, to: addDays(today, soonDays) },
  }
}

export const aimagNames = async (tx: Tx): Promise<ReadonlyMap<string, Bilingual>> =>
  new Map((await readAddressTree(tx)).map(({ value, label }) => [value, label]))

/** Rows as the call answers them, kinds of equipment by their words. */
export const present = async (tx: Tx, rows: readonly StaffRecord[]): Promise<RegisterRow[]> => {
  if (rows.length === 0) return []
  const places = await aimagNames(tx)
  const types = {
    radioactive: wordsOf(await readLibrary(tx, 'xray_kind')),
    generator: wordsOf(await readLibrary(tx, 'generator_type')),
  } as Partial<Record<string, ReadonlyMap<string, Bilingual>>>
  return rows.map(row => {
    const text = (name: string) => (typeof row.answers[name] === 'string' ? String(row.answers[name]) : null)
    const type = text('type')
    return {
      id: row.id,
      register: row.register as RegisterName,
      owner: {
        kind: row.company_id === null ? 'person' : 'company',
        id: row.company_id ?? row.user_id ?? '',
        name: row.owner_name,
        register_number: row.owner_number ?? '',
      },
      aimag: places.get(row.aimag ?? '') ?? null,
      type: type === null ? null : (types[row.register]?.get(type) ?? { mn: type, en: type }),
      maker: text('manufacturer'),
      model: text('model'),
      serial: text('serialnumber'),
      year: text('manufactured_year'),
      expires_on: row.expires_on,
      request_number: row.request_number,
      updated_on: agencyDate(row.updated_at),
    }
  })
}

const wordsOf = (options: readonly { readonly value: string; readonly label: Bilingual }[]) =>
  new Map(options.map(({ value, label }) => [value, label]))

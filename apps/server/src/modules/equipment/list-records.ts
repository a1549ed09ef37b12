// Registers of all owners, for inspectors: a page, the same list as a table, and counts by province.
import {
  type countRegisterRecords,
  type downloadRegisterRecords,
  type listRegisterRecords,
  type RegisterFilters,
  type RegisterRow,
  registersTotalLimit,
} from '@khyanalt/contract/staff-registers'
import type { Bilingual } from '@khyanalt/domain/language'
import { staffRegisterTexts } from '@khyanalt/domain/messages/staff-registers'
import { serialBeginnings } from '@khyanalt/domain/serial-key'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { v7 as uuidv7 } from 'uuid'
import { addDays, agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { TableUseCase } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { readAddressTree, readLibrary } from '../lists/read-list.ts'
import { registerScopes } from './register-scopes.ts'
import {
  countByAimag,
  countStaffRecords,
  listStaffRecords,
  type RecordFilters,
  type StaffRecord,
} from './staff-records.sql.ts'

/** Days ahead in which a certificate ends soon. */
const soonDays = 90
/** A longer table is narrowed first; spreadsheets of people hold no more with comfort. */
const maxTableRows = 20_000

export const answerRecords =
  (services: Services): UseCase<typeof listRegisterRecords> =>
  async (tx, caller, { page, results, ...asked }) => {
    const filters = filtersOf(services, caller, asked)
    const total = await countStaffRecords(tx, filters, registersTotalLimit)
    const offset = (page - 1) * results
    // Behind what is counted nobody turns pages; a made-up page number costs nothing.
    if (offset >= total) return { data: { data: [], per_page: results, total } }
    const rows = await listStaffRecords(tx, filters, { offset, limit: results, few: total < registersTotalLimit })
    return { data: { data: await present(tx, rows), per_page: results, total } }
  }

export const tableOfRecords =
  (services: Services): TableUseCase<typeof downloadRegisterRecords> =>
  async (tx, caller, { format, lang, ...asked }) => {
    const filters = filtersOf(services, caller, asked)
    const total = await countStaffRecords(tx, filters, maxTableRows + 1)
    if (total > maxTableRows) throw refuse('too_many_rows', { params: { max: maxTableRows } })
    const rows = await present(tx, await listStaffRecords(tx, filters, { offset: 0, limit: maxTableRows, few: true }))
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'export',
      noun: 'equipment',
      noun_id: asked.register ?? 'all',
      detail: { ...asked, rows: rows.length, format },
      at: services.clock.now(),
    })
    const say = staffRegisterTexts[lang]
    const name = (words: Bilingual | null) => words && (words[lang] || words.mn)
    return {
      name: 'registers',
      title: say.title,
      columns: [
        ...[say.register, say.owner, say.ownerNumber, say.aimag, say.type, say.maker, say.model, say.serial].map(
          title => ({ title }),
        ),
        { title: say.year, kind: 'number' },
        { title: say.expires, kind: 'day' },
        { title: say.request },
        { title: say.updated, kind: 'day' },
      ],
      rows: rows.map(row => [
        name(registers[row.register].title),
        row.owner.name,
        row.owner.register_number,
        name(row.aimag),
        name(row.type),
        row.maker,
        row.model,
        row.serial,
        row.year,
        row.expires_on,
        row.request_number,
        row.updated_on,
      ]),
    }
  }

export const answerCounts =
  ({ clock }: Services): UseCase<typeof countRegisterRecords> =>
  async (tx, caller) => {
    const names = await aimagNames(tx)
    const counted = await countByAimag(tx, registerScopes(caller), agencyDate(clock.now()))
    const byPlace = Map.groupBy(counted, row => (names.has(row.aimag ?? '') ? row.aimag : null))
    const data = [...byPlace].map(([code, rows]) => {
      const counts: Partial<Record<RegisterName, number>> = {}
      for (const { register, count } of rows) {
        counts[register as RegisterName] = (counts[register as RegisterName] ?? 0) + count
      }
      const name = names.get(code ?? '')
      return {
        aimag: code !== null && name ? { code, name } : null,
        counts,
        ended: rows.reduce((sum, { ended }) => sum + ended, 0),
      }
    })
    const sum = ({ counts }: (typeof data)[number]) => Object.values(counts).reduce((all, count) => all + count, 0)
    return { data: data.sort((a, b) => sum(b) - sum(a)) }
  }

const filtersOf = (
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

const aimagNames = async (tx: Tx): Promise<ReadonlyMap<string, Bilingual>> =>
  new Map((await readAddressTree(tx)).map(({ value, label }) => [value, label]))

/** Rows as the call answers them, kinds of equipment by their words. */
const present = async (tx: Tx, rows: readonly StaffRecord[]): Promise<RegisterRow[]> => {
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

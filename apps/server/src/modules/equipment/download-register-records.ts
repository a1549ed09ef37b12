import type * as calls from '@khyanalt/contract/staff-registers'
import type { Bilingual } from '@khyanalt/domain/language'
import { staffRegisterTexts } from '@khyanalt/domain/messages/staff-registers'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { refuse } from '../../http/refusal.ts'
import type { TableUseCase } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { filtersOf, present } from './list-records.ts'
import { countStaffRecords, listStaffRecords } from './staff-records.sql.ts'

/** A longer table is narrowed first; spreadsheets of people hold no more with comfort. */
const maxTableRows = 20_000

export const downloadRegisterRecords =
  (services: Services): TableUseCase<typeof calls.downloadRegisterRecords> =>
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

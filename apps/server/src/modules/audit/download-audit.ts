// The audit as a table for spreadsheets; taking it away is an act of its own.
import type * as calls from '@khyanalt/contract/audit'
import { differenceInWords } from '@khyanalt/contract/version-difference'
import { auditActWords, staffAuditTexts } from '@khyanalt/domain/messages/staff-audit'
import { auditFactsInWords } from '@khyanalt/domain/messages/staff-audit-facts'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { TableUseCase } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { readActs } from './read-audit.ts'

const most = 20_000

export const downloadAudit =
  ({ clock }: Pick<Services, 'clock'>): TableUseCase<typeof calls.downloadAudit> =>
  async (tx, caller, { format, lang, ...asked }) => {
    const rows = await readActs(tx, asked, most)
    const at = clock.now()
    await insertAuditEntry(tx, {
      noun: 'audit',
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'export',
      noun_id: caller.userId,
      detail: { ...asked, format, rows: rows.length },
      at,
    })
    const say = staffAuditTexts[lang]
    return {
      name: `audit-${agencyDate(at)}`,
      title: say.title,
      columns: [
        { title: say.column_at },
        { title: say.column_who },
        { title: say.column_login },
        { title: say.column_support },
        { title: say.column_act },
        { title: say.column_noun },
        { title: say.column_thing },
        { title: say.column_detail },
      ],
      rows: rows.map(row => [
        row.at,
        row.actor?.name ?? say.product,
        row.actor?.login ?? null,
        row.support,
        auditActWords(row.act, lang),
        say[`noun_${row.noun}`],
        lang === 'en' ? (row.thing_en ?? row.thing) : row.thing,
        [
          ...auditFactsInWords(row.detail, lang, moment => moment),
          ...row.difference.map(line => differenceInWords(line, lang)),
        ].join('; '),
      ]),
    }
  }

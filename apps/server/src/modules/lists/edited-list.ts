// A reference list as its administrators see it, and the one way to begin an edit of it.

import type { EditedOption } from '@khyanalt/contract/staff-lists'
import type { AuditAct } from '@khyanalt/domain/messages/staff-audit'
import type { AuditFacts } from '@khyanalt/domain/messages/staff-audit-facts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { countListEdit, findListState, listEditedOptions, type OptionToStore } from './edited-lists.sql.ts'

/** What an edit of a list begins with, and how it is written down. */
export type ListEdit = {
  readonly options: readonly EditedOption[]
  readonly version: number
  writeDown(
    action: 'add' | 'update' | 'retire' | 'restore' | 'reorder' | 'import' | 'merge',
    detail: AuditFacts,
  ): Promise<void>
}

/** Holds a list that is still as its editor saw it; whoever saw an older one is told who was faster. */
export const beginListEdit = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  by: string,
  { library, version }: { readonly library: string; readonly version: number },
): Promise<ListEdit> => {
  const before = await findListState(tx, library)
  const options = await readOptions(tx, library)
  if (!before && options.length === 0) throw refuse('not_found')
  const next = await countListEdit(tx, library, by)
  if (next !== version + 1) throw refuse('version_conflict', { current: { version: next - 1, by: before?.by ?? null } })
  return {
    options,
    version: next,
    writeDown: (action, detail) => writeListAudit(tx, { clock, by, library, action, detail }),
  }
}

/** Writes down what somebody did to a list. */
export const writeListAudit = (
  tx: Tx,
  {
    clock,
    by,
    library,
    ...done
  }: Pick<Services, 'clock'> & {
    readonly by: string
    readonly library: string
    readonly action: AuditAct
    readonly detail: AuditFacts
  },
): Promise<void> =>
  insertAuditEntry(tx, { id: uuidv7(), actor_user_id: by, noun: 'list', noun_id: library, at: clock.now(), ...done })

/** The keys that data of a list has: no form would know others. */
export const keysOf = (options: readonly EditedOption[]): string[] => [
  ...new Set(options.flatMap(({ data }) => Object.keys(data))),
]

export const readOptions = async (tx: Tx, library: string): Promise<EditedOption[]> => {
  const rows = await listEditedOptions(tx, library)
  return rows.map(row => ({
    value: row.value,
    label: { mn: row.label_mn, en: row.label_en },
    data: (row.data ?? {}) as Record<string, string>,
    offered: row.status === 1,
    from: row.offered_from,
    until: row.offered_until,
    current: row.offered,
    merged_into: row.merged_into,
    changed: row.edited_by !== null,
  }))
}

/** An option as it stands, to be written again with what changed. */
export const storedAs = ({ value, label, data, from, until, offered, merged_into }: EditedOption): OptionToStore => ({
  value,
  label,
  data,
  from,
  until,
  offered,
  mergedInto: merged_into,
})

// Findings as administrators read them, and the note by which one is resolved.
import type { listAuditFindings, resolveAuditFinding } from '@khyanalt/contract/audit'
import { describeFinding } from '@khyanalt/domain/messages/audit-findings'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { closeFinding, listFindingRows } from './findings.sql.ts'

const most = 200

export const answerFindings: UseCase<typeof listAuditFindings> = async tx => {
  const rows = await listFindingRows(tx, most)
  return {
    data: rows.map(row => ({
      id: row.id,
      sentence: { mn: describeFinding('mn', row), en: describeFinding('en', row) },
      found_at: row.found_at.toISOString(),
      resolved:
        row.resolved_at === null
          ? null
          : { at: row.resolved_at.toISOString(), by: row.resolver ?? '', note: row.note ?? '' },
    })),
  }
}

export const resolveFinding =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof resolveAuditFinding> =>
  async (tx, caller, { id, note }) => {
    if (note === '') throw refuse('reason_missing')
    const at = clock.now()
    const finding = await closeFinding(tx, id, { by: caller.userId, at, note })
    if (!finding) throw refuse('not_found')
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'resolve',
      noun: 'audit',
      noun_id: id,
      detail: { finding: describeFinding('mn', finding), reason: note },
      at,
    })
    return {}
  }

// Findings as administrators read them.
import type * as calls from '@khyanalt/contract/audit'
import { describeFinding } from '@khyanalt/domain/messages/audit-findings'
import type { UseCase } from '../../http/bind.ts'
import { listFindingRows } from './findings.sql.ts'

const most = 200

export const listAuditFindings: UseCase<typeof calls.listAuditFindings> = async tx => {
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

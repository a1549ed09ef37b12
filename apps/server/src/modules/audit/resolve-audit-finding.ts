// The note by which a finding is resolved.
import type * as calls from '@khyanalt/contract/audit'
import { describeFinding } from '@khyanalt/domain/messages/audit-findings'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { closeFinding } from './findings.sql.ts'

export const resolveAuditFinding =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.resolveAuditFinding> =>
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

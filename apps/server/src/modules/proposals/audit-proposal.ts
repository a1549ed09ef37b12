// Every act on a proposal leaves its line, with the old and the new value.
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { ProposalRow } from './proposals.sql.ts'

export const auditProposal = (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  by: string | null,
  action: 'propose' | 'confirm' | 'refuse' | 'withdraw' | 'expire',
  {
    id,
    kind,
    subject,
    before,
    input,
    proposed_by,
  }: Pick<ProposalRow, 'id' | 'kind' | 'subject' | 'before' | 'input' | 'proposed_by'>,
  more: object = {},
): Promise<void> =>
  insertAuditEntry(tx, {
    id: uuidv7(),
    actor_user_id: by,
    action,
    noun: 'proposal',
    noun_id: id,
    detail: { kind, subject, old: before, new: input, proposed_by, ...more },
    at: clock.now(),
  })

// Administrators keep what the agency says of itself.

import { isDeepStrictEqual } from 'node:util'
import type * as calls from '@khyanalt/contract/agency-settings'
import type { AuditAct } from '@khyanalt/domain/messages/staff-audit'
import type { AuditFacts } from '@khyanalt/domain/messages/staff-audit-facts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findAgencyRow, writeAgency } from './agency.sql.ts'
import { factsOf, presentAgency } from './read-agency.ts'

export const saveAgency =
  (services: Pick<Services, 'clock'>): UseCase<typeof calls.saveAgency> =>
  async (tx, { userId }, { version, facts, account }) => {
    const before = await findAgencyRow(tx)
    const at = services.clock.now()
    const saved = await writeAgency(tx, version, { facts, account, by: userId, at })
    if (saved === null) throw await olderVersion(tx)
    const was = { ...factsOf(presentAgency(before)), account: before?.account ?? null }
    const is = { ...facts, account }
    const changed = Object.keys(is).filter(
      // The database keeps keys in an order of its own.
      name => !isDeepStrictEqual(was[name as keyof typeof was], is[name as keyof typeof is]),
    )
    await auditAgency(tx, { by: userId, at, action: before ? 'update' : 'create', detail: { changed, ...is } })
    return { version: saved }
  }

/** What a late writer is told: the version that is there and who wrote it. */
export const olderVersion = async (tx: Tx): Promise<Error> => {
  const row = await findAgencyRow(tx)
  return refuse('version_conflict', {
    current: { version: row?.version ?? 0, by: row?.saved_by ?? null },
  })
}

/** Writes down what somebody did to the data of the agency. */
export const auditAgency = (
  tx: Tx,
  { by, ...done }: { readonly by: string; readonly at: Date; readonly action: AuditAct; readonly detail: AuditFacts },
): Promise<void> =>
  insertAuditEntry(tx, { id: uuidv7(), actor_user_id: by, noun: 'agency', noun_id: 'agency', ...done })

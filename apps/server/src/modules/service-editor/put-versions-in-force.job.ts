// Puts versions in force on the day that was set when they were published.
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { system } from '../requests/system-doer.ts'
import { endPlanned, listDue, lockPlanned } from './planned-versions.sql.ts'
import { putInForce } from './put-in-force.ts'
import { readWholeVersion } from './read-whole-version.ts'
import { lockEditedService } from './service-editor.sql.ts'

/** The job: each service in a transaction of its own; one that was withdrawn meanwhile is left alone. */
export const putVersionsInForce = (services: Services) => async (): Promise<void> => {
  const at = services.clock.now()
  const today = agencyDate(at)
  for (const id of await inTransaction(services.db, tx => listDue(tx, today))) {
    await inTransaction(services.db, async tx => {
      const service = await lockEditedService(tx, id)
      const planned = await lockPlanned(tx, id)
      if (!service || !planned || planned.effective_on > today) return
      const next = await readWholeVersion(tx, id, planned.version)
      const moved = await putInForce(tx, services, system, service, next, planned.planned_by)
      await endPlanned(tx, planned, { state: 'in_force', ended_by: null, ended_at: at })
      await insertAuditEntry(tx, {
        id: uuidv7(),
        actor_user_id: null,
        action: 'take_effect',
        noun: 'service',
        noun_id: String(id),
        detail: { version: planned.version, effective_on: planned.effective_on, ...moved },
        at,
      })
    })
  }
}

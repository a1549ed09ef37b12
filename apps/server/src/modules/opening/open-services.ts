// Opens the services that are ready.
import type * as calls from '@khyanalt/contract/opening'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { listServicesToOpen, setServiceOpen } from './opening.sql.ts'

export const openServices =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.openServices> =>
  async (tx, { userId }, { services }) => {
    const stored = new Map((await listServicesToOpen(tx)).map(service => [service.id, service]))
    // Whoever else opens several takes them in the same order, so that neither waits for the other for ever.
    for (const { id, version, open } of services.toSorted((a, b) => a.id - b.id)) {
      const service = stored.get(id)
      if (!service) throw refuse('service_not_found')
      if (open && service.current_version === null) throw refuse('wrong_state')
      if (!(await setServiceOpen(tx, { id, version, open, by: userId }))) {
        throw refuse('version_conflict', { current: { id, version: service.version } })
      }
      await insertAuditEntry(tx, {
        id: uuidv7(),
        actor_user_id: userId,
        action: open ? 'open' : 'close',
        noun: 'service',
        noun_id: String(id),
        detail: { status: open ? 1 : 0 },
        at: clock.now(),
      })
    }
    const opened = services.filter(({ open }) => open).length
    return { opened, closed: services.length - opened }
  }

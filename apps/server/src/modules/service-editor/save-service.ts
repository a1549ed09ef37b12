// Saves the particulars of a service; the pages show them at once.
import type { saveService } from '@khyanalt/contract/service-editor'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { demandProof } from '../../http/demand-proof.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { refuseBadSettings } from './check-settings.ts'
import {
  type EditedServiceRow,
  findEditor,
  lockEditedService,
  settingsOf,
  updateEditedService,
} from './service-editor.sql.ts'

export const keepService =
  (services: Services): UseCase<typeof saveService> =>
  async (tx, caller, { id, version, settings, status, temporary_disable }) => {
    const service = await getSeenService(tx, id, version)
    const unpublished = status === 1 && service.current_version === null
    await refuseBadSettings(tx, settings, {
      id,
      path: 'settings',
      more: unpublished ? [{ code: 'nothing_published', path: 'status' }] : [],
    })
    const saved = await updateEditedService(tx, id, settings, { status, temporary_disable }, caller.userId)
    const before = settingsOf(service)
    const changed = Object.keys(before).filter(
      name =>
        JSON.stringify(before[name as keyof typeof before]) !== JSON.stringify(settings[name as keyof typeof before]),
    )
    if (changed.includes('price')) demandProof('enrolled', caller)
    await auditEdit(tx, services, caller, {
      noun: 'service',
      id,
      action: 'update',
      detail: { changed, status, temporary_disable },
    })
    return { version: saved }
  }

/** The service, locked, as the editor saw it; whoever saw an older one is told who was faster. */
export const getSeenService = async (tx: Tx, id: number, version: number): Promise<EditedServiceRow> => {
  const service = await lockEditedService(tx, id)
  if (!service) throw refuse('service_not_found')
  if (service.version !== version) {
    throw refuse('version_conflict', {
      current: { version: service.version, by: await findEditor(tx, 'services', id), settings: settingsOf(service) },
    })
  }
  return service
}

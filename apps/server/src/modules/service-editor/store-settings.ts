// Writes the particulars of a service and what of them changed.
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { refuseBadSettings } from './check-settings.ts'
import { type EditedServiceRow, settingsOf, updateEditedService } from './service-editor.sql.ts'

/** Stores them on a locked service; its new version. */
export const storeSettings = async (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  caller: Session,
  service: EditedServiceRow,
  {
    settings,
    status,
    temporary_disable,
  }: { readonly settings: ServiceSettings; readonly status: 0 | 1; readonly temporary_disable: boolean },
): Promise<number> => {
  const unpublished = status === 1 && service.current_version === null
  await refuseBadSettings(tx, settings, {
    id: service.id,
    path: 'settings',
    more: unpublished ? [{ code: 'nothing_published', path: 'status' }] : [],
  })
  const saved = await updateEditedService(tx, service.id, settings, { status, temporary_disable }, caller.userId)
  const before = settingsOf(service)
  const changed = Object.keys(before).filter(
    name =>
      JSON.stringify(before[name as keyof typeof before]) !== JSON.stringify(settings[name as keyof typeof before]),
  )
  await auditEdit(tx, services, caller, {
    noun: 'service',
    id: service.id,
    action: 'update',
    detail: { changed, status, temporary_disable },
  })
  return saved
}

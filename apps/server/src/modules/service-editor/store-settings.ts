// Writes the particulars of a service and what of them changed.
import { isDeepStrictEqual } from 'node:util'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { storeVersion } from '../catalogue/publish-version.ts'
import { auditEdit } from './audit-edit.ts'
import { refuseBadSettings } from './check-settings.ts'
import { openingLines } from './difference/settings-lines.ts'
import { nextVersion } from './drafts.sql.ts'
import { readDifference, readPublished } from './edited-service.ts'
import { findPlanned } from './planned-versions.sql.ts'
import { putInForce } from './put-in-force.ts'
import { readWholeForm } from './read-whole-version.ts'
import { type EditedServiceRow, settingsOf, updateEditedService } from './service-editor.sql.ts'

/** Stores them on a locked service; its new version. */
export const storeSettings = async (
  tx: Tx,
  services: Services,
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
  const before = await readPublished(tx, service)
  const after = { ...before, settings }
  const changed = Object.entries(settingsOf(service)).flatMap(([name, value]) =>
    isDeepStrictEqual(value, new Map<string, unknown>(Object.entries(settings)).get(name)) ? [] : [name],
  )
  const state = { status, temporary_disable }
  const renewed = service.current_version !== null && changed.length > 0
  if (renewed) await publishSettings(tx, services, caller, { ...service, ...state }, settings)
  else await updateEditedService(tx, service.id, settings, state, caller.userId)
  await auditEdit(tx, services, caller, {
    noun: 'service',
    id: service.id,
    action: 'update',
    detail: {
      changed,
      difference: [...openingLines(service, state), ...(await readDifference(tx, before, after))],
      ...state,
    },
  })
  return service.version + 1
}

/** What a published service says changes with its number alone: the next version has the same form. */
const publishSettings = async (
  tx: Tx,
  services: Services,
  caller: Session,
  service: EditedServiceRow,
  settings: ServiceSettings,
): Promise<void> => {
  if (await findPlanned(tx, service.id)) throw refuse('version_planned')
  const current = await readWholeForm(tx, service.id, service.current_version ?? 0)
  const next = { ...current, id: uuidv7(), version: await nextVersion(tx, service.id), settings }
  const at = services.clock.now()
  await storeVersion(tx, { ...next, serviceId: service.id, at, by: caller.userId })
  const moved = await putInForce(tx, services, caller, service, next, caller.userId)
  await auditEdit(tx, services, caller, {
    noun: 'service',
    id: service.id,
    action: 'publish',
    detail: { version: next.version, changes: [], ...moved },
  })
}

// Saves the particulars of a service; the pages show them at once, but for fee and rules, which two administrators change.
import type * as calls from '@khyanalt/contract/service-editor'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { demandProof } from '../../http/demand-proof.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { propose } from '../proposals/propose.ts'
import { refuseBadSettings } from './check-settings.ts'
import { type GovernedSettings, governedDifference, governedOf, withGoverned } from './governed-change.ts'
import { type EditedServiceRow, findEditor, lockEditedService, settingsOf } from './service-editor.sql.ts'
import { settingsKind } from './settings-kind.ts'
import { storeSettings } from './store-settings.ts'

export const saveService =
  (services: Services): UseCase<typeof calls.saveService> =>
  async (tx, caller, { id, version, settings, status, temporary_disable }) => {
    const service = await getSeenService(tx, id, version)
    const { now, later } = partSettings(service, settings)
    if (costOf(settings) !== costOf(settingsOf(service))) demandProof('enrolled', caller)
    // What waits is judged with the rest, so that nothing is proposed that could not be saved.
    if (later) await refuseBadSettings(tx, settings, { id, path: 'settings' })
    const saved = await storeSettings(tx, services, caller, service, { settings: now, status, temporary_disable })
    const proposal = later && (await propose(tx, services, caller, settingsKind(services), { id, governed: later }))
    return { version: saved, proposal }
  }

/** What the service costs, to be compared. */
const costOf = ({ fee, details }: ServiceSettings): string => JSON.stringify([fee, details.price])

/**
 * What of new particulars one administrator saves, and what waits for a second one: fee and rules of a service that
 * is published. Of any other they are confirmed with its first version.
 */
export const partSettings = (
  service: EditedServiceRow,
  settings: ServiceSettings,
): { readonly now: ServiceSettings; readonly later: GovernedSettings | null } => {
  const before = governedOf(settingsOf(service))
  const after = governedOf(settings)
  if (service.current_version === null || governedDifference(before, after).length === 0) {
    return { now: settings, later: null }
  }
  return { now: withGoverned(settings, before), later: after }
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

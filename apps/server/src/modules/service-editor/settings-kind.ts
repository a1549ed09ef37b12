// A change of what a published service costs, for whom it is and what comes of it, done by two.
import { serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import { z } from 'zod'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { ProposalKind } from '../proposals/proposal-kind.ts'
import { say } from '../proposals/say.ts'
import { readDifference, readPublished } from './edited-service.ts'
import { type GovernedSettings, governedOf, withGoverned } from './governed-change.ts'
import { type EditedServiceRow, findEditedService, lockEditedService, settingsOf } from './service-editor.sql.ts'
import { storeSettings } from './store-settings.ts'

type Input = { readonly id: number; readonly governed: GovernedSettings }

const { fee, validity_months, issues_certificate, client_types, type, renewable, category_id, details } =
  serviceSettingsSchema.shape
const governedSchema = z.object({
  fee,
  validity_months,
  issues_certificate,
  client_types,
  type,
  renewable,
  category_id,
  price: details.shape.price,
})

export const settingsKind = (services: Services): ProposalKind<Input> => ({
  name: 'service_settings',
  input: z.object({ id: z.number().int(), governed: governedSchema }),
  subject: ({ id }) => `service ${id}`,
  concerns: () => null,
  current: async (tx, { id }) => {
    const service = await findEditedService(tx, id)
    return service && governedOf(settingsOf(service))
  },
  summary: async (tx, { id, governed }) => {
    const service = await findEditedService(tx, id)
    return {
      title: say('title_service_settings'),
      subject: { mn: service?.name_mn ?? '', en: service?.name_en ?? '' },
      lines: service ? await changedLines(tx, service, governed) : [],
      link: staffPaths.service(id),
    }
  },
  apply: async (tx, caller, { id, governed }) => {
    const service = await lockEditedService(tx, id)
    if (!service) throw refuse('not_found')
    const { status, temporary_disable } = service
    const settings = withGoverned(settingsOf(service), governed)
    await storeSettings(tx, services, caller, service, { settings, status, temporary_disable })
  },
})

/** What would differ, in the words in which every version is told from another. */
const changedLines = async (
  tx: Tx,
  service: EditedServiceRow,
  governed: GovernedSettings,
): Promise<DifferenceLine[]> => {
  const published = await readPublished(tx, service)
  return readDifference(tx, published, { ...published, settings: withGoverned(settingsOf(service), governed) })
}

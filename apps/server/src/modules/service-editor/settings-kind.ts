// A change of what a published service costs, for whom it is and what comes of it, done by two.
import type { ProposalLine } from '@khyanalt/contract/proposals'
import { serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import type { Bilingual } from '@khyanalt/domain/language'
import { formatTugrik, type Mongo } from '@khyanalt/domain/money'
import { z } from 'zod'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { ProposalKind } from '../proposals/proposal-kind.ts'
import { plain, say } from '../proposals/say.ts'
import { type GovernedSettings, governedDifference, governedOf, withGoverned } from './governed-change.ts'
import { findEditedService, lockEditedService, settingsOf } from './service-editor.sql.ts'
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

export const settingsKind = (services: Pick<Services, 'clock'>): ProposalKind<Input> => ({
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
      lines: settingLines(service && governedOf(settingsOf(service)), governed),
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

/** What differs, each with its old and new value; of a service that is not published yet, what there is. */
export const settingLines = (before: GovernedSettings | null, after: GovernedSettings): ProposalLine[] => {
  const names = before ? governedDifference(before, after) : (['fee', 'issues_certificate', 'client_types'] as const)
  return names.map(name => ({
    label: say(`setting_${name}`),
    from: before && valueWords(before, name),
    to: valueWords(after, name),
  }))
}

const valueWords = (settings: GovernedSettings, name: keyof GovernedSettings): Bilingual => {
  switch (name) {
    case 'fee':
      return settings.fee === null ? say('value_free') : plain(formatTugrik(settings.fee as Mongo))
    case 'price':
      return priceWords(settings.price)
    case 'client_types': {
      const words = settings.client_types.map(one => say(`value_${one}`))
      return { mn: words.map(({ mn }) => mn).join(', '), en: words.map(({ en }) => en).join(', ') }
    }
    case 'type':
      return say(`value_${settings.type}`)
    case 'validity_months':
    case 'category_id':
      return settings[name] === null ? say('value_none') : plain(String(settings[name]))
    default:
      return say(settings[name] ? 'value_yes' : 'value_no')
  }
}

const priceWords = (price: GovernedSettings['price']): Bilingual => {
  if (price === null) return say('value_none')
  if (!Array.isArray(price)) return plain(`${price.price}₮`)
  const inLanguage = (language: 'mn' | 'en') =>
    price
      .map(
        ({ label, options }) =>
          `${label[language]}: ${options.map(({ min, max, price: p }) => `${min}–${max}: ${p}₮`).join(', ')}`,
      )
      .join('; ')
  return { mn: inLanguage('mn'), en: inLanguage('en') }
}

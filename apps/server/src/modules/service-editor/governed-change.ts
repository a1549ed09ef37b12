// What of a change takes two administrators: fee, plan, certificate and rules; words do not.
import { isDeepStrictEqual } from 'node:util'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { FormContent } from './edited-service.ts'

export type GovernedPart = 'particulars' | 'plan' | 'certificate' | 'rules'

/** Which parts of a service's version change by more than their words; all of them for the first version. */
export const governedParts = (before: Governing | null, after: Governing): readonly GovernedPart[] => {
  if (!before) return ['particulars', 'plan', 'certificate', 'rules']
  const differs = (was: unknown, is: unknown): boolean => !isDeepStrictEqual(plainOf(was), plainOf(is))
  return [
    ...(governedDifference(governedOf(before.settings), governedOf(after.settings)).length > 0
      ? (['particulars'] as const)
      : []),
    ...(differs(withoutWords(before.plan), withoutWords(after.plan)) ? (['plan'] as const) : []),
    // What a certificate says is what it permits: its words count.
    ...(differs(before.certificate, after.certificate) ? (['certificate'] as const) : []),
    ...(before.language !== after.language || differs(withoutWords(before.body), withoutWords(after.body))
      ? (['rules'] as const)
      : []),
  ]
}
type Governing = Pick<FormContent, 'language' | 'body' | 'plan' | 'certificate'> & {
  readonly settings: ServiceSettings
}

/** The particulars of a service that are no words: what it costs, for whom it is, what comes of it. */
const governedSettings = [
  'fee',
  'validity_months',
  'issues_certificate',
  'client_types',
  'type',
  'renewable',
  'category_id',
] as const
export type GovernedSettings = Pick<ServiceSettings, (typeof governedSettings)[number]> & {
  readonly price: ServiceSettings['details']['price']
}

/** Those of a service. */
export const governedOf = (settings: ServiceSettings): GovernedSettings =>
  ({
    ...Object.fromEntries(governedSettings.map(name => [name, settings[name]])),
    price: settings.details.price,
  }) as GovernedSettings

/** A service's particulars with these in place of its own. */
export const withGoverned = (settings: ServiceSettings, { price, ...governed }: GovernedSettings): ServiceSettings => ({
  ...settings,
  ...governed,
  details: { ...settings.details, price },
})

/** The names of those that differ. */
export const governedDifference = (was: GovernedSettings, is: GovernedSettings): (keyof GovernedSettings)[] =>
  ([...governedSettings, 'price'] as const).filter(name => !isDeepStrictEqual(plainOf(was[name]), plainOf(is[name])))

const languages = new Set(['mn', 'en', 'ru'])

/** A value with every pair of words emptied. */
const withoutWords = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutWords)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isWords = entries.length > 0 && entries.every(([key, text]) => languages.has(key) && typeof text === 'string')
  return isWords ? null : Object.fromEntries(entries.map(([key, inner]) => [key, withoutWords(inner)]))
}

/** As it is stored: absent and undefined are the same. */
const plainOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

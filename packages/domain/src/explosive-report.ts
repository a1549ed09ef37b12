// The lines of the report of transports in their order, on screen and in the file.
import type { Bilingual } from './language.ts'
import { explosiveTexts } from './messages/explosives.ts'
import { type QuantityUnit, unitTexts } from './quantity.ts'

/** A permitted material: how much, how much of it is taken, how much is left. */
export type ReportHeader = {
  readonly key: string
  readonly title: Bilingual
  readonly unit_type: string
  readonly limit: number
  readonly used: number
  readonly balance: number
}

/** A request that took of the permit. */
export type ReportTransport = {
  readonly request_number: string
  readonly title: Bilingual
  readonly date: string
  readonly approved: boolean
  readonly quantities: Readonly<Record<string, number>>
}

export type ReportLine = {
  readonly kind: 'limit' | 'transport' | 'total' | 'balance'
  readonly id: string
  readonly title: string
  readonly date: string
  readonly approved: boolean | null
  readonly quantities: Readonly<Record<string, number>>
}

/** Limit, transports, totals of what is shown, balance of the certificate (REQ-EREP-02). */
export const reportLines = (
  headers: readonly ReportHeader[],
  transports: readonly ReportTransport[],
  ui: 'mn' | 'en',
): readonly ReportLine[] => {
  const of = (part: 'limit' | 'balance') => Object.fromEntries(headers.map(header => [header.key, header[part]]))
  // Thousandths are added, so that no sum is off by the last digit.
  const sum = (key: string) =>
    transports.reduce((total, { quantities }) => total + Math.round((quantities[key] ?? 0) * 1000), 0) / 1000
  const bare = { id: '', title: '', date: '', approved: null }
  return [
    { ...bare, kind: 'limit', quantities: of('limit') },
    ...transports.map(({ request_number, title, ...transport }) => ({
      ...transport,
      kind: 'transport' as const,
      id: request_number,
      title: title[ui] || title.mn,
    })),
    { ...bare, kind: 'total', quantities: Object.fromEntries(headers.map(({ key }) => [key, sum(key)])) },
    { ...bare, kind: 'balance', quantities: of('balance') },
  ]
}

/** The heading of a material's column: its name and unit. */
export const reportHeading = ({ title, unit_type }: ReportHeader, ui: 'mn' | 'en'): string =>
  `${title[ui] || title.mn}, ${unitTexts[unit_type as QuantityUnit]?.[ui] ?? unit_type}`

/** What stands in the first cell of a line. */
export const reportLineTitle = ({ kind, id, title }: ReportLine, ui: 'mn' | 'en'): string =>
  kind === 'transport' ? `${id} ${title}` : explosiveTexts[ui][kind]

// What differs of the particulars of a service: fee, validity, documents, texts of its page.
import { isDeepStrictEqual } from 'node:util'
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import type { Bilingual } from '@khyanalt/domain/language'
import { formatTugrik, type Mongo } from '@khyanalt/domain/money'
import { listLines } from './list-lines.ts'
import { type ReadSettings, readSettings } from './read-settings.ts'
import { joined, line, plain, told } from './told.ts'

export type CategoryNames = ReadonlyMap<number, Bilingual>

/** The lines from one to the other; without an earlier one, all that there is to read. */
export const settingsLines = (before: unknown, after: unknown, categories: CategoryNames): DifferenceLine[] => {
  const [was, is] = [readSettings(before), readSettings(after)]
  if (!is) return []
  const said = spoken.flatMap(({ label, of }): DifferenceLine[] => {
    const [from, to] = [was && of(was, categories), of(is, categories)]
    if (was && isDeepStrictEqual(from, to)) return []
    return [line('page', told(label), from, to)]
  })
  const lines = [
    ...said.filter(({ label, to }) => was !== null || to !== null || label.mn === told('set_fee').mn),
    ...documentLines(was, is),
  ]
  if (was && was.icon !== is.icon) lines.push(line('page', told('set_icon')))
  if (was && lines.length === 0 && !isDeepStrictEqual(asStored(before), asStored(after))) {
    lines.push(line('page', told('set_other')))
  }
  return lines
}

/** Whether people may take the service, which is no part of a version but of the audit. */
export const openingLines = (was: Opening, is: Opening): DifferenceLine[] => [
  ...(was.status === is.status
    ? []
    : [line('page', told('set_open'), yesOrNo(was.status === 1), yesOrNo(is.status === 1))]),
  ...(was.temporary_disable === is.temporary_disable
    ? []
    : [line('page', told('set_paused'), yesOrNo(was.temporary_disable), yesOrNo(is.temporary_disable))]),
]
type Opening = { readonly status: number; readonly temporary_disable: boolean }

type Spoken = {
  readonly label: Parameters<typeof told>[0]
  readonly of: (settings: ReadSettings, categories: CategoryNames) => Bilingual | null
}

const yesOrNo = (value: boolean): Bilingual => told(value ? 'yes' : 'no')

/** What is told of each particular, in the order in which a confirmer asks. */
const spoken: readonly Spoken[] = [
  { label: 'set_fee', of: ({ fee }) => feeWords(fee) },
  { label: 'set_price', of: settings => priceWords(settings) },
  { label: 'set_issues_certificate', of: settings => yesOrNo(settings.issues_certificate) },
  {
    label: 'set_validity_months',
    of: ({ validity_months: months }) => (months === null ? told('none') : told('months', { n: months })),
  },
  { label: 'set_renewable', of: settings => yesOrNo(settings.renewable) },
  {
    label: 'set_client_types',
    of: ({ client_types }) => joined([...client_types].sort().map(type => told(`client_${type}`))) ?? told('none'),
  },
  { label: 'set_type', of: ({ type }) => told(`type_${type}`) },
  { label: 'set_category_id', of: ({ category_id }, categories) => categories.get(category_id) ?? told('none') },
  { label: 'set_name_mn', of: ({ name_mn }) => plain(name_mn) },
  { label: 'set_name_en', of: ({ name_en }) => plain(name_en) },
  { label: 'set_slug', of: ({ slug }) => plain(slug) },
  { label: 'set_time', of: ({ details }) => details.time },
  { label: 'set_openly_readable', of: settings => yesOrNo(settings.openly_readable) },
]

/** Money as it is written: whole möngö are tugrik. */
const feeWords = (fee: number | null): Bilingual =>
  fee === null ? told('free') : plain(Number.isInteger(fee) ? formatTugrik(fee as Mongo) : String(fee))

const tugrikWords = (digits: string): string => {
  const amount = Math.round(Number(digits) * 100)
  return Number.isSafeInteger(amount) && digits.trim() !== '' ? formatTugrik(amount as Mongo) : `${digits}₮`
}

/** The price of the page where it says more than the fee. */
const priceWords = ({ fee, details: { price } }: ReadSettings): Bilingual | null => {
  if (price === null) return null
  if (!Array.isArray(price)) {
    return fee !== null && Math.round(Number(price.price) * 100) === fee ? null : plain(tugrikWords(price.price))
  }
  return joined(
    price.map(({ label, options }) => {
      const bands = options.map(({ min, max, price: of }) => `${min}–${max}: ${tugrikWords(of)}`).join(', ')
      return { mn: `${label.mn}: ${bands}`, en: `${label.en || label.mn}: ${bands}` }
    }),
    plain('; '),
  )
}

const documentLines = (was: ReadSettings | null, { details: is }: ReadSettings): DifferenceLine[] => [
  ...listLines(was?.details.required_documents ?? null, is.required_documents, {
    part: 'page',
    nameOf: ({ name }) => name,
    one: 'document',
    added: 'document_added',
    removed: 'document_removed',
    order: 'document_order',
    changed: 'document_part',
    parts: [
      { name: 'part_licensor', of: ({ licensor }) => licensor },
      { name: 'part_description', of: ({ description }) => description },
    ],
  }),
  ...listLines(was?.details.process ?? null, is.process, {
    part: 'page',
    nameOf: ({ title }) => title,
    one: 'process',
    added: 'process_added',
    removed: 'process_removed',
    order: 'process_order',
    changed: 'process_part',
    parts: [{ name: 'part_description', of: ({ description }) => description }],
  }),
  ...listLines(was?.details.laws ?? null, is.laws, {
    part: 'page',
    nameOf: ({ name }) => plain(name),
    one: 'law',
    added: 'law_added',
    removed: 'law_removed',
    order: 'law_order',
    changed: 'law_part',
    parts: [
      { name: 'part_index', of: ({ index }) => plain(index) },
      { name: 'part_date', of: ({ date }) => plain(date) },
      { name: 'part_link', of: ({ link }) => plain(link) },
    ],
  }),
  ...listLines(was && papersOf(was), papersOf({ details: is }), {
    part: 'page',
    nameOf: ({ title }) => plain(title),
    one: 'paper',
    added: 'paper_added',
    removed: 'paper_removed',
    order: 'paper_order',
    changed: 'paper_part',
    parts: [
      { name: 'part_group', of: ({ group }) => group },
      { name: 'part_description', of: ({ desc }) => plain(desc) },
      { name: 'part_link', of: ({ url }) => plain(url) },
    ],
  }),
]

const papersOf = ({ details }: Pick<ReadSettings, 'details'>) =>
  details.attachments.flatMap(({ title: group, files }) => files.map(file => ({ ...file, group })))

/** As it is stored: absent and undefined are the same. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

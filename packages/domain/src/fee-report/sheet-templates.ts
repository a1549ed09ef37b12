// The six sheets (Маягт-1 … Маягт-6) as data: alike in columns, with titles and a default unit of their own (CON-176).
import type { Bilingual } from '../language.ts'

/** Units of `row_2`, as the wire writes them. */
export const sheetUnits = ['тн', 'кг'] as const
export type SheetUnit = (typeof sheetUnits)[number]
export const unitNames: Readonly<Record<SheetUnit, Bilingual>> = {
  тн: { mn: 'тн', en: 't' },
  кг: { mn: 'кг', en: 'kg' },
}

/** A unit as people read it; what is none stands as it was kept. */
export const unitName = (unit: string): Bilingual =>
  sheetUnits.flatMap(one => (one === unit ? [unitNames[one]] : []))[0] ?? { mn: unit, en: unit }

/** The two tables of a sheet: quantities, and sales with the fee. */
export const sheetNames = ['too_hemjee', 'unelgee'] as const
export type SheetName = (typeof sheetNames)[number]

/** The seven columns of numbers (CON-177). */
export const numberRows = ['row_3', 'row_4', 'row_5', 'row_6', 'row_7', 'row_8', 'row_9'] as const
export type NumberRow = (typeof numberRows)[number]

/**
 * A column of numbers; `measure` is a share in percent, an amount in the row's unit, or money. Shares cannot be added:
 * their column shows the mean, weighted by the column that `weight` names.
 */
export type SheetColumn = { readonly key: NumberRow; readonly title: Bilingual } & (
  | { readonly measure: 'percent'; readonly weight: NumberRow }
  | { readonly measure: 'amount' | 'money' }
)

/** The columns in their order. */
export const sheetColumns: Readonly<Record<SheetName, readonly SheetColumn[]>> = {
  too_hemjee: [
    { key: 'row_3', measure: 'percent', weight: 'row_5', title: { mn: 'Агуулга, хувь', en: 'Grade or content, %' } },
    {
      key: 'row_4',
      measure: 'amount',
      title: { mn: 'Өмнөх хугацаанд үйлдвэрлэсэн', en: 'Produced in earlier periods' },
    },
    {
      key: 'row_5',
      measure: 'amount',
      title: { mn: 'Тайлант хугацаанд үйлдвэрлэсэн', en: 'Produced in the period' },
    },
    { key: 'row_6', measure: 'amount', title: { mn: 'Дотоодод борлуулсан', en: 'Sold in the country' } },
    { key: 'row_7', measure: 'amount', title: { mn: 'Экспортод борлуулсан', en: 'Sold for export' } },
    { key: 'row_8', measure: 'amount', title: { mn: 'Үлдэгдэл', en: 'Left' } },
    { key: 'row_9', measure: 'amount', title: { mn: 'Хүдрийн нөөцийн хэмжээ', en: 'Ore resource' } },
  ],
  unelgee: [
    { key: 'row_3', measure: 'amount', title: { mn: 'Бүтээгдэхүүний тоо хэмжээ', en: 'Quantity of product' } },
    { key: 'row_4', measure: 'money', title: { mn: 'Нийт үнэлгээ, ₮', en: 'Total valuation, ₮' } },
    {
      key: 'row_5',
      measure: 'percent',
      weight: 'row_4',
      title: { mn: 'Үндсэн хөнгөлөлт, хувь', en: 'Base discount, %' },
    },
    {
      key: 'row_6',
      measure: 'percent',
      weight: 'row_4',
      title: { mn: 'Нэмэлт хөнгөлөлт, хувь', en: 'Additional discount, %' },
    },
    { key: 'row_7', measure: 'money', title: { mn: 'Үндсэн төлбөр, ₮', en: 'Base fee, ₮' } },
    { key: 'row_8', measure: 'money', title: { mn: 'Нэмэлт төлбөр, ₮', en: 'Additional fee, ₮' } },
    { key: 'row_9', measure: 'money', title: { mn: 'Нийт төлбөр, ₮', en: 'Total fee, ₮' } },
  ],
}

/** The columns whose totals an X report leaves at 0 (CON-175). */
export const feeRows = ['row_7', 'row_8', 'row_9'] as const satisfies readonly NumberRow[]

/** A sheet to choose, by its number in `mayagt_id`. */
export type SheetTemplate = {
  readonly id: number
  readonly name: Bilingual
  /** What it is meant for. */
  readonly title: Bilingual
  readonly unit: SheetUnit
  readonly titles: Readonly<Record<SheetName, Bilingual>>
}

const titlesOf = (product: Bilingual): SheetTemplate['titles'] => ({
  too_hemjee: { mn: `${product.mn}: тоо хэмжээ`, en: `${product.en}: quantities` },
  unelgee: { mn: `${product.mn}: борлуулалтын үнэлгээ, төлбөр`, en: `${product.en}: sales and fee` },
})
const template = (id: number, unit: SheetUnit, title: Bilingual): SheetTemplate => ({
  id,
  name: { mn: `Маягт-${id}`, en: `Sheet ${id}` },
  title,
  unit,
  titles: titlesOf(title),
})

/** All six, in order. */
export const sheetTemplates: readonly SheetTemplate[] = [
  template(1, 'кг', { mn: 'Үндсэн ордын алт', en: 'Hard-rock gold' }),
  template(2, 'кг', { mn: 'Шороон ордын алт', en: 'Placer gold' }),
  template(3, 'тн', { mn: 'Хайлуур жонш', en: 'Fluorspar' }),
  template(4, 'тн', { mn: 'Барилгын чулуу', en: 'Building stone' }),
  template(5, 'тн', { mn: 'Өнгөлгөөний чулуу', en: 'Facing stone' }),
  template(6, 'тн', { mn: 'Бусад бүтээгдэхүүн', en: 'Other products' }),
]

export const findTemplate = (id: number | null): SheetTemplate | null =>
  sheetTemplates.find(one => one.id === id) ?? null

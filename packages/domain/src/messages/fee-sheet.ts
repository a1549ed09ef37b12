// Headings of a fee report's tables, on the screen and in files.
import type { Texts } from '../text.ts'

const mn = {
  title: 'Тайлангийн хүснэгт',
  month: 'Сар',
  product: 'Бүтээгдэхүүний нэр',
  unit: 'Хэмжих нэгж',
  total: 'Нийт',
} as const

const en: Record<keyof typeof mn, string> = {
  title: 'Table of the report',
  month: 'Month',
  product: 'Product',
  unit: 'Unit',
  total: 'Total',
}

export const feeSheetTexts = { mn, en } satisfies Texts<keyof typeof mn>

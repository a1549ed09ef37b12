// Sums over fee reports, on the screen and in the table.
import type { Texts } from '../text.ts'

const mn = {
  title: 'Тайлангийн нэгтгэл',
  by: 'Бүлэг',
  what: 'Нэр',
  mineral: 'Ашигт малтмал',
  aimag: 'Аймаг, нийслэл',
  quarter: 'Улирал',
  total: 'Нийт',
  reports: 'Тайлангийн тоо',
  companies: 'Байгууллагын тоо',
  produced: 'Үйлдвэрлэсэн, кг',
  sold: 'Борлуулсан, кг',
  valuation: 'Нийт үнэлгээ, ₮',
  base_fee: 'Үндсэн төлбөр, ₮',
  additional_fee: 'Нэмэлт төлбөр, ₮',
  total_fee: 'Нийт төлбөр, ₮',
} as const

const en: Record<keyof typeof mn, string> = {
  title: 'Sums of reports',
  by: 'Group',
  what: 'Name',
  mineral: 'Mineral',
  aimag: 'Province',
  quarter: 'Quarter',
  total: 'Total',
  reports: 'Reports',
  companies: 'Companies',
  produced: 'Produced, kg',
  sold: 'Sold, kg',
  valuation: 'Total valuation, ₮',
  base_fee: 'Base fee, ₮',
  additional_fee: 'Additional fee, ₮',
  total_fee: 'Total fee, ₮',
}

export const feeOverviewTexts = { mn, en } satisfies Texts<keyof typeof mn>

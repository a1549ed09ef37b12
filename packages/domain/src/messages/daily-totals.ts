// The sums of invoices by day, on the screen and in the table.
import type { Texts } from '../text.ts'

const mn = {
  title: 'Өдрийн дүн',
  day: 'Огноо',
  raised_count: 'Үүсгэсэн, тоо',
  raised_amount: 'Үүсгэсэн, дүн (₮)',
  paid_count: 'Төлөгдсөн, тоо',
  paid_amount: 'Төлөгдсөн, дүн (₮)',
  void_count: 'Хүчингүй болсон, тоо',
  void_amount: 'Хүчингүй болсон, дүн (₮)',
  total: 'Нийт',
  from: 'Эхлэх огноо',
  to: 'Дуусах огноо',
  show: 'Харуулах',
  failed: 'Өдрийн дүнг ачаалж чадсангүй',
  empty: 'Сонгосон хугацаанд нэхэмжлэхийн хөдөлгөөн алга',
  span: 'Эхлэх огноо дуусах огнооноос өмнө, хугацаа нь нэг жилээс хэтрэхгүй байна.',
} as const

const en: Record<keyof typeof mn, string> = {
  title: 'Daily totals',
  day: 'Date',
  raised_count: 'Raised, count',
  raised_amount: 'Raised, amount (₮)',
  paid_count: 'Paid, count',
  paid_amount: 'Paid, amount (₮)',
  void_count: 'Voided, count',
  void_amount: 'Voided, amount (₮)',
  total: 'Total',
  from: 'From',
  to: 'Until',
  show: 'Show',
  failed: 'The daily totals could not be loaded',
  empty: 'No invoice moved in the chosen time',
  span: 'The first day must not be after the last, and the time not longer than a year.',
}

export const dailyTotalTexts = { mn, en } satisfies Texts<keyof typeof mn>

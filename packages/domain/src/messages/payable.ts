// The number beside the word for invoices.
import type { Texts } from '../text.ts'

export const payableTexts = {
  mn: { payable: '{count} төлөх нэхэмжлэх' },
  en: { payable: '{count, plural, one {# payable invoice} other {# payable invoices}}' },
} as const satisfies Texts<'payable'>

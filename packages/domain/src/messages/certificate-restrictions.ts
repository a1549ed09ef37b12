// What is said of a suspended or limited certificate, to whoever checks it and to its holder.
import type { Texts } from '../text.ts'

const mn = {
  suspended: 'Гэрчилгээг түдгэлзүүлсэн',
  suspended_days: 'Түдгэлзүүлсэн хугацаа: {from} – {until}. Энэ хугацаанд гэрчилгээ хүчингүй.',
  comes: 'Гэрчилгээг түдгэлзүүлэхээр шийдвэрлэсэн',
  comes_days: 'Түдгэлзэх хугацаа: {from} – {until}. Түүнээс өмнө гэрчилгээ хүчинтэй.',
  reason: 'Шалтгаан: {reason}',
  limited: 'Зөвшөөрсний зарим хэсгийг хязгаарласан',
  limited_since: 'Хязгаарласан өдөр: {since}.',
  limited_rest: 'Бусад хэсэг нь хүчинтэй.',
} as const

export const certificateRestrictionTexts = {
  mn,
  en: {
    suspended: 'The certificate is suspended',
    suspended_days: 'Suspended from {from} to {until}. The certificate is not valid meanwhile.',
    comes: 'The certificate will be suspended',
    comes_days: 'It will be suspended from {from} to {until}. Until then it is valid.',
    reason: 'Reason: {reason}',
    limited: 'A part of what is permitted is limited',
    limited_since: 'Limited since {since}.',
    limited_rest: 'The rest is valid.',
  },
} as const satisfies Texts<keyof typeof mn>

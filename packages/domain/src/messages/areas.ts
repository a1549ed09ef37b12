// The button behind the tabs of the personal area; apart, since every page of the area carries it.
import type { Texts } from '../text.ts'

export const areaTexts = {
  mn: { more: 'Бусад', allAreas: 'Бусад хэсэг: бүгдийг харах' },
  en: { more: 'More', allAreas: 'More: see all areas' },
} as const satisfies Texts<'more' | 'allAreas'>

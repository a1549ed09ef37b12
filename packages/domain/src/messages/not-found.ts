// The page of an address that leads nowhere.
import type { Texts } from '../text.ts'

export const notFoundTexts = {
  mn: {
    notFoundText: 'Холбоосоо шалгаад дахин оролдоно уу.',
    notFoundSearch: 'Заавар, зөвлөгөөнөөс хайх',
  },
  en: {
    notFoundText: 'Please check the link and try again.',
    notFoundSearch: 'Search the tutorials',
  },
} as const satisfies Texts<'notFoundText' | 'notFoundSearch'>

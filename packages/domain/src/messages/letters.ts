// The letters of a request, on its page and on its case.
import type { Texts } from '../text.ts'

const mn = {
  title: 'Албан бичиг',
  aside: '№ {number}, {date}',
  open: 'PDF нээх',
  open_one: 'PDF нээх: № {number}',
} as const

export const letterListTexts = {
  mn,
  en: {
    title: 'Letters',
    aside: 'No. {number}, {date}',
    open: 'Open the PDF',
    open_one: 'Open the PDF: No. {number}',
  },
} as const satisfies Texts<keyof typeof mn>

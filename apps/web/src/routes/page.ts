// Titles of screens whose words are fixed; the server prints them too.
import { telephoneOf } from '@khyanalt/domain/agency'
import { pageTitles } from '@khyanalt/domain/messages/page-titles'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { formatText } from '@khyanalt/domain/text'
import type { RouteHandle } from '../document.ts'
import { type DescriptionKey, describe } from './describe.ts'

type TitleKey = keyof typeof shellTexts.mn & `title${string}`

/** A page whose words are fixed. */
export const page = (
  title: TitleKey | 'home' | 'menuFood' | 'notFoundTitle' | 'againTitle',
  description?: DescriptionKey,
): RouteHandle => ({
  meta: ({ ui }) => ({
    title: formatText(shellTexts, ui, title),
    description: description && describe(ui, description),
  }),
})

/** An information page with its description; its words stand apart from those of the frame. */
export const infoPage = (title: keyof typeof pageTitles.mn & DescriptionKey): RouteHandle => ({
  meta: ({ ui, agency }) => ({
    title: formatText(pageTitles, ui, title),
    description: describe(ui, title, { telephone: telephoneOf(agency) }),
  }),
})

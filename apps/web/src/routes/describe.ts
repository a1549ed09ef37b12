import { pageDescriptions } from '@khyanalt/domain/messages/page-descriptions'
import { formatText } from '@khyanalt/domain/text'

export type DescriptionKey = keyof typeof pageDescriptions.mn

/** What a page is about, for search engines; the build for browsers leaves the words out. */
export const describe = (
  ui: 'mn' | 'en',
  key: DescriptionKey,
  params?: Parameters<typeof formatText>[3],
): string | undefined => (import.meta.env.SSR ? formatText(pageDescriptions, ui, key, params) : undefined)

// Words and life events by which people ask for a service, as the agency keeps them.
import { soundKey } from './search-key.ts'

/** What may lead to a service, or to a category that is an area of its own. */
export type EverydayWords = {
  readonly words: { readonly mn: readonly string[]; readonly en: readonly string[] }
  readonly events: { readonly mn: readonly string[]; readonly en: readonly string[] }
}

/** So many words of a language, and so many events. */
export const mostEverydayWords = 80
/** A word or an event has at most so many letters. */
export const longestEverydayWord = 80

/** Without room around them, empty ones and those that sound like one before. */
export const tidyWords = (words: readonly string[]): string[] => {
  const heard = new Set<string>()
  return words
    .map(word => word.replace(/\s+/gu, ' ').trim())
    .filter(word => {
      const key = soundKey(word)
      if (key === '' || heard.has(key)) return false
      heard.add(key)
      return true
    })
}

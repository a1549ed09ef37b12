// The words of cleaned HTML, for headings, search and reading time.

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text without markup, one space between words. */
export const plainWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const wordsAMinute = 120

/** How many minutes reading takes; never none. */
export const minutesToRead = (words: string): number => Math.max(1, Math.round(words.split(' ').length / wordsAMinute))

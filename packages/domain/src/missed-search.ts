// What of a search that found nothing may be written down: words of things, never of persons.

/** A text longer than this is nobody's everyday word. */
const longest = 60
const mostWords = 6

// Two letters and digits, written together or apart: a register number or a number plate.
const registerNumber = /(?<![\p{L}\p{N}])\p{L}{1,3}[\s.-]*\d[\d\s.-]{3,}/gu
const initial = /(?<!\p{L})(?:\p{L}{1,2}\.\s*)+\p{L}[\p{L}-]*/gu
// Two capitalised words beside each other, or with a hyphen between, are read as a name, whatever they are.
const names = /(?<!\p{L})\p{Lu}\p{L}+(?:[\s-]+\p{Lu}\p{L}+)+/gu

/** The text as it may be counted, or null when nothing of it may be. */
export const readMissedSearch = (typed: string): string | null => {
  const told = typed
    .normalize('NFKC')
    .replace(/\p{C}/gu, ' ')
    .replace(registerNumber, ' ')
    .replace(initial, ' ')
    .replace(names, ' ')
    .split(/\s+/u)
    .filter(word => !/[\d@/\\]|www\./u.test(word))
    .map(word => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase())
    .filter(word => word.length > 1)
    .slice(0, mostWords)
    .join(' ')
  return told.length < 3 || told.length > longest ? null : told
}

// The order of options for whoever reads another language than the one in which a list was put in order.
import type { ListedOption } from '@khyanalt/form-engine/facts'

/** Fewer options may stand in the order of an alphabet by chance. */
const fewest = 12

/**
 * Options as people of that language look for them: a list that stands in the order of the Mongolian alphabet stands in
 * that of the English one for English readers. Any other order means something and is kept.
 */
export const inAlphabet = (options: readonly ListedOption[], ui: 'mn' | 'en'): readonly ListedOption[] =>
  ui === 'mn' || !standsInAlphabet(options)
    ? options
    : options.toSorted((a, b) => english.compare(a.label.en, b.label.en))

const mongolian = new Intl.Collator('mn', { numeric: true })
const english = new Intl.Collator('en', { numeric: true })

/** Options that were added at the end later change nothing. */
const standsInAlphabet = (options: readonly ListedOption[]): boolean =>
  options.length >= fewest &&
  options.slice(1, Math.ceil(options.length * 0.95)).every((option, place) => {
    const before = options[place]
    return before === undefined || mongolian.compare(before.label.mn, option.label.mn) <= 0
  })

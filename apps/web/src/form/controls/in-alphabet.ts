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

const mongolian = new Intl.Collator('mn')
const english = new Intl.Collator('en')

/** An option that was added at the end later changes nothing. */
const standsInAlphabet = (options: readonly ListedOption[]): boolean => {
  if (options.length < fewest) return false
  const breaks = options.filter((option, place) => {
    const before = options[place - 1]
    return before !== undefined && mongolian.compare(before.label.mn, option.label.mn) > 0
  })
  return breaks.length <= options.length / 20
}

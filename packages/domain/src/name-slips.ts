// One slip in a longer word of a name: a letter left out, put in, changed, or swapped with its neighbour.

/** The letters that sounds are made of (`search-key.ts`). */
const letters = Array.from('abcdefghijklmnpqrstuxz')
// Names of five letters and more: of four typed ones, one is left out.
const shortestName = 5

/** Whether a word is long enough for a slip in it to be told from another name. */
export const maySlip = (sound: string): boolean => sound.length >= shortestName - 1 && !/\d/.test(sound)

/** Every longer word that is one slip away from a sound; the sound itself is not among it. */
export const slipsOf = (sound: string): readonly string[] => {
  const found = new Set<string>()
  for (let at = 0; at <= sound.length; at++) {
    const [before, after] = [sound.slice(0, at), sound.slice(at)]
    for (const letter of letters) {
      found.add(before + letter + after)
      if (after) found.add(before + letter + after.slice(1))
    }
    if (after) found.add(before + after.slice(1))
    if (after.length > 1) found.add(`${before}${after[1]}${after[0]}${after.slice(2)}`)
  }
  found.delete(sound)
  return [...found].filter(slip => slip.length >= shortestName)
}

/** A word as the two that it may have been written together from: "баатарсүрэн", "баатар сүрэн". */
export const splitsOf = (sound: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, sound.length - 5) }, (_, at) => [sound.slice(0, at + 3), sound.slice(at + 3)])

/** Whether each word begins a word of a name by its sound (`nameKey`), or is one slip away from one. */
export const isCalled = (key: string, words: readonly string[], nearly: boolean): boolean => {
  const own = key.split(' ')
  return words.every(word => {
    if (own.some(each => each.startsWith(word))) return true
    if (!nearly || !maySlip(word)) return false
    const slips = new Set(slipsOf(word))
    return own.some(each => slips.has(each))
  })
}

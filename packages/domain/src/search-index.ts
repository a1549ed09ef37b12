// Finds entries by words typed in any spelling, best first: exact, begun, all words, nearly.
import { soundKey, soundsOf } from './search-key.ts'
import { alsoCalled, idleWords } from './search-words.ts'
import { isSameRoot, likeness, sameWord, type Word, wordOf } from './word-likeness.ts'

/** Something that can be found: its names in each language, everyday words for it, and words about it that count less. */
export type Entry<T> = {
  readonly item: T
  readonly names: readonly string[]
  readonly everyday?: readonly string[]
  readonly about: readonly string[]
}

type Place = {
  readonly names: ReadonlySet<string>
  readonly everyday: ReadonlySet<string>
  readonly about: ReadonlySet<string>
  readonly keys: readonly string[]
  /** The everyday words, each as a whole and without what says nothing. */
  readonly phrases: ReadonlySet<string>
}
export type SearchIndex<T> = {
  readonly entries: readonly (Place & { readonly item: T })[]
  readonly vocabulary: readonly (Word & { readonly mongolian: boolean })[]
  /** In how many entries' names or everyday words a word stands. */
  readonly frequency: ReadonlyMap<string, number>
}

/** Reads the entries once; searching then looks at each known word a single time. */
export const buildIndex = <T>(entries: readonly Entry<T>[]): SearchIndex<T> => {
  const places = entries.map(({ item, names, everyday = [], about }) => ({
    item,
    names: new Set(names.flatMap(soundsOf)),
    everyday: new Set(everyday.flatMap(soundsOf)),
    about: new Set(about.flatMap(soundsOf)),
    keys: names.map(soundKey),
    phrases: new Set(everyday.map(phrase => phraseKey(soundsOf(phrase)))),
  }))
  const frequency = new Map<string, number>()
  for (const { names, everyday } of places) {
    for (const word of new Set([...names, ...everyday])) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
  const texts = entries.flatMap(({ names, everyday = [], about }) => [...names, ...everyday, ...about])
  const mongolian = new Set(texts.filter(text => cyrillic.test(text)).flatMap(soundsOf))
  const all = new Set(places.flatMap(({ names, everyday, about }) => [...names, ...everyday, ...about]))
  const vocabulary = [...all].map(sound => ({ ...wordOf(sound), mongolian: mongolian.has(sound) }))
  return { entries: places, vocabulary, frequency }
}

const mostWords = 8
const longestQuery = 200
const everydayWeight = 0.98
const aboutWeight = 0.45
/** The score from which something was meant and not only guessed. */
export const meantScore = 1
const synonymWeight = 0.87
// A word typed in Cyrillic that only sounds like an English one is seldom it.
const otherScript = 0.85
const cyrillic = /\p{Script=Cyrillic}/u

/**
 * The best entries; `score` above 3 is the very name, above 2 its beginning or the very everyday word, above 1 all words,
 * below that a guess.
 */
export const searchIndex = <T>(
  index: SearchIndex<T>,
  query: string,
  limit: number,
): readonly { readonly item: T; readonly score: number }[] => {
  const typed = query.slice(0, longestQuery)
  const asked = askedWords(typed)
  if (asked.length === 0) return []
  const key = soundKey(typed)
  const phrase = phraseKey(asked.map(({ sound }) => sound))
  const likes = asked.map(word => likenesses(index, word, cyrillic.test(typed)))
  const weights = likes.map(like => weightOf(index, like))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return index.entries
    .map(entry => {
      const best = likes.map(like => bestIn(entry, like))
      const met = best.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / whole
      return {
        item: entry.item,
        score: met === 0 ? 0 : tierOf(entry, { key, phrase }, best) + met * 0.9 + closeness(entry, asked),
      }
    })
    .filter(({ score }) => score > 0.4)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
}

const askedWords = (typed: string): Word[] => {
  const sounds = [...new Set(soundsOf(typed))].filter(sound => sound.length > 1 || /\d/.test(sound))
  const telling = sounds.filter(sound => !idleWords.has(sound))
  return (telling.length > 0 ? telling : sounds).slice(0, mostWords).map(wordOf)
}

/** Which known words the asked one means, and how surely. */
const likenesses = <T>(index: SearchIndex<T>, asked: Word, inCyrillic: boolean): ReadonlyMap<string, number> => {
  const others = alsoCalled
    .filter(group => group.some(word => isSameRoot(asked, word)))
    .flat()
    .filter(word => word.sound !== asked.sound)
  const found = new Map<string, number>()
  for (const word of index.vocabulary) {
    const itself = likeness(asked, word) * (inCyrillic && !word.mongolian ? otherScript : 1)
    const other = others.some(each => likeness(each, word) >= sameWord) ? synonymWeight : 0
    const like = Math.max(itself, other)
    if (like > 0) found.set(word.sound, like)
  }
  return found
}

/** Words that stand in many names tell little, and so do words that stand in none. */
const weightOf = <T>({ entries, frequency }: SearchIndex<T>, like: ReadonlyMap<string, number>): number => {
  const common = [...like].filter(([, value]) => value >= sameWord).map(([word]) => frequency.get(word) ?? 0)
  return Math.log(1 + entries.length / (1 + Math.max(common.length > 0 ? 0 : 4, ...common)))
}

const phraseKey = (sounds: readonly string[]): string => {
  const telling = sounds.filter(sound => !idleWords.has(sound))
  return (telling.length > 0 ? telling : sounds).join(' ')
}

const bestIn = ({ names, everyday, about }: Place, like: ReadonlyMap<string, number>): number => {
  let best = 0
  for (const [word, value] of like) {
    if (value > best && names.has(word)) best = value
    else if (value * everydayWeight > best && everyday.has(word)) best = value * everydayWeight
    else if (value * aboutWeight > best && about.has(word)) best = value * aboutWeight
  }
  return best
}

type Asked = { readonly key: string; readonly phrase: string }

const tierOf = ({ keys, phrases }: Place, { key, phrase }: Asked, best: readonly number[]): number => {
  if (keys.includes(key)) return 3
  if (phrases.has(phrase) || keys.some(name => name.startsWith(key))) return 2
  return best.every(value => value >= sameWord) ? 1 : 0
}

/** Of two that meet the words alike, the one with the shorter name was meant. */
const closeness = ({ keys }: Place, asked: readonly Word[]): number => {
  const shortest = Math.min(...keys.map(name => name.split(' ').length))
  return 0.09 * Math.min(1, asked.length / shortest)
}

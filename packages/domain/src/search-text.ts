// Long texts as a database searches them: the sounds of their words, looked for by their beginnings.
import { soundsOf, stemOf } from './search-key.ts'

/** The sounds of every word of a text, one space between them. */
export const searchText = (text: string): string => soundsOf(text).join(' ')

const maxWords = 8

/** The beginnings of the words somebody looks for: without their ending, and of long words without three letters. */
export const searchStems = (query: string): readonly string[] =>
  [...new Set(soundsOf(query.slice(0, 200)).map(beginningOf))]
    // "ыыыыы" sounds like one letter, with which every third word begins.
    .filter(stem => stem.length > 1 || query.trim().length <= 2)
    .slice(0, maxWords)

const beginningOf = (sound: string): string => {
  const stem = stemOf(sound)
  return sound.length >= 8 && stem.length > sound.length - 3 ? sound.slice(0, -3) : stem
}

// How alike two words sound, from 1 (the same) to 0.
import { skeletonOf, stemOf } from './search-key.ts'

/** A word with what is compared of it, computed once. */
export type Word = {
  readonly sound: string
  readonly stem: string
  /** The bones of the stem, and of the whole word: what looks like an ending may belong to it. */
  readonly skeleton: string
  readonly bones: string
  /** Which letters it holds, and which its stem, a bit for each. */
  readonly letters: number
  readonly stemLetters: number
}

/** Prepares a sound for comparing. */
export const wordOf = (sound: string): Word => {
  const stem = stemOf(sound)
  const [letters, stemLetters] = [lettersOf(sound), lettersOf(stem)]
  return { sound, stem, skeleton: skeletonOf(stem), bones: skeletonOf(sound), letters, stemLetters }
}

// Digits fall on bits of letters: then two look more alike than they are, which costs a comparison and no match.
const lettersOf = (sound: string): number => {
  let letters = 0
  for (let at = 0; at < sound.length; at++) letters |= 1 << (sound.charCodeAt(at) & 31)
  return letters
}

const countBits = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Words this alike are the same word, perhaps with another ending or not typed to its end. */
export const sameWord = 0.85

/** Whether both are forms of one word. */
export const isSameRoot = (one: Word, other: Word): boolean =>
  one.stem === other.stem || (one.skeleton.length > 3 && one.skeleton === other.skeleton)

/** How well a typed word meets a written one; below the limit the answer is 0. */
export const likeness = (typed: Word, written: Word): number => {
  const { sound } = typed
  if (sound === written.sound) return 1
  // Numbers are right or wrong.
  if (/\d/.test(sound)) return sound.length > 1 && written.sound.startsWith(sound) ? 0.9 : 0
  if (typed.stem === written.stem) return 0.94
  if (sound.length > 1 && written.sound.startsWith(sound)) return 0.88 + 0.05 * (sound.length / written.sound.length)
  if (sound.length < 4) return 0
  if (begins(sound, written.stem) || begins(sound, written.sound)) return 0.86
  return Math.max(
    boneLikeness(typed.skeleton, written.skeleton),
    boneLikeness(typed.skeleton, written.bones),
    boneLikeness(typed.bones, written.skeleton),
    slips(typed, written),
  )
}

const begins = (sound: string, start: string): boolean => start.length > 3 && sound.startsWith(start)

/** Words of one root: шинжилгээ and шинжлүүлэх, тээвэр and тээвэрлэх. */
const boneLikeness = (typed: string, written: string): number => {
  if (typed.length < 3) return 0
  if (typed === written) return 0.78
  let common = 0
  while (common < typed.length && typed[common] === written[common]) common++
  const longest = Math.max(typed.length, written.length)
  if (common < 3 || longest - common > 2) return 0
  return common === typed.length ? 0.72 - 0.04 * (longest - common) : common > 3 && typed.length - common < 2 ? 0.6 : 0
}

// One slip in four letters, two in seven; a word of seven may be typed only in part.
const slips = (typed: Word, written: Word): number => {
  const isLong = typed.sound.length > 6
  const allowed = isLong ? 2 : 1
  // Each letter that the other lacks is a slip of its own; most words are told apart by that.
  if (countBits(typed.stemLetters & ~written.letters) > allowed) return 0
  const whole = distance(typed.sound, written.sound, allowed)
  const stems = distance(typed.stem, written.stem, allowed)
  const begun =
    isLong && written.sound.length > typed.sound.length
      ? distance(typed.sound, written.sound.slice(0, typed.sound.length), 1) + 0.4
      : 9
  const best = Math.min(whole, stems + 0.2, begun)
  return best > allowed ? 0 : 0.76 - 0.12 * best
}

/** Letters to add, drop, change or swap, given up beyond the limit. */
const distance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return 9
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const costs = [(last[at] ?? 9) + 1, (current[at - 1] ?? 9) + 1, (last[at - 1] ?? 9) + (same ? 0 : 1)]
      if (swapped) costs.push((beforeLast[at - 2] ?? 9) + 1)
      current.push(Math.min(...costs))
    }
    if (Math.min(...current) > limit) return 9
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 9
}

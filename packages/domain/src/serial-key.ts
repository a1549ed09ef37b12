// A serial number without what people write differently: case, signs between, Cyrillic letters that look Latin.
import { lookAlikes } from './look-alikes.ts'

/** Letters and digits of a serial number, by which two are the same; empty where there is none. */
export const serialKey = (text: string): string => {
  const plain = text.normalize('NFKC').toUpperCase()
  return bare(lookAlikes(plain, 'latin')?.proposal ?? plain)
}

/** What the key of a number with this beginning may begin with: letters further on decide which alphabet it is in. */
export const serialBeginnings = (text: string): readonly string[] => [
  ...new Set([serialKey(text), bare(text.normalize('NFKC').toUpperCase())]),
]

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, 200)

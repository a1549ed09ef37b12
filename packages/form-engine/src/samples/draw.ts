// Seeded samples: small helpers over a random function in [0, 1).

/** One of the items. */
export const pick = <T>(random: () => number, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0]

/** A whole number from low to high, both included. */
export const between = (random: () => number, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

const digits = '0123456789'
const lowerHex = `${digits}abcdef`
const base36 = `${digits}abcdefghijklmnopqrstuvwxyz`

/** A text of characters drawn from an alphabet. */
const draw = (random: () => number, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join('')

export const drawDigits = (random: () => number, length: number): string => draw(random, digits, length)
export const drawHex = (random: () => number, length: number): string => draw(random, lowerHex, length)
export const drawBase36 = (random: () => number, length: number): string => draw(random, base36, length)

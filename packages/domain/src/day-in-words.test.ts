import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

it.each([
  [1, 'дүгээр'],
  [2, 'дугаар'],
  [3, 'дугаар'],
  [4, 'дүгээр'],
  [5, 'дугаар'],
  [6, 'дугаар'],
  [7, 'дугаар'],
  [8, 'дугаар'],
  [9, 'дүгээр'],
  [10, 'дугаар'],
  [11, 'дүгээр'],
  [12, 'дугаар'],
])('month %i takes the ordinal %s, by the vowels of its last numeral', (month, ordinal) => {
  const { mn, en } = dayInWords(`2026-${String(month).padStart(2, '0')}-05`)
  expect(mn).toBe(`2026 оны ${month}\u{a0}${ordinal}\u{a0}сарын\u{a0}5`)
  expect(en).toMatch(/^5 \p{Lu}\p{Ll}+ 2026$/u)
})

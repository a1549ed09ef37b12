import { expect, it } from 'vitest'
import { inAlphabet } from './in-alphabet.ts'

const names = (language: string) => new Intl.DisplayNames([language], { type: 'region' })
const [mongolian, english] = [names('mn'), names('en')]
const codes =
  'AD AE AF AL AM AR AT AU AX AZ BA BB BD BE BG BR BS BT CA CD CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HU ID IE IL IN IR IT JP KG KR KW KZ LT LV MN MX MY NL NO NP NZ PK PL PT RO RU SE SG TH TJ TM TR UA US UZ VN'
const order = new Intl.Collator('mn')
/** Countries as the agency's list holds them. */
const countries = codes
  .split(' ')
  .map(value => ({ value, label: { mn: mongolian.of(value) ?? '', en: english.of(value) ?? '' } }))
  .toSorted((a, b) => order.compare(a.label.mn, b.label.mn))
const englishOf = (options: typeof countries) => inAlphabet(options, 'en').map(({ label }) => label.en)

it('[REQ-LABEL-05] shows countries in the order of the alphabet of the language that is read', () => {
  expect(inAlphabet(countries, 'mn')).toBe(countries)
  const shown = englishOf(countries)
  expect(countries.map(({ label }) => label.en)).not.toEqual(shown)
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  expect(shown.indexOf('Åland Islands')).toBeLessThan(shown.indexOf('Azerbaijan'))
})

it('[REQ-LABEL-05] keeps an order that means something, and one that may be chance', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: { mn: `${hour} цаг`, en: `${hour} h` },
  }))
  expect(inAlphabet(hours, 'en')).toEqual(hours)
  // Classes of sources by their danger, steps of a process: one pair out of order is enough.
  const [first, second, ...others] = countries
  const own = [second, first, ...others].filter(option => option !== undefined)
  expect(inAlphabet(own, 'en')).toBe(own)
  const few = countries.slice(0, 11)
  expect(inAlphabet(few, 'en')).toBe(few)
})

it('[REQ-LABEL-05] takes a country that was added at the end later to its place', () => {
  const shown = englishOf([...countries, { value: 'XK', label: { mn: 'Косово', en: 'Kosovo' } }])
  expect(shown.indexOf('Kosovo')).toBe(shown.indexOf('Kuwait') - 1)
})

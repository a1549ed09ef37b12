// Endings that people write behind digits, as the number is read aloud.

// нэг, хоёр, гурав, дөрөв, тав, зургаа, долоо, найм, ес
const ones = ['ээс', 'ээс', 'оос', 'аас', 'өөс', 'аас', 'аас', 'оос', 'аас', 'өөс']
// арав, хорь, гуч, дөч, тавь, жар, дал, ная, ер
const tens = ['ээс', 'аас', 'иос', 'аас', 'өөс', 'иас', 'аас', 'аас', 'аас', 'ээс']

/** A whole number with the ending of the ablative: 20-иос, 500-аас, 1001-ээс. */
export const fromNumeral = (number: number): string => {
  const last = number % 10
  const ten = Math.floor(number / 10) % 10
  // Hundred, thousand and million end alike: зуугаас, мянгаас, саяас.
  const ending = last !== 0 || number === 0 ? ones[last] : ten !== 0 ? tens[ten] : 'аас'
  return `${number}-${ending}`
}

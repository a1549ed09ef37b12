// Where an object stands, kept as one text (CON-155): coordinates, a description, or both with a dash between them.

/** The parts of a location; coordinates are degrees as typed. */
export type FoodLocation = { readonly latitude: string; readonly longitude: string; readonly description: string }

const written = /^(-?\d{1,3}\.\d{1,8}), (-?\d{1,3}\.\d{1,8})(?: – ([\s\S]*))?$/
const degrees = /^-?\d{1,3}(\.\d{1,8})?$/

/** The parts of a stored text. */
export const readLocation = (text: string): FoodLocation => {
  const match = written.exec(text)
  return match
    ? { latitude: match[1] ?? '', longitude: match[2] ?? '', description: match[3] ?? '' }
    : { latitude: '', longitude: '', description: text }
}

/** The text of the parts; a half pair of coordinates is kept in words, so that nothing typed is lost. */
export const writeLocation = ({ latitude, longitude, description }: FoodLocation): string => {
  const [north, east] = [tidyDegrees(latitude), tidyDegrees(longitude)]
  const place = north && east ? `${north}, ${east}` : [latitude.trim(), longitude.trim()].filter(Boolean).join(', ')
  return [place, description.trim()].filter(Boolean).join(' – ')
}

/** Whether coordinates stand in the text that are not in Mongolia. */
export const isAbroad = (text: string): boolean => {
  const { latitude, longitude } = readLocation(text)
  if (latitude === '') return false
  const [north, east] = [Number(latitude), Number(longitude)]
  return north < 41.5 || north > 52.2 || east < 87.7 || east > 120
}

/** Degrees with a point and a fraction; null for what is no number. */
const tidyDegrees = (typed: string): string | null => {
  const text = typed.trim().replace(',', '.')
  if (!degrees.test(text)) return null
  return text.includes('.') ? text : `${text}.0`
}

// How far the cells of a sheet reach, judged tag by tag: a reader fills every place up to the farthest one.
import { Parser } from 'saxen'

// Of every sheet in a workbook, read or not. Wide enough for a report of ours beside whatever else people keep in one.
const farthestRow = 20_000
const farthestColumn = 200
const mostCells = 200_000
const mostStrings = 100_000
// Rows without cells are marked up to here by programmes that format whole columns.
const lastRow = 1_048_576

/** Throws as soon as a part of a workbook holds more cells or strings, or places one farther away, than is read. */
export const refuseFarCells = (xml: string): void => {
  let cells = 0
  let strings = 0
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    const tag = localName(name)
    if (tag === 'si' && ++strings > mostStrings) throw new Error('Too many strings')
    if (tag === 'c') {
      if (++cells > mostCells) throw new Error('Too many cells')
      // Namespaces are no matter to readers: the last attribute called r counts, so all of them are looked at.
      for (const place of placesOf(attributes())) refuseFarPlace(decode(place))
    }
    if (tag === 'row') {
      for (const row of placesOf(attributes())) if (!(Number(decode(row)) <= lastRow)) throw new Error('A row too far')
    }
  })
  parser.on('error', error => {
    throw error
  })
  parser.parse(xml)
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const placesOf = (attributes: Record<string, string>): readonly string[] =>
  Object.entries(attributes).flatMap(([name, value]) => (localName(name) === 'r' ? [value] : []))

/** `B12` is column 2 of row 12. */
const refuseFarPlace = (place: string): void => {
  const [, letters = '', digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(place) ?? []
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (!digits || column > farthestColumn || Number(digits) > farthestRow) throw new Error('A cell too far')
}

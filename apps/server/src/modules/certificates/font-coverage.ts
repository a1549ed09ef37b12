// Which characters the fonts can print, read from the font itself, so that one odd letter never stops a certificate.

/** Code points with a glyph, from the `cmap` table (formats 4 and 12 of the OpenType standard). */
export const readCoverage = (font: Buffer): ReadonlySet<number> => {
  const tables = font.readUInt16BE(4)
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16
    if (font.toString('latin1', record, record + 4) === 'cmap') return readCmap(font, font.readUInt32BE(record + 8))
  }
  throw new Error('The font has no cmap table')
}

/** The text with control characters dropped, line ends as spaces and characters without a glyph as "?". */
export const replaceUnprintable = (text: string, coverage: ReadonlySet<number>): string =>
  Array.from(text.toWellFormed().normalize('NFC'), character => {
    const code = character.codePointAt(0) ?? 0
    if (code === 0x09 || code === 0x0a || code === 0x0d) return ' '
    if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfeff) return ''
    return coverage.has(code) ? character : '?'
  }).join('')

const readCmap = (font: Buffer, cmap: number): ReadonlySet<number> => {
  const covered = new Set<number>()
  const count = font.readUInt16BE(cmap + 2)
  for (let i = 0; i < count; i++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    const format = font.readUInt16BE(table)
    if (format === 4) readSegments(font, table, covered)
    if (format === 12) readGroups(font, table, covered)
  }
  return covered
}

const readSegments = (font: Buffer, table: number, covered: Set<number>): void => {
  const doubled = font.readUInt16BE(table + 6)
  for (let i = 0; i < doubled; i += 2) {
    const last = font.readUInt16BE(table + 14 + i)
    const first = font.readUInt16BE(table + 16 + doubled + i)
    for (let code = first; code <= last && code !== 0xffff; code++) covered.add(code)
  }
}

const readGroups = (font: Buffer, table: number, covered: Set<number>): void => {
  const groups = font.readUInt32BE(table + 12)
  for (let i = 0; i < groups; i++) {
    const group = table + 16 + i * 12
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code++) covered.add(code)
  }
}

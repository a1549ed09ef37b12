// The cells of a workbook's first sheet as texts, with limits on what a small file may unfold into.
import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import { refuseFarCells } from './sheet-span.ts'

/** Bytes of a workbook. */
export const maxWorkbookBytes = 1024 * 1024
const maxUnpackedBytes = 8 * 1024 * 1024
const maxParts = 200
const sheetLimits = { rows: 1000, columns: 100 } as const

/** The cells; null for what is no workbook or unfolds into more than a sheet takes. */
export const readCells = async (
  bytes: Uint8Array<ArrayBuffer>,
  limits: { readonly rows: number; readonly columns: number } = sheetLimits,
): Promise<string[][] | null> => {
  try {
    if (!unfoldsWithin(bytes, maxUnpackedBytes)) return null
    const rows = await readSheet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), {
      parseNumber: digitsOf,
    })
    if (rows.length > limits.rows || rows.some(row => row.length > limits.columns)) return null
    return rows.map(row => row.map(textOf))
  } catch {
    return null
  }
}

/** A day reads as people write it, without a time of midnight. */
const textOf = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().replace('T00:00:00.000Z', '') : String(cell ?? '')

/**
 * A number as spreadsheets show it. The file holds binary floating point, such as 0.30000000000000004 for 0.1 + 0.2;
 * fifteen digits are what both sides mean.
 */
const digitsOf = (text: string): string => {
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  const digits = String(Number(number.toPrecision(15)))
  return digits.includes('e') ? text : digits
}

const decoder = new TextDecoder()
const endMark = 0x06054b50
const entryMark = 0x02014b50

/**
 * Whether the parts of a ZIP unfold into so many bytes at most; its directory may lie, so each is unfolded here. Throws
 * for a sheet that reaches too far.
 */
const unfoldsWithin = (bytes: Uint8Array<ArrayBuffer>, limit: number): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return false
  const parts = view.getUint16(end + 10, true)
  if (parts === 0 || parts > maxParts) return false
  let entry = view.getUint32(end + 16, true)
  let left = limit
  for (let part = 0; part < parts; part++) {
    // The first bit of the flags says that the part is encrypted.
    if (view.getUint32(entry, true) !== entryMark || view.getUint16(entry + 8, true) & 1) return false
    const packed = packedPart(bytes, view, entry)
    // Stored parts are as long as they are; the rest is deflated, and unfolding throws at the limit.
    const stored = view.getUint16(entry + 10, true) === 0
    const content = stored ? packed : inflateRawSync(packed, { maxOutputLength: left })
    left -= content.length
    if (left <= 0) return false
    const name = bytes.subarray(entry + 46, entry + 46 + view.getUint16(entry + 28, true))
    if (Buffer.from(name).toString('latin1').endsWith('.xml')) refuseFarCells(decoder.decode(content))
    entry += 46 + view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true)
  }
  return true
}

/** The bytes of a part as they lie in the ZIP, behind a header of their own. */
const packedPart = (bytes: Uint8Array, view: DataView, entry: number): Uint8Array => {
  const header = view.getUint32(entry + 42, true)
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  return bytes.subarray(start, start + view.getUint32(entry + 20, true))
}

/** Where the last record of a ZIP stands; a comment may follow it. */
const findEnd = (view: DataView): number | null => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === endMark) return at
  }
  return null
}

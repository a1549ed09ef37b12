// Finds compressed streams that would fill the memory, before any parser unpacks them.
import { inflateSync } from 'node:zlib'

const megabyte = 1024 * 1024
// One picture of a scanned page stays well below this.
const largestStream = 192 * megabyte
// Object and cross-reference streams are the only ones the parser unpacks.
const largestIndex = 32 * megabyte
const largestIndexes = 96 * megabyte

/** Whether a stream of the PDF unpacks to an unreasonable size. */
export const hasBomb = (pdf: Buffer): boolean => {
  let indexes = 0
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue
    const dictionary = readDictionary(pdf, at)
    const isIndex = /\/(ObjStm|XRef)\b/.test(dictionary)
    const filters = dictionary.match(/\/\w+Decode\b|\/(Fl|LZW|A85|AHx|RL)\b/g) ?? []
    // A chain of filters, or a rare one, on an index is only ever a disguise.
    if (isIndex && (filters.length > 1 || filters.some(filter => !/^\/(FlateDecode|Fl)$/.test(filter)))) return true
    const size = unpackedSize(pdf, at, isIndex ? largestIndex : largestStream)
    if (size === null) return true
    if (isIndex) indexes += size
    if (indexes > largestIndexes) return true
  }
  return false
}

/** The text of the dictionary before `stream`, with names spelled out (`/Obj#53tm`). */
const readDictionary = (pdf: Buffer, stream: number): string => {
  const window = pdf.toString('latin1', Math.max(0, stream - 4096), stream)
  return window
    .slice(window.lastIndexOf(' obj') + 1)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Bytes after unpacking, 0 when it is not a deflated stream, null when more than the limit. */
const unpackedSize = (pdf: Buffer, stream: number, limit: number): number | null => {
  let start = stream + 6
  if (pdf[start] === 0x0d) start++
  if (pdf[start] === 0x0a) start++
  // The low four bits of every zlib header name the method deflate.
  if (((pdf[start] ?? 0) & 0x0f) !== 8) return 0
  const next = pdf.indexOf('endstream', start)
  try {
    return inflateSync(pdf.subarray(start, next < 0 ? pdf.length : next), { maxOutputLength: limit }).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : 0
  }
}

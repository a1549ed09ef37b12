// What lies compressed in a PDF, looked at before any parser unpacks it.
import { inflateSync } from 'node:zlib'

const megabyte = 1024 * 1024
// One picture of a scanned page stays well below this.
const largestStream = 192 * megabyte
// Object and cross-reference streams are the only ones the parser unpacks.
const largestIndex = 32 * megabyte
const largestIndexes = 96 * megabyte

/** The texts of packed objects, or null when a stream unpacks to an unreasonable size. */
export const unpackObjects = (pdf: Buffer): string[] | null => {
  const packed: string[] = []
  let indexes = 0
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue
    const dictionary = readDictionary(pdf, at)
    const isIndex = /\/(ObjStm|XRef)\b/.test(dictionary)
    const filters = dictionary.match(/\/\w+Decode\b|\/(Fl|LZW|A85|AHx|RL)\b/g) ?? []
    // A chain of filters, or a rare one, on an index is only ever a disguise.
    if (isIndex && (filters.length > 1 || filters.some(filter => !/^\/(FlateDecode|Fl)$/.test(filter)))) return null
    const content = unpack(pdf, at, isIndex ? largestIndex : largestStream)
    if (content === 'bomb') return null
    if (!isIndex || !content) continue
    indexes += content.length
    if (indexes > largestIndexes) return null
    packed.push(content.toString('latin1'))
  }
  return packed
}

/** Names with every character spelled out: `/J#61v#61Script` is `/JavaScript`. */
export const spellNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const readDictionary = (pdf: Buffer, stream: number): string => {
  const window = pdf.toString('latin1', Math.max(0, stream - 4096), stream)
  return spellNames(window.slice(window.lastIndexOf(' obj') + 1))
}

/** The content of a deflated stream; null when it is not deflated or broken. */
const unpack = (pdf: Buffer, stream: number, limit: number): Buffer | 'bomb' | null => {
  let start = stream + 6
  if (pdf[start] === 0x0d) start++
  if (pdf[start] === 0x0a) start++
  // The low four bits of every zlib header name the method deflate.
  if (((pdf[start] ?? 0) & 0x0f) !== 8) return null
  const next = pdf.indexOf('endstream', start)
  try {
    return inflateSync(pdf.subarray(start, next < 0 ? pdf.length : next), { maxOutputLength: limit })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : null
  }
}

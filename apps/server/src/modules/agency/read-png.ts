// Reads a PNG and writes it anew with nothing but its picture: what stood beside it (texts, other files) is left behind.
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { maxLogoSide } from '@khyanalt/contract/agency-settings'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** What a picture needs: its palette and what of it can be seen through. */
const kept = new Set(['PLTE', 'tRNS'])
/** Channels by colour type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

type Chunk = { readonly type: string; readonly data: Buffer }

/** The same picture as a new file; null where the bytes are no sound PNG of a size that a mark may have. */
export const rewritePng = (bytes: Buffer): Buffer | null => {
  const chunks = readChunks(bytes)
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return null
  const size = sizeOfPicture(header.data)
  if (size === null) return null
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const points = inflate(packed, size.bytes)
  if (!points || !hasKnownFilters(points, size.line)) return null
  const palettes = chunks.filter(({ type }) => kept.has(type))
  if (header.data[9] === 3 && !palettes.some(({ type }) => type === 'PLTE')) return null
  return Buffer.concat([
    signature,
    ...[
      header,
      ...palettes,
      { type: 'IDAT', data: deflateSync(points, { level: 9 }) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ].map(writeChunk),
  ])
}

/** The chunks in order; null where a length or a checksum is wrong, or something stands behind the end. */
const readChunks = (bytes: Buffer): readonly Chunk[] | null => {
  if (!bytes.subarray(0, 8).equals(signature)) return null
  const chunks: Chunk[] = []
  for (let at = 8; at < bytes.length; ) {
    if (at + 12 > bytes.length) return null
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) })
    if (chunks.at(-1)?.type === 'IEND') return end === bytes.length ? chunks : null
    at = end
  }
  return null
}

/** Bytes of a line with its filter, and of all lines; null for what is too large, interlaced or unknown. */
const sizeOfPicture = (header: Buffer): { readonly line: number; readonly bytes: number } | null => {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth = 0, colour = 0, compression, filter, interlace] = header.subarray(8)
  if (width < 16 || height < 16 || width > maxLogoSide || height > maxLogoSide) return null
  if (!depths[colour]?.includes(depth) || compression !== 0 || filter !== 0 || interlace !== 0) return null
  const line = 1 + Math.ceil((width * depth * (channels[colour] ?? 0)) / 8)
  return { line, bytes: line * height }
}

const inflate = (packed: Buffer, bytes: number): Buffer | null => {
  try {
    const points = inflateSync(packed, { maxOutputLength: bytes + 1 })
    return points.length === bytes ? points : null
  } catch {
    return null
  }
}

const hasKnownFilters = (points: Buffer, line: number): boolean => {
  for (let at = 0; at < points.length; at += line) if ((points[at] ?? 5) > 4) return false
  return true
}

const writeChunk = ({ type, data }: Chunk): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

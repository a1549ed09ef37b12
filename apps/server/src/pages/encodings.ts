// The encodings in which a page is kept, and which of them a browser takes.
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

const encoders = {
  zstd: zstdCompressSync,
  // The best quality takes fifty times as long for a tenth less.
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: gzipSync,
} as const satisfies Record<string, (bytes: Buffer) => Buffer>

export type Encoding = keyof typeof encoders

const names = Object.keys(encoders) as Encoding[]

/** The bytes in an encoding, in one step. */
export const encode = (encoding: Encoding, bytes: Buffer): Buffer => encoders[encoding](bytes)

/** The encoding that `Accept-Encoding` weighs most, ours first where it weighs alike; null where it takes none. */
export const chooseEncoding = (header: string | undefined): Encoding | null => {
  const weights = new Map(header?.toLowerCase().split(',').map(readWeight))
  const heaviest = Math.max(...names.map(name => weights.get(name) ?? 0))
  return heaviest > 0 ? (names.find(name => weights.get(name) === heaviest) ?? null) : null
}

const readWeight = (part: string): [string, number] => {
  const [name = '', ...parameters] = part.split(';').map(text => text.trim())
  const weight = parameters.find(text => text.startsWith('q='))?.slice(2)
  const value = weight === undefined ? 1 : Number(weight)
  // What cannot be read is not wanted.
  return [name, value >= 0 && value <= 1 ? value : 0]
}

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, encode } from './encodings.ts'

it('[REQ-KEPT-03] a page is sent in the encoding that the browser weighs most, and plain where it takes none', () => {
  const cases: readonly (readonly [string | undefined, string | null])[] = [
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['zstd;q=0, gzip ; q=0.1', 'gzip'],
    ['deflate', null],
    ['identity', null],
    ['', null],
    [undefined, null],
    ['gzip;q=nan, br;q=-1, zstd;q=7', null],
    [';q=1,,=,gzip;q=', null],
  ]
  for (const [header, encoding] of cases) expect(chooseEncoding(header), header).toBe(encoding)
})

it('[REQ-KEPT-03] every encoding comes back as it was', () => {
  const bytes = Buffer.from('Гэрчилгээ '.repeat(1000))
  const readers = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
  for (const [name, read] of Object.entries(readers)) {
    const encoded = encode(name as keyof typeof readers, bytes)
    expect(encoded.length, name).toBeLessThan(bytes.length / 10)
    expect(read(encoded), name).toEqual(bytes)
  }
})

// PDFs made for tests: sound ones, and one for each reason to refuse.
import { deflateSync } from 'node:zlib'

type Part = string | { readonly dict: string; readonly bytes: Buffer }

/** A PDF of the given objects, numbered from 1; the first is the catalog. */
export const writePdf = (parts: readonly Part[], trailer = ''): Buffer => {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = chunks[0]?.length ?? 0
  const add = (chunk: Buffer): void => {
    chunks.push(chunk)
    length += chunk.length
  }
  for (const [index, part] of parts.entries()) {
    offsets.push(length)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof part === 'string') add(Buffer.from(part))
    else {
      add(Buffer.from(`<<${part.dict}/Length ${part.bytes.length}>>\nstream\n`))
      add(part.bytes)
      add(Buffer.from('\nendstream'))
    }
    add(Buffer.from('\nendobj\n'))
  }
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = parts.length + 1
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(chunks)
}

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>'

/** One empty page, with entries of the catalog and further objects from number 4. */
export const onePage = (catalog = '', further: readonly Part[] = [], trailer = ''): Buffer =>
  writePdf([`<</Type/Catalog/Pages 2 0 R${catalog}>>`, pages, page, ...further], trailer)

/** One page in exactly that many bytes. */
export const pageOfSize = (size: number): Buffer => {
  const padded = (length: number): Buffer => onePage('', [{ dict: '', bytes: Buffer.alloc(length, 0x20) }])
  const guess = size - padded(0).length
  // The length is written in digits too, so the first guess is a few bytes too long.
  return padded(guess - (padded(guess).length - size))
}

/** An object stream holding object 9, as writers pack them. */
export const packedObject = (body: string): Part => ({
  dict: '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
  bytes: deflateSync(Buffer.from(`9 0 ${body}`)),
})

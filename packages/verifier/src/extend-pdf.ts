// Updates that keep a signed PDF provable: certificates, lists of revocation, a timestamp over all of it (PAdES-B-LTA).
// One input gives one output, byte for byte: the verifier writes each update anew from what it found in it, and takes
// it for one only when nothing differs. So nothing else can hide in it, and this form never changes; another form
// would be another function beside it.
import { type Bytes, concat, toHex, utf8 } from './bytes.ts'

/** What proves a signature later; all DER. */
export type Evidence = {
  readonly certificates: readonly Bytes[]
  /** Lists of revoked certificates (CRL). */
  readonly lists: readonly Bytes[]
  /** Answers about single certificates (OCSP). */
  readonly answers: readonly Bytes[]
}

/** Place of a timestamp over the whole file: so many hex digits, and the token in it, which may be empty yet. */
export type StampPlace = { readonly room: number; readonly token: Bytes }

/** An update; behind it stand the parts that its timestamp, if there is one, is about. */
export type Update = {
  readonly bytes: Bytes
  /** Offsets in the whole file: end of the first part, begin of the second. */
  readonly hole: readonly [number, number] | null
}

/** Bytes as letters, one for one. */
export const letters = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** The update that adds evidence, and perhaps a timestamp, to a PDF that the portal signed; throws on any other PDF. */
export const writeUpdate = (
  pdf: Bytes,
  { certificates, lists, answers }: Evidence,
  stamp: StampPlace | null,
): Update => {
  const end = readEnd(letters(pdf))
  const catalog = end.read(end.root)
  const known = /\/DSS (\d+) 0 R/.exec(catalog)?.[1]
  const before = known === undefined ? '' : end.read(Number(known))
  const parts: Bytes[] = [utf8('\n')]
  let length = pdf.length + 1
  let next = end.size
  const offsets = new Map<number, number>()
  const put = (number: number, ...body: Uint8Array[]): void => {
    offsets.set(number, length)
    const object = concat(utf8(`${number} 0 obj\n`), ...body, utf8('\nendobj\n'))
    parts.push(object)
    length += object.length
  }
  const putStream = (der: Bytes): number => {
    put(next, utf8(`<< /Length ${der.length} >>\nstream\n`), der, utf8('\nendstream'))
    return next++
  }
  const listed = (name: ListName, added: readonly Bytes[]): string => {
    const refs = [...readRefs(before, name), ...added.map(putStream)]
    return refs.length === 0 ? '' : ` /${name} [ ${refs.map(ref => `${ref} 0 R `).join('')}]`
  }
  const dss = `<< /Type /DSS${listed('Certs', certificates)}${listed('CRLs', lists)}${listed('OCSPs', answers)} >>`
  const dssNumber = next++
  put(dssNumber, utf8(dss))

  let hole: Update['hole'] = null
  let fields = catalog
  if (stamp) {
    const [signature, widget] = [next++, next++]
    const page = readPage(end, catalog)
    const range = length + `${signature} 0 obj\n${signatureHead}`.length
    const opening = range + rangeLength + '\n/Contents '.length
    hole = [opening, opening + stamp.room + 2]
    const digits = toHex(stamp.token)
    if (digits.length > stamp.room) throw new Error('The timestamp is longer than its place')
    // What follows the hole is known once it is written; its length does not depend on the numbers in the range.
    const body = (rest: number) =>
      utf8(
        `${signatureHead}${byteRange(opening, opening + stamp.room + 2, rest)}\n/Contents <${digits.padEnd(stamp.room, '0')}>\n>>`,
      )
    const place = parts.length
    put(signature, body(0))
    put(
      widget,
      utf8(
        `<<\n/Type /Annot\n/Subtype /Widget\n/FT /Sig\n/Rect [ 0 0 0 0 ]\n/V ${signature} 0 R\n/T (Timestamp${signature})\n` +
          `/TU (Timestamp)\n/F 132\n/P ${page.number} 0 R\n>>`,
      ),
    )
    put(page.number, utf8(addRef(page.text, 'Annots', widget)))
    fields = addRef(catalog, 'Fields', widget)
    put(end.root, utf8(withDss(fields, dssNumber)))
    const tail = utf8(writeEnd(offsets, length, next, end))
    const rest = length + tail.length - hole[1]
    parts[place] = concat(utf8(`${signature} 0 obj\n`), body(rest), utf8('\nendobj\n'))
    return { bytes: concat(...parts, tail), hole }
  }
  put(end.root, utf8(withDss(fields, dssNumber)))
  return { bytes: concat(...parts, utf8(writeEnd(offsets, length, next, end))), hole }
}

const signatureHead = '<<\n/Type /DocTimeStamp\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.RFC3161\n'
const byteRange = (first: number, second: number, rest: number): string =>
  `/ByteRange [0 ${[first, second, rest].map(offset => String(offset).padStart(10)).join(' ')}]`
const rangeLength = '/ByteRange [0 ]'.length + 3 * 10 + 2

/** The catalog with the place of the evidence, and the mark of the extension it belongs to (ETSI EN 319 142-1). */
const withDss = (catalog: string, number: number): string => {
  const known = catalog.replace(/\/DSS \d+ 0 R/, `/DSS ${number} 0 R`)
  if (known !== catalog) return known
  return `${catalog.slice(0, -2)}/DSS ${number} 0 R\n/Extensions << /ESIC << /BaseVersion /1.7 /ExtensionLevel 5 >> >>\n>>`
}

type ListName = 'Annots' | 'Fields' | 'Certs' | 'CRLs' | 'OCSPs'

/** Where the references of a list of a dictionary stand; null without the list. */
const findList = (dictionary: string, name: ListName): { readonly from: number; readonly to: number } | null => {
  const head = `/${name} [ `
  const from = dictionary.indexOf(head) + head.length
  const to = dictionary.indexOf(']', from)
  return from < head.length || to < 0 ? null : { from, to }
}

/** A dictionary with one reference more in one of its lists. */
const addRef = (dictionary: string, name: ListName, ref: number): string => {
  const list = findList(dictionary, name)
  if (!list) throw new Error(`The PDF has no list of ${name}`)
  return `${dictionary.slice(0, list.to)}${ref} 0 R ${dictionary.slice(list.to)}`
}

/** Numbers of the objects in a list of a dictionary. */
export const readRefs = (dictionary: string, name: ListName): number[] => {
  const list = findList(dictionary, name)
  return [...(list ? dictionary.slice(list.from, list.to) : '').matchAll(/(\d+) 0 R/g)].map(([, number]) =>
    Number(number),
  )
}

type End = {
  readonly size: number
  readonly root: number
  /** What else the trailer says. */
  readonly trailer: string
  readonly startxref: number
  /** The dictionary of an object, as it stands. */
  readonly read: (number: number) => string
}

const readPage = (end: End, catalog: string): { readonly number: number; readonly text: string } => {
  const [field = -1] = readRefs(catalog, 'Fields')
  const number = Number(/\/P (\d+) 0 R/.exec(end.read(field))?.[1] ?? -1)
  return { number, text: end.read(number) }
}

/** Where the objects of the latest updates lie; those of the part that Typst wrote are not needed. */
const readEnd = (text: string): End => {
  const start = Number(/startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? -1)
  const offsets = new Map<number, number>()
  let newest = ''
  for (let at = start, sections = 0; at >= 0 && sections < 100; sections++) {
    const table = readTable(text, at, offsets)
    if (table === null) break
    if (newest === '') newest = table
    at = Number(/\/Prev (\d+)/.exec(table)?.[1] ?? -1)
  }
  const size = Number(/\/Size (\d+)/.exec(newest)?.[1] ?? -1)
  const root = Number(/\/Root (\d+) 0 R/.exec(newest)?.[1] ?? -1)
  if (size < 0 || root < 0) throw new Error('The PDF does not end as the portal writes it')
  const read = (number: number): string => {
    const head = `${number} 0 obj\n`
    const from = offsets.get(number) ?? -1
    const to = text.indexOf('\nendobj', from)
    if (from < 0 || !text.startsWith(head, from) || to < 0) throw new Error('The PDF is not built as the portal does')
    return text.slice(from + head.length, to)
  }
  const trailer = newest.replace(/\/Size \d+\n/, '').replace(/\/Prev \d+\n/, '')
  return { size, root, trailer, startxref: start, read }
}

/** Reads one table; what an update wrote later stays. Answers the lines of its trailer; null for any other kind. */
const readTable = (text: string, at: number, offsets: Map<number, number>): string | null => {
  if (!text.startsWith('xref\n', at)) return null
  let place = at + 'xref\n'.length
  for (;;) {
    const section = /^(\d{1,10}) (\d{1,10})\n/.exec(text.slice(place, place + 24))
    if (!section) break
    place += section[0].length
    for (let n = 0; n < Number(section[2]); n++, place += 20) {
      const number = Number(section[1]) + n
      if (text[place + 17] === 'n' && !offsets.has(number)) offsets.set(number, Number(text.slice(place, place + 10)))
    }
  }
  return /^\s*trailer\n<<\n([\s\S]*?)>>\n/.exec(text.slice(place, place + 2000))?.[1] ?? null
}

const writeEnd = (offsets: ReadonlyMap<number, number>, at: number, size: number, end: End): string => {
  const numbers = [...offsets.keys()].sort((one, other) => one - other)
  const rows = numbers.map(number => {
    const row = `${String(offsets.get(number)).padStart(10, '0')} 00000 n \n`
    return numbers.includes(number - 1) ? row : `${number} ${lengthOfRun(numbers, number)}\n${row}`
  })
  return (
    `xref\n${rows.join('')}trailer\n<<\n/Size ${size}\n${end.trailer}/Prev ${end.startxref}\n>>\n` +
    `startxref\n${at}\n%%EOF\n`
  )
}

const lengthOfRun = (numbers: readonly number[], first: number): number => {
  let length = 1
  while (numbers.includes(first + length)) length++
  return length
}

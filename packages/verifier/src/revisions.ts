// What a PDF of the portal is made of: the part that was issued, and updates that keep it provable.
import { type Bytes, fromHex } from './bytes.ts'
import { type Evidence, letters, readRefs, type StampPlace, writeUpdate } from './extend-pdf.ts'
import { trimDer } from './timestamp.ts'

/** A signature or a timestamp in the file: what fills its place, and the bytes around that place. */
export type Sealed = { readonly contents: Bytes; readonly covered: Bytes }

/** `issued` is what the agency signed; nothing else stands behind it but what `updates` hold. */
export type Revisions = {
  /** Length of the part that was issued. */
  readonly issued: number
  readonly signature: Sealed
  readonly updates: readonly (Evidence & { readonly stamp: Sealed | null })[]
}

/** Takes a PDF apart; `unsigned` without a signature, `partial` when anything stands beside what was signed. */
export const readRevisions = (pdf: Bytes): Revisions | 'unsigned' | 'partial' => {
  const text = letters(pdf)
  const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g)].map(
    found => found.slice(1).map(Number),
  )
  if (ranges.length === 0) return 'unsigned'
  // The first signature is the agency's: it covers the file as it was issued but for its own place, where nothing may
  // hide. Words that merely look like a range do not point at such a place.
  for (const [start = 0, first = 0, second = 0, rest = 0] of ranges) {
    const hole = text.slice(first, second)
    const issued = second + rest
    if (start !== 0 || first >= second || issued > pdf.length || !/^<[0-9a-fA-F]+>$/.test(hole)) continue
    if (hole.length % 2 !== 0) return 'partial'
    const signature = seal(pdf, hole, first, second, issued)
    const updates = hasOnlyZerosBehind(signature.contents) ? readUpdates(pdf, issued) : null
    return updates ? { issued, signature, updates } : 'partial'
  }
  return 'partial'
}

/** A place is longer than the structure in it, and is filled up with zeros. */
const hasOnlyZerosBehind = (contents: Bytes): boolean => {
  const der = trimDer(contents)
  return der?.length !== undefined && contents.subarray(der.length).every(byte => byte === 0)
}

const seal = (pdf: Bytes, hole: string, first: number, second: number, end: number): Sealed => {
  const covered = new Uint8Array(first + end - second)
  covered.set(pdf.subarray(0, first))
  covered.set(pdf.subarray(second, end), first)
  return { contents: fromHex(hole.slice(1, -1)), covered }
}

/** Each update must be what writing it anew gives; null otherwise. */
const readUpdates = (pdf: Bytes, issued: number): Revisions['updates'] | null => {
  const updates: Revisions['updates'][number][] = []
  for (let at = issued; at < pdf.length; ) {
    const found = readUpdate(pdf, at)
    if (!found) return null
    const { evidence, stamp } = found
    const written = tryToWrite(pdf.subarray(0, at), evidence, stamp)
    if (!written?.bytes.every((byte, place) => byte === pdf[at + place])) return null
    const end = at + written.bytes.length
    const [first, second] = written.hole ?? [0, 0]
    updates.push({
      ...evidence,
      stamp: written.hole ? seal(pdf, letters(pdf.subarray(first, second)), first, second, end) : null,
    })
    at = end
  }
  return updates
}

const tryToWrite = (pdf: Bytes, evidence: Evidence, stamp: StampPlace | null) => {
  try {
    return writeUpdate(pdf, evidence, stamp)
  } catch {
    return null
  }
}

/** What an update seems to hold; whether it is one is told by writing it anew. */
const readUpdate = (pdf: Bytes, from: number): { evidence: Evidence; stamp: StampPlace | null } | null => {
  const streams = new Map<number, Bytes>()
  let at = from + 1
  for (;;) {
    const head = /^(\d{1,10}) 0 obj\n<< \/Length (\d{1,9}) >>\nstream\n/.exec(letters(pdf.subarray(at, at + 64)))
    if (!head) break
    const start = at + head[0].length
    const end = start + Number(head[2])
    if (end > pdf.length) return null
    streams.set(Number(head[1]), pdf.slice(start, end))
    at = end + '\nendstream\nendobj\n'.length
  }
  const text = letters(pdf.subarray(at))
  const dss = /^\d{1,10} 0 obj\n(<< \/Type \/DSS[^\n]*>>)\nendobj\n/.exec(text)
  if (!dss?.[1]) return null
  const added = (name: Parameters<typeof readRefs>[1]) =>
    readRefs(dss[1] ?? '', name).flatMap(number => streams.get(number) ?? [])
  const evidence = { certificates: added('Certs'), lists: added('CRLs'), answers: added('OCSPs') }
  const behind = text.slice(dss[0].length)
  if (!/^\d{1,10} 0 obj\n<<\n\/Type \/DocTimeStamp\n/.test(behind)) return { evidence, stamp: null }
  const digits = /\/Contents <((?:[0-9a-f]{2})+)>/.exec(behind)?.[1]
  const token = digits === undefined ? null : trimDer(fromHex(digits))
  return digits === undefined || !token ? null : { evidence, stamp: { room: digits.length, token } }
}

import { describe, expect, it } from 'vitest'
import { type Bytes, utf8 } from './bytes.ts'
import { judge } from './check-certificate.ts'
import { canonicalJson, contentProperty, digestOfContent, readContent } from './content.ts'
import { canonicalEntry, hashEntry, type LogEntry } from './log-entry.ts'

const content = { refId: '02-26-000001', facts: [{ title: { mn: 'Загвар', en: 'Model' } }], salt: '0f'.repeat(16) }
const carrying = (value: object): Bytes =>
  utf8(`%PDF-1.7 <${contentProperty}>${Buffer.from(canonicalJson(value)).toString('base64')}</${contentProperty}>`)
const entry: LogEntry = {
  seq: 1,
  at: '2026-06-01T00:00:00.000Z',
  kind: 'issued',
  cs_id: 'a',
  ref_id: '02-26-000001',
  version: 1,
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  sha256: null,
  previous: null,
}

describe('what a document says', () => {
  it('[REQ-PAPER-10] has one canonical form, whatever the order of keys, and another digest when a letter or the salt differs', async () => {
    expect(canonicalJson({ b: [1, { d: null, c: undefined }], a: 'Ө"' })).toBe('{"a":"Ө\\"","b":[1,{"d":null}]}')
    const turned = Object.fromEntries(Object.entries(content).reverse())
    const digest = await digestOfContent(content)
    expect(await digestOfContent(turned)).toBe(digest)
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(await digestOfContent({ ...content, salt: '00'.repeat(16) })).not.toBe(digest)
    expect(await digestOfContent({ ...content, refId: '02-26-000002' })).not.toBe(digest)
  })

  it('[REQ-PAPER-10] is read from a PDF as it was put there, and is nothing in a PDF without', () => {
    expect(readContent(carrying(content))).toEqual(content)
    expect(readContent(utf8('%PDF-1.7'))).toBeNull()
    expect(readContent(utf8(`<${contentProperty}>?</${contentProperty}>`))).toBeNull()
  })

  it('[REQ-PAPER-10] leaves entries from before hashed as ever, and changes the hash of an entry that has a digest', async () => {
    expect(canonicalEntry(entry)).toBe(
      '{"seq":1,"at":"2026-06-01T00:00:00.000Z","kind":"issued","cs_id":"a","ref_id":"02-26-000001","version":1,' +
        '"starts_on":"2026-01-01","ends_on":"2026-12-31","sha256":null,"previous":null}',
    )
    expect(await hashEntry(entry)).toBe('13b227641780f6d2d462dab86eb45b73b446a234bdf1135149a738a85d70cdbc')
    expect(await hashEntry({ ...entry, content_sha256: 'a'.repeat(64) })).not.toBe(await hashEntry(entry))
    expect(await hashEntry({ ...entry, content_sha256: undefined })).toBe(await hashEntry(entry))
  })

  it('[REQ-PAPER-11] is proven by the digest of its own version, differs from any other, and is not judged without one', async () => {
    const pdf = carrying(content)
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', pdf)).toString('hex')
    const verdict = async (made: LogEntry) => {
      const signed: LogEntry = { ...entry, seq: 2, kind: 'signed', sha256 }
      const judged = await judge(pdf, {
        trusted: [],
        log: { entries: [made, signed], fault: null },
        today: '2026-06-01',
      })
      return judged.content
    }
    const digest = await digestOfContent(content)
    expect(await verdict({ ...entry, content_sha256: digest })).toBe('proven')
    expect(await verdict({ ...entry, content_sha256: 'b'.repeat(64) })).toBe('differs')
    expect(await verdict(entry)).toBe('none')
  })
})

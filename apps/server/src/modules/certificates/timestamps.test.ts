import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprintOfIssued, judge, type Verdict } from '@khyanalt/verifier/check-certificate'
import { describeVerdict } from '@khyanalt/verifier/describe-verdict'
import { fingerprintOf } from '@khyanalt/verifier/signed-message'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type KeyHolder, makeRoot, timeStamping } from '../../../test/key-authority.ts'
import { serveLists } from '../../../test/list-server.ts'
import { areThere } from '../../../test/programs.ts'
import { removeFolder } from '../../../test/remove-folder.ts'
import { openRevocationInfo } from '../../external/revocation-info.ts'
import { type AskTimestamp, type TimestampAuthority, timestampAuthority } from '../../external/timestamp-authority.ts'
import { answerQuery } from './demo-timestamps.ts'
import { type DocumentMaker, openDocumentMaker } from './document-maker.ts'
import { extendDocument } from './extend-document.ts'
import type { Signer } from './sign-pdf.ts'

type Bytes = Uint8Array<ArrayBuffer>

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-timestamps-'))
const popplerIsThere = areThere('pdfinfo', 'pdfsig')
const hour = 3_600_000
const day = 24 * hour
const year = 365 * day
const now = new Date()
const inTime = (ms: number): Date => new Date(now.getTime() + ms)

const shortly = { from: inTime(-day), to: inTime(year) }

let root: KeyHolder
let stamper: KeyHolder
let agency: KeyHolder
beforeAll(async () => {
  const days = { from: inTime(-year), to: inTime(20 * year) }
  root = await makeRoot({ name: 'Root of the tests', ...days })
  stamper = await root.issue({
    name: 'Timestamps of the tests',
    from: inTime(-day),
    to: inTime(2 * year),
    purposes: [timeStamping],
  })
  // It ends in an hour; what is checked later is checked after its end.
  agency = await root.issue({ name: 'Agency of the tests', from: inTime(-day), to: inTime(hour) })
})
afterAll(() => removeFolder(folder))

/** An authority of this key whose clock shows this moment. */
const authorityOf = (holder: KeyHolder, at = new Date(), roots = [root.der]): TimestampAuthority =>
  timestampAuthority(query => answerQuery(query, holder.signer, at), roots)

const makers: DocumentMaker[] = []
afterAll(async () => {
  for (const maker of makers) await maker.stop()
})
const drawn = async (signer: Signer, timestamps: TimestampAuthority | null): Promise<Bytes> =>
  new Uint8Array(await (await openMaker(signer, timestamps)).invoice(invoice))
const openMaker = async (signer: Signer, timestamps: TimestampAuthority | null, told: Error[] = []) => {
  const maker = await openDocumentMaker({
    signer,
    timestamps,
    publicUrl: 'https://portal.test',
    processes: 1,
    onUnstamped: error => told.push(error),
  })
  makers.push(maker)
  return maker
}
const invoice = {
  number: 'N260000007',
  requestNumber: 'R260000042',
  service: { mn: 'Рентген', en: 'X-ray' },
  organization: null,
  payer: { name: 'Өргөө Үйлс ХХК', registerNumber: '5012345', address: null },
  lines: [{ text: { mn: 'Хураамж', en: 'Fee' }, amount: 5_000_050 }],
  issuedOn: '2026-12-01',
  dueOn: '2026-12-15',
  status: 'unpaid',
  issuer: null,
  payment: [],
} as const

/** What the verifier says at a moment, without the public log. */
const verdictAt = async (pdf: Bytes, at: Date, roots = [root.der]): Promise<Verdict> =>
  judge(pdf, {
    trusted: [await fingerprintOf(agency.der)],
    authorities: roots,
    log: null,
    today: at.toISOString().slice(0, 10),
    now: at,
  })
const linesOf = (verdict: Verdict): string[] => describeVerdict(verdict).lines.map(({ key }) => key)
let kept = 0
const keep = (pdf: Bytes): string => {
  const path = join(folder, `${kept++}.pdf`)
  writeFileSync(path, pdf)
  return path
}
const pdfsig = (pdf: Bytes): string => execFileSync('pdfsig', ['-nocert', keep(pdf)], { stdio: 'pipe' }).toString()

describe('a signature with a timestamp', () => {
  it('[REQ-TIMESTAMP-01] is proven after the signer’s certificate has ended, and without one is not', async () => {
    const plain = await drawn(agency.signer, null)
    const stamped = await drawn(agency.signer, authorityOf(stamper))
    for (const pdf of [plain, stamped]) expect((await verdictAt(pdf, now)).genuine).toBe(true)
    const later = inTime(day)
    const before = await verdictAt(plain, later)
    expect(before).toMatchObject({ genuine: false, time: { at: null, signer: 'ended' } })
    expect(linesOf(before)).toContain('signerEnded')
    const after = await verdictAt(stamped, later)
    expect(after).toMatchObject({
      genuine: true,
      time: { authority: 'Timestamps of the tests', signer: 'held', fault: null },
    })
    expect(linesOf(after)).toContain('timeProven')
    expect(Math.abs(new Date(after.time?.at ?? 0).getTime() - now.getTime())).toBeLessThan(5 * 60_000)
  })

  it.skipIf(!popplerIsThere)(
    '[REQ-TIMESTAMP-01] is found valid by poppler too, before and after it was extended',
    async () => {
      const stamped = await drawn(agency.signer, authorityOf(stamper))
      expect(pdfsig(stamped)).toMatch(/Total document signed[\s\S]*Signature is Valid/)
      const services = { timestamps: authorityOf(stamper), revocation: openRevocationInfo({}) }
      const plain = await drawn(agency.signer, null)
      const extended = await extendDocument(plain, services, now)
      expect(extended.act).toBe('stamped')
      const said = pdfsig(extended.bytes ?? plain)
      // Poppler knows no timestamps yet, but finds the place of one and what it is about.
      expect(said).toMatch(/Signature is Valid[\s\S]*Signature #2[\s\S]*Total document signed/)
      const verdict = await verdictAt(extended.bytes ?? plain, inTime(day))
      expect(verdict).toMatchObject({ genuine: true, time: { signer: 'held' } })
    },
  )
})

describe('a timestamp that is not believed', () => {
  it('[REQ-TIMESTAMP-02] is not taken, and the document is signed all the same', async () => {
    const foreign = await makeRoot({ name: 'Foreign root', from: inTime(-day), to: inTime(year) })
    const others = await foreign.issue({ ...shortly, name: 'Foreign stamps', purposes: [timeStamping] })
    const clerk = await root.issue({ ...shortly, name: 'No authority' })
    const both = await root.issue({ ...shortly, name: 'Too many uses', purposes: [timeStamping, '1.3.6.1.5.5.7.3.2'] })
    const ended = await root.issue({
      name: 'Ended stamps',
      from: inTime(-2 * day),
      to: inTime(-day),
      purposes: [timeStamping],
    })
    const answering = (holder: KeyHolder) => (query: Bytes) => answerQuery(query, holder.signer)
    const good = answering(stamper)
    const otherQuery = await drawnQuery()
    const ways: Readonly<Record<string, AskTimestamp>> = {
      'unknown_authority: another root': answering(others),
      'not_for_timestamps: no such purpose': answering(clerk),
      'not_for_timestamps: another purpose beside it': answering(both),
      'unknown_authority: a certificate that has ended': answering(ended),
      'other_bytes: an answer about something else': () => good(otherQuery),
      'refused with status 2: the query was spoilt': () => good(new Uint8Array([1, 2, 3])),
      'cannot be read: no reply at all': async () => new Uint8Array([0x30, 0x82]),
      'away: the line is dead': async () => {
        throw new Error('away')
      },
    }
    let current = authorityOf(stamper)
    const told: Error[] = []
    const maker = await openMaker(agency.signer, { roots: [root.der], stamp: about => current.stamp(about) }, told)
    for (const [name, ask] of Object.entries(ways)) {
      current = timestampAuthority(ask, [root.der])
      told.length = 0
      const pdf = new Uint8Array(await maker.invoice(invoice))
      expect(String(told[0]?.cause ?? told[0]), name).toContain(name.split(':')[0])
      expect(await verdictAt(pdf, now), name).toMatchObject({ genuine: true, time: { at: null, fault: null } })
    }
  })

  it('[REQ-TIMESTAMP-02] is not taken twice for one question, and an authority that is away is left alone for a minute', async () => {
    let asked = 0
    let first: Bytes | null = null
    const repeating = timestampAuthority(
      async query => {
        asked++
        first ??= await answerQuery(query, stamper.signer)
        return first
      },
      [root.der],
    )
    const bytes = new Uint8Array([1, 2, 3])
    await repeating.stamp(bytes)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    await expect(repeating.stamp(bytes)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('another') },
    })
    clock.mockReturnValue(60_999)
    await expect(repeating.stamp(bytes)).rejects.toThrow('a moment ago')
    expect(asked).toBe(2)
    clock.mockReturnValue(61_000)
    await expect(repeating.stamp(bytes)).rejects.toThrow('no timestamp')
    expect(asked).toBe(3)
    clock.mockRestore()
  })
})

describe('what keeps a document provable', () => {
  it('[REQ-TIMESTAMP-03] stands behind the bytes as they were issued, with lists that its issuers signed', async () => {
    const lists = await serveLists()
    const [signer, stamps] = await Promise.all([
      root.issue({ ...shortly, name: 'Agency with a list', listAt: lists.address }),
      root.issue({
        name: 'Stamps with a list',
        from: inTime(-day),
        to: inTime(2 * year),
        purposes: [timeStamping],
        listAt: lists.address,
      }),
    ])
    const timestamps = authorityOf(stamps)
    const issued = await drawn(signer.signer, timestamps)
    const trusted = [await fingerprintOf(signer.der)]
    const judged = (pdf: Bytes, at: Date) =>
      judge(pdf, { trusted, authorities: [root.der], log: null, today: '', now: at })
    const services = { timestamps, revocation: openRevocationInfo({ REVOCATION_URLS: [lists.beginning] }) }

    lists.list = await root.list({ at: inTime(-hour), next: inTime(-60_000) })
    expect(await extendDocument(issued, services, now)).toMatchObject({ act: 'waiting', bytes: null })
    expect((await judged(issued, now)).time?.revocation).toBe('unknown')
    lists.list = await root.list({ at: inTime(-hour), next: inTime(day) })
    const fresh = { ...services, revocation: openRevocationInfo({ REVOCATION_URLS: [lists.beginning] }) }
    const evidenced = await extendDocument(issued, fresh, now)
    expect(evidenced).toMatchObject({ act: 'evidenced', missing: [] })
    const first = evidenced.bytes ?? issued
    expect(Buffer.compare(first.slice(0, issued.length), issued)).toBe(0)
    const verdict = await judged(first, inTime(year))
    expect(verdict).toMatchObject({ genuine: true, time: { signer: 'held', revocation: 'good' } })
    expect(await fingerprintOfIssued(first)).toBe((await judged(issued, now)).sha256)
    expect(await extendDocument(first, fresh, inTime(day))).toMatchObject({ act: 'kept', bytes: null })

    // Half a year before the authority's certificate ends, a newer one stamps all of it; both are proven long after.
    const next = await root.issue({
      name: 'Stamps of later',
      from: inTime(year),
      to: inTime(9 * year),
      purposes: [timeStamping],
    })
    const later = inTime(2 * year - 100 * day)
    expect(await extendDocument(first, { ...fresh, timestamps: authorityOf(stamps, later) }, later)).toMatchObject({
      act: 'waiting',
    })
    const renewed = await extendDocument(first, { ...fresh, timestamps: authorityOf(next, later) }, later)
    expect(renewed.act).toBe('stamped')
    const second = renewed.bytes ?? first
    expect(Buffer.compare(second.slice(0, first.length), first)).toBe(0)
    const muchLater = inTime(5 * year)
    expect(await judged(first, muchLater)).toMatchObject({ genuine: false, time: { fault: 'authority_ended' } })
    expect(await judged(second, muchLater)).toMatchObject({
      genuine: true,
      time: { signer: 'held', authority: 'Stamps with a list', fault: null },
    })
    if (popplerIsThere) {
      expect(pdfsig(second)).toMatch(/Signature is Valid[\s\S]*Signature #2[\s\S]*Total document signed/)
      expect(execFileSync('pdfinfo', [keep(second)], { stdio: 'pipe' }).toString()).toMatch(/Pages:\s+1/)
    }
    lists.stop()
  })

  it('[REQ-TIMESTAMP-04] any byte that is changed in it is noticed, and nothing else may be appended', async () => {
    const issued = await drawn(agency.signer, authorityOf(stamper))
    const services = { timestamps: authorityOf(stamper), revocation: openRevocationInfo({}) }
    const evidenced = (await extendDocument(issued, services, now)).bytes ?? issued
    const plain = await drawn(agency.signer, null)
    const stamped = (await extendDocument(plain, services, now)).bytes ?? plain
    expect([evidenced.length, stamped.length]).not.toEqual([issued.length, plain.length])
    for (const whole of [evidenced, stamped]) expect((await verdictAt(whole, now)).genuine).toBe(true)

    const text = (pdf: Bytes) => Buffer.from(pdf).toString('latin1')
    const flip = (pdf: Bytes, at: number): Bytes => {
      const changed = pdf.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      return changed
    }
    const after = (pdf: Bytes, words: string, from = 0) => text(pdf).indexOf(words, from) + words.length
    // The token stands in hexadecimal: what it says, then its certificates, then its signature.
    const saysAt = text(issued).indexOf('060b2a864886f70d0109100104')
    const tokenEnd = text(issued).indexOf('00000000>')
    const signatureEnd = text(issued).slice(0, tokenEnd).replace(/0+$/, '').length
    const append = (pdf: Bytes, words: string) => new Uint8Array(Buffer.concat([pdf, Buffer.from(words, 'latin1')]))
    const attempts: Readonly<Record<string, Bytes>> = {
      'what the token says': flip(issued, saysAt + 201),
      'a letter of the certificate in the token': flip(issued, saysAt + 701),
      'the signature of the token': flip(issued, signatureEnd - 20),
      'the zeros behind the signature': flip(issued, tokenEnd),
      'a certificate of the evidence': flip(evidenced, after(evidenced, 'stream\n', issued.length) + 60),
      'the list of the evidence': flip(evidenced, after(evidenced, '/Type /DSS', issued.length) + 12),
      'the catalog behind the evidence': flip(evidenced, after(evidenced, '/Type /Catalog', issued.length) + 4),
      'the end of the file': flip(evidenced, evidenced.length - 20),
      'the place where the table lies': flip(evidenced, after(evidenced, 'startxref\n', issued.length)),
      'a letter of the later timestamp': flip(
        stamped,
        after(stamped, '060b2a864886f70d0109100104', plain.length) + 201,
      ),
      'the zeros behind the later timestamp': flip(stamped, text(stamped).indexOf('0>\n>>\nendobj', plain.length)),
      'the range of the later timestamp': flip(stamped, after(stamped, '/ByteRange [0 ', plain.length) + 9),
      'the page behind the later timestamp': flip(stamped, after(stamped, '/MediaBox', plain.length) + 4),
      'the signed bytes before all of it': flip(stamped, 700),
      'an update with another page': append(evidenced, evil(text(evidenced))),
      'a comment at the end': append(stamped, '% more\n'),
      'an update cut in half': evidenced.slice(0, evidenced.length - 30),
    }
    for (const [name, pdf] of Object.entries(attempts)) {
      expect((await verdictAt(pdf, now)).genuine, name).toBe(false)
      expect((await verdictAt(pdf, inTime(day))).genuine, name).toBe(false)
    }
  })

  it('[REQ-TIMESTAMP-05] a signer or an authority whose certificate was revoked before proves nothing', async () => {
    const lists = await serveLists()
    const signer = await root.issue({ ...shortly, name: 'Agency revoked', listAt: lists.address })
    const stamps = await root.issue({
      ...shortly,
      name: 'Stamps revoked',
      purposes: [timeStamping],
      listAt: lists.address,
    })
    const services = (timestamps: TimestampAuthority) => ({
      timestamps,
      revocation: openRevocationInfo({ REVOCATION_URLS: [lists.beginning] }),
    })
    const judged = async (holder: KeyHolder, timestamps: TimestampAuthority) => {
      const pdf = (await extendDocument(await drawn(holder.signer, timestamps), services(timestamps), now)).bytes
      if (!pdf) throw new Error('Nothing was added')
      return judge(pdf, {
        trusted: [await fingerprintOf(holder.der)],
        authorities: [root.der],
        log: null,
        today: '',
        now: inTime(year / 2),
      })
    }
    const times = { at: inTime(-60_000), next: inTime(day) }
    lists.list = await root.list(times, [{ certificate: signer.certificate, at: inTime(-hour) }])
    expect(await judged(signer, authorityOf(stamper))).toMatchObject({ genuine: false, time: { signer: 'revoked' } })
    lists.list = await root.list(times, [{ certificate: signer.certificate, at: inTime(hour) }])
    expect(await judged(signer, authorityOf(stamper))).toMatchObject({ genuine: true, time: { revocation: 'good' } })
    lists.list = await root.list(times, [{ certificate: stamps.certificate, at: inTime(-hour) }])
    expect(await judged(agency, authorityOf(stamps))).toMatchObject({
      genuine: false,
      time: { fault: 'authority_revoked', signer: 'ended' },
    })
    // A key that was lost may have stamped any moment, whenever the loss was noticed.
    lists.list = await root.list(times, [{ certificate: stamps.certificate, at: inTime(hour) }])
    expect(await judged(agency, authorityOf(stamps))).toMatchObject({ genuine: false })
    lists.stop()
  })
})

/** What somebody appends who wants another page to be seen. */
const evil = (text: string): string => {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]
  const root = /\/Root (\d+) 0 R/.exec(text.slice(text.lastIndexOf('trailer')))?.[1]
  const at = text.length
  const object = `${root} 0 obj\n<< /Type /Catalog /Pages << /Kids [] /Count 0 >> >>\nendobj\n`
  return `${object}xref\n${root} 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 900 /Root ${root} 0 R /Prev ${start} >>\nstartxref\n${at + object.length}\n%%EOF\n`
}

/** A query about other bytes. */
const drawnQuery = async (): Promise<Bytes> => {
  let query: Bytes = new Uint8Array()
  const listening = timestampAuthority(async asked => {
    query = asked
    return new Uint8Array()
  }, [])
  await listening.stamp(new Uint8Array([9])).catch(() => null)
  return query
}

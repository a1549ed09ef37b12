import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalJson, readContent } from '@khyanalt/verifier/content'
import jsQr from 'jsqr'
import { ContentInfo, SignedData } from 'pkijs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areThere } from '../../../test/programs.ts'
import { removeFolder } from '../../../test/remove-folder.ts'
import type { CertificateContent, InvoiceContent } from './document-contents.ts'
import { type DocumentMaker, openDocumentMaker } from './document-maker.ts'
import { readCoverage } from './font-coverage.ts'
import { openSigner } from './signing-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-documents-'))
let maker: DocumentMaker
let signed: Buffer
beforeAll(async () => {
  const signer = await openSigner({ DATA_DIR: folder, SIGNING_KEY_FILE: undefined })
  maker = await openDocumentMaker({ signer, publicUrl: 'https://portal.test' })
  signed = await maker.certificate(content)
})
afterAll(async () => {
  await maker.stop()
  removeFolder(folder)
})

const content: CertificateContent = {
  csId: '7g4k2m9qx0c5v8t1w3zr',
  refId: '02-26-000042',
  version: 1,
  service: { mn: 'Рентген аппарат ашиглах тусгай зөвшөөрөл', en: 'Licence to use an X-ray unit' },
  category: { mn: 'Цөмийн болон цацрагийн хяналт', en: 'Nuclear and radiation control' },
  organization: { mn: 'Улсын байцаагчийн алба', en: 'State inspection office' },
  holder: {
    kind: 'company',
    name: 'Өргөө Үйлс ХХК',
    nameEn: 'Urguu Uils LLC',
    registerNumber: '5012345',
    address: null,
  },
  particulars: [{ label: { mn: 'Аппарат', en: 'Unit' }, value: 'Ray-60 🙂' }],
  requestNumber: 'R260000042',
  issuedOn: '2026-12-01',
  startsOn: '2026-12-01',
  endsOn: '2029-11-30',
  issuer: { name: 'Энхжаргал', position: 'Хэлтсийн дарга' },
}
const same = (text: string) => ({ mn: text, en: text })
const invoice: InvoiceContent = {
  number: 'N260000007',
  requestNumber: 'R260000042',
  service: content.service,
  organization: null,
  payer: { name: 'Өргөө Үйлс ХХК', registerNumber: '5012345', address: null },
  lines: [{ text: content.service, amount: 5_000_050 }],
  issuedOn: '2026-12-01',
  dueOn: '2026-12-15',
  status: 'unpaid',
  issuer: null,
  payment: [],
}

const keep = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
const byteRangeOf = (pdf: Buffer): number[] =>
  (/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)/.exec(pdf.toString('latin1')) ?? []).slice(1).map(Number)
const verify = async (pdf: Buffer): Promise<boolean> => {
  const [, first = 0, second = 0, rest = 0] = byteRangeOf(pdf)
  const cms = Buffer.from(pdf.toString('latin1', first + 1, second - 1), 'hex')
  const data = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(cms)).content })
  const covered = new Uint8Array(Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, second + rest)]))
  return data.verify({ signer: 0, data: covered.buffer, checkChain: false }).catch(() => false)
}
const draw = (name: string, pdf: Buffer, page = 1) => {
  const asked = ['-r', '110', '-f', `${page}`, '-l', `${page}`, keep(name, pdf)]
  return readPpm(execFileSync('pdftoppm', asked, { maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' }))
}
const popplerIsThere = areThere('pdfsig', 'pdftoppm', 'pdftotext')

describe('the signature of a document', () => {
  it('covers the whole file and holds until a byte is changed', async () => {
    const [from, first, second = 0, rest = 0] = byteRangeOf(signed)
    expect([from, second + rest]).toEqual([0, signed.length])
    expect(await verify(signed)).toBe(true)
    const changed = Buffer.from(signed)
    changed[Number(first) - 200] = (changed[Number(first) - 200] ?? 0) ^ 1
    expect(await verify(changed)).toBe(false)
  })

  it.skipIf(!popplerIsThere)('is found valid by poppler, and a changed file is not', () => {
    expect(execFileSync('pdfsig', ['-nocert', keep('signed.pdf', signed)], { stdio: 'pipe' }).toString()).toMatch(
      /ETSI\.CAdES\.detached[\s\S]*Total document signed[\s\S]*Signature is Valid/,
    )
    const changed = Buffer.from(signed.toString('latin1').replace('/Type /Sig', '/Type /Sog'), 'latin1')
    const path = keep(
      'changed.pdf',
      changed.equals(signed)
        ? Buffer.concat([signed.subarray(0, 900), Buffer.from('x'), signed.subarray(901)])
        : changed,
    )
    expect(execFileSync('pdfsig', ['-nocert', path], { stdio: 'pipe' }).toString()).not.toContain('Signature is Valid')
  })

  it('is made with a key that only this account can read and that stays the same', async () => {
    const path = join(folder, 'keys', 'signing.pem')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const before = readFileSync(path, 'utf8')
    const again = await openSigner({ DATA_DIR: folder, SIGNING_KEY_FILE: undefined })
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(again).toMatchObject({ algorithm: 'ecdsa-sha256', name: 'Khyanalt demo signature' })
  })
})

/** Facts, a table longer than a page, and conditions. */
const saying: CertificateContent = {
  ...content,
  kind: 'licence',
  salt: '0f'.repeat(16),
  facts: [
    { path: 'serial', title: { mn: 'Серийн дугаар', en: 'Serial number' }, text: same('CT-2025/17'), public: true },
    { path: 'keeper', title: { mn: 'Нярав', en: 'Keeper' }, text: same('Бямба'), public: false },
    {
      path: 'materials',
      title: { mn: 'Материал', en: 'Materials' },
      public: true,
      columns: [
        { title: { mn: 'Нэр', en: 'Name' }, public: true },
        { title: { mn: 'Тоо хэмжээ', en: 'Quantity' }, public: false },
      ],
      rows: Array.from({ length: 70 }, (_, n) => ({ cells: [same(`Бодис ${n}`), same(`${n} нууц`)] })),
    },
  ],
  conditions: { standing: [{ mn: 'Жил бүр шалгуулна.', en: 'Checked every year.' }], added: [same('Шөнө ашиглахгүй')] },
}

describe('what a certificate says is permitted', () => {
  it.skipIf(!popplerIsThere)(
    '[REQ-PAPER-01] [REQ-PAPER-13] stands under the title of its kind, days and address on the first page, headings on each',
    async () => {
      const pdf = keep('saying.pdf', await maker.certificate(saying))
      const page = (number: number) =>
        execFileSync('pdftotext', ['-layout', '-f', `${number}`, '-l', `${number}`, pdf, '-'], {
          stdio: 'pipe',
        }).toString()
      for (const words of [
        'эрхийг олгов',
        'CT-2025/17',
        '1 December 2026',
        '30 November 2029',
        'portal.test',
        'Энхжаргал',
      ]) {
        expect(page(1)).toContain(words)
      }
      // Letters of the heading stand wide apart.
      expect(page(1).replaceAll(/\s/g, '')).toContain('ТУСГАЙЗӨВШӨӨРӨЛ')
      expect([page(2), page(3)].map(text => /Нэр\s+Тоо хэмжээ/.test(text))).toEqual([true, true])
      const all = execFileSync('pdftotext', [pdf, '-'], { stdio: 'pipe' }).toString()
      for (const words of [
        'Бодис 0',
        'Бодис 69',
        '69 нууц',
        'Жил бүр шалгуулна.',
        'Checked every year.',
        'Шөнө ашиглахгүй',
      ]) {
        expect(all).toContain(words)
      }
    },
  )

  it.skipIf(!popplerIsThere)(
    '[REQ-PAPER-01] [REQ-PAPER-04] a conclusion grants no right, and an extract says that it leaves particulars out',
    async () => {
      const read = (name: string, bytes: Buffer) =>
        execFileSync('pdftotext', [keep(name, bytes), '-'], { stdio: 'pipe' }).toString()
      const conclusion = read('conclusion.pdf', await maker.certificate({ ...saying, kind: 'conclusion' }))
      expect(conclusion).toContain('дүгнэлтийг гаргав')
      expect(conclusion).not.toContain('эрхийг олгов')
      const extract = read('extract.pdf', await maker.publicCertificate(saying))
      expect(extract).toContain('Зарим мэдээллийг')
      expect(extract).toContain('Бодис 69')
      for (const closed of ['Бямба', 'нууц', 'Тоо хэмжээ']) expect(extract).not.toContain(closed)
    },
  )

  it.skipIf(!popplerIsThere)(
    '[REQ-PAPER-08] a draft is marked on every page, unsigned, without number and address',
    async () => {
      const { paper: bytes, pages: told } = await maker.draftCertificate(saying)
      const text = execFileSync('pdftotext', [keep('draft.pdf', bytes), '-'], { stdio: 'pipe' }).toString()
      expect(text).toContain('Дугаарыг шийдвэр гарахад олгоно')
      for (const absent of [content.refId, 'portal.test', 'Тоон гарын үсгээр']) expect(text).not.toContain(absent)
      // The end of a page is a form feed.
      const pages = text.split('\f').length - 1
      expect(pages).toBeGreaterThan(1)
      expect(told).toBe(pages)
      for (let page = 1; page <= pages; page++) {
        const { pixels } = draw('draft.pdf', bytes, page)
        const red = pixels.filter((value, at) => at % 4 === 0 && value > 150 && Number(pixels[at + 1]) < 120)
        expect(red.length, `page ${page}`).toBeGreaterThan(2000)
      }
      expect(bytes.toString('latin1')).not.toContain('/ByteRange')
    },
  )

  it('[REQ-PAPER-10] is carried by the signed PDF as it is hashed, described as PDF/A asks, and by no extract', async () => {
    const pdf = await maker.certificate(saying)
    expect(readContent(new Uint8Array(pdf))).toEqual(JSON.parse(canonicalJson(saying)))
    const text = pdf.toString('latin1')
    const metadata = text.slice(text.lastIndexOf('<x:xmpmeta'))
    expect(metadata).toMatch(/<pdfaSchema:prefix>khyanalt<[\s\S]*<pdfaProperty:name>content</)
    expect(metadata).toMatch(/<pdfaid:part>2<[\s\S]*<pdfaid:conformance>A</)
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(await verify(pdf)).toBe(true)
    expect(readContent(new Uint8Array(await maker.publicCertificate(saying)))).toBeNull()
  })
})

describe('a document', () => {
  it('[CON-134] says that it is PDF/A-2a and PDF/UA-1, names its language and keeps its title', () => {
    const text = signed.toString('latin1')
    const metadata = text.slice(text.lastIndexOf('<x:xmpmeta'))
    expect(metadata).toMatch(/<pdfaid:part>2<[\s\S]*<pdfaid:conformance>A</)
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    for (const entry of ['/OutputIntents', '/MarkInfo', '/StructTreeRoot', '/Lang', '/DisplayDocTitle true']) {
      expect(text).toContain(entry)
    }
  })

  it('has a glyph for every Mongolian letter, the tugrik sign and the marks of papers', () => {
    const font = readFileSync(join(import.meta.dirname, '../../../assets/fonts/NotoSans-Regular.ttf'))
    const coverage = readCoverage(font)
    const needed = 'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ₮№«»–—…·'
    expect(Array.from(needed).filter(letter => !coverage.has(letter.codePointAt(0) ?? 0))).toEqual([])
    expect(coverage.has('🙂'.codePointAt(0) ?? 0)).toBe(false)
  })

  it.skipIf(!popplerIsThere)('prints Mongolian letters, days in words and a question mark for what no font has', () => {
    const text = execFileSync('pdftotext', ['-layout', keep('text.pdf', signed), '-'], { stdio: 'pipe' }).toString()
    for (const words of [
      'Өргөө Үйлс ХХК',
      '02-26-000042',
      'зөвшөөрөл',
      '1 December 2026',
      'Ray-60 ?',
      'Энхжаргал',
      '5012345',
    ]) {
      expect(text).toContain(words)
    }
  })

  it.skipIf(!popplerIsThere)(
    '[CON-134] carries a QR code that leads to the public page, on a page that is drawn',
    () => {
      const { width, height, pixels } = draw('page.pdf', signed)
      expect(jsQr.default(pixels, width, height)?.data).toBe(
        'https://portal.test/certificates/info/7g4k2m9qx0c5v8t1w3zr',
      )
      // Glyphs that are missing although the text is there show only here: the middle of the page must hold dark ink.
      const middle = pixels.subarray(width * 4 * Math.floor(height * 0.22), width * 4 * Math.floor(height * 0.5))
      const dark = middle.filter((value, index) => index % 4 === 0 && value < 80).length
      expect(dark).toBeGreaterThan(8000)
    },
  )

  it.skipIf(!popplerIsThere)(
    '[CON-134] says across the page when it was cancelled, and on an invoice what to pay until when',
    async () => {
      const cancelled = await maker.certificate({ ...content, version: 2, cancelledOn: '2027-03-04' })
      const read = (name: string, bytes: Buffer) =>
        execFileSync('pdftotext', [keep(name, bytes), '-'], { stdio: 'pipe' }).toString()
      expect(read('cancelled.pdf', cancelled)).toMatch(/Хүчингүй болгосон огноо[\s\S]*4 March 2027/)
      const red = (bytes: Buffer): number => {
        const { pixels } = draw('red.pdf', bytes)
        return pixels.filter((value, at) => at % 4 === 0 && value > 150 && Number(pixels[at + 1]) < 120).length
      }
      expect(red(signed)).toBeLessThan(200)
      expect(red(cancelled)).toBeGreaterThan(2000)
      expect(read('invoice.pdf', await maker.invoice(invoice))).toMatch(
        /50,000\.50₮[\s\S]*15 December 2026|15 December 2026[\s\S]*50,000\.50₮/,
      )
    },
  )

  it('keeps making documents after one that could not be made, and memory stays flat', async () => {
    const impossible = { ...content, holder: { ...content.holder, name: 5 as unknown as string } }
    await expect(maker.certificate(impossible)).rejects.toThrow()
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        Array.from({ length: 6 }, (_, index) => maker.invoice({ ...invoice, number: `N26${round}${index}` })),
      )
    }
    // Without ageing out the renderer's memory sixty documents would already hold some 90 MB more in each process.
    for (const pid of drawingProcesses()) {
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
      expect(kilobytes / 1024).toBeLessThan(300)
    }
  })

  it.runIf(process.platform === 'linux')('gives way to calls: its processes are of lower priority', () => {
    const nice = drawingProcesses().map(pid => getPriority(pid))
    // A process may have been started with a lower priority itself.
    expect(nice).toEqual(nice.map(() => Math.min(getPriority() + 10, 19)))
    expect(nice.length).toBeGreaterThan(0)
  })
})

const drawingProcesses = (): number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .filter(name => /^\d+$/.test(name))
        .filter(pid => isDrawing(`/proc/${pid}`))
        .map(Number)
    : []

/** Whether it is a child of this process that draws; one that ended meanwhile is not. */
const isDrawing = (folder: string): boolean => {
  try {
    const parent = /PPid:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1]
    return Number(parent) === process.pid && readFileSync(`${folder}/cmdline`, 'utf8').includes('document-worker')
  } catch {
    return false
  }
}

/** A binary PPM as RGBA pixels. */
const readPpm = (ppm: Buffer): { width: number; height: number; pixels: Uint8ClampedArray } => {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', 0, 60))
  const [width, height] = [Number(header?.[1]), Number(header?.[2])]
  const rgb = ppm.subarray(header?.[0].length ?? 0)
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i++) pixels.set(rgb.subarray(i * 3, i * 3 + 3), i * 4)
  return { width, height, pixels }
}

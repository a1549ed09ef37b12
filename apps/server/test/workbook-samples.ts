// Workbooks for tests, of whatever sheet; what no programme would write included.
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP of texts and bytes. */
export const zipOf = async (parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

const types = 'http://schemas.openxmlformats.org'

/** A workbook of one sheet with these tags between `<sheetData>` and its end, and these before. */
export const workbookOf = (rows: string, before = ''): Promise<Buffer> =>
  zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="${types}/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${before}<sheetData>${rows}</sheetData></worksheet>`,
  })

/** The workbook of a kilobyte whose only cell is far away. */
export const farAwayCell = (): Promise<Buffer> => workbookOf('<row><c r="ZZZ9999999"><v>1</v></c></row>')

// Workbooks: what left the portal comes back, and what is none is refused without harm.
import { buffer } from 'node:stream/consumers'
import { downloadFeeSheet, readFeeSheet } from '@khyanalt/contract/fee-sheets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { openFeeApp, sentReport } from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const read = (bytes: Buffer, name = 'sheet.xlsx') => test.upload('mineMember', readFeeSheet.path, { name, type, bytes })

/** A ZIP with one file. */
const zipped = async (name: string, content: Buffer): Promise<Buffer> => {
  const zip = new ZipFile()
  zip.addBuffer(content, name)
  zip.end()
  return buffer(zip.outputStream)
}

it('reads the table of a report that left as XLSX, number by number', async () => {
  const { id } = await sentReport(test)
  const path = downloadFeeSheet.path.replace('{id}', id)
  const { rawPayload } = await test.app.http.inject({
    url: `/api${path}?sheet=unelgee&format=xlsx&lang=mn`,
    headers: { authorization: `Bearer ${await test.token('mineMember')}` },
  })
  const { body } = await read(rawPayload)
  const rows = body.rows as string[][]
  expect(rows[0]?.slice(0, 3)).toEqual(['Сар', 'Бүтээгдэхүүний нэр', 'Хэмжих нэгж'])
  expect(rows[2]).toEqual(['8', 'Доре алт', 'кг', '1.25', '2.25', '3.25', '4.25', '5.25', '6.25', '7.25'])
  expect(rows).toHaveLength(5)
})

it('reads a calculated number as the spreadsheet shows it', async () => {
  const cells = [[0.1 + 0.2, 1234567.89, 1e21].map(value => ({ value, type: Number }))]
  const { body } = await read(await writeExcelFile(cells as never, {}).toBuffer())
  expect(body.rows).toEqual([['0.3', '1234567.89', '1e+21']])
})

it('refuses what is no workbook, is too large, or unfolds into too much', async () => {
  const bomb = await zipped('xl/worksheets/sheet1.xml', Buffer.alloc(20 * 1024 * 1024))
  // The same with a directory that says it were small.
  const liar = Buffer.from(bomb)
  const entry = liar.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  liar.writeUInt32LE(100, entry + 24)
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const others: readonly [Buffer, string?][] = [
    [Buffer.from('not a workbook')],
    [Buffer.alloc(0)],
    [await zipped('a.txt', Buffer.from('no sheet'))],
    [Buffer.alloc(1024 * 1024 + 1)],
    [Buffer.alloc(2 * 1024 * 1024)],
    [bomb],
    [liar],
    [await writeExcelFile([[{ value: 'x', type: String }]], {}).toBuffer(), 'sheet.exe'],
  ]
  for (const [bytes, name] of others) {
    expect((await read(bytes, name)).body).toMatchObject({ result: 'error', code: 'workbook_unreadable' })
  }
})

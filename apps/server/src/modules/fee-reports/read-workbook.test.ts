// Workbooks: what left the portal comes back, and what is none is refused without harm.
import { downloadFeeSheet, readFeeSheet } from '@khyanalt/contract/fee-sheets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { farAwayCell, workbookOf, zipOf } from '../../../test/workbook-samples.ts'
import { refuseFarCells } from '../../child-processes/sheet-span.ts'
import { readCells } from '../../child-processes/workbook-cells.ts'
import { openFeeApp, sentReport } from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const read = (bytes: Buffer, name = 'sheet.xlsx') => test.upload('mineMember', readFeeSheet.path, { name, type, bytes })

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
  const bomb = await zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(20 * 1024 * 1024) })
  // The same with a directory that says it were small.
  const liar = Buffer.from(bomb)
  const entry = liar.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  liar.writeUInt32LE(100, entry + 24)
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const others: readonly [Buffer, string?][] = [
    [Buffer.from('not a workbook')],
    [Buffer.alloc(0)],
    [await zipOf({ 'a.txt': 'no sheet' })],
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

const cell = (place: string) => `<row><c r="${place}"><v>1</v></c></row>`
const many = (count: number, text: (n: number) => string) => Array.from({ length: count }, (_, n) => text(n)).join('')

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const wideRow = (row: number) =>
  many(100, n => `<c r="${letters[Math.floor(n / 26) - 1] ?? ''}${letters[n % 26]}${row + 1}"/>`)

const far: Record<string, string> = {
  'a cell far to the right and below': cell('ZZZ9999999'),
  'a cell far to the right': cell('ZZZ1'),
  'a cell far below': cell('A9999999'),
  'a far cell whose place is spelled out': cell('&#90;&#x5a;Z9'),
  'a far cell under another namespace': '<x:row><x:c r="A1" y:r="ZZZ1"><x:v>1</x:v></x:c></x:row>',
  'a cell at no place': cell('Z'),
  'a row that is farther than any': '<row r="99999999"/>',
  'a row of no number': '<row r="1e999"/>',
  'more cells than a sheet has': many(2001, wideRow),
  'more strings than a sheet has': '<si/>'.repeat(100_001),
}

describe('the sheet of a workbook, before a table is made of it', () => {
  const judge = (tags: string) => () => refuseFarCells(`<sheetData>${tags}</sheetData>`)

  it.each(Object.entries(far))('[REQ-READFILE-04] refuses %s', (_, tags) => {
    expect(judge(tags)).toThrow(/^(A cell too far|A row too far|Too many cells|Too many strings)$/)
  })

  it('[REQ-READFILE-04] holds two hundred columns of many rows, many strings and empty rows below, and nothing beyond', () => {
    expect(judge(many(2000, wideRow) + cell('GR20000'))).toThrow('many')
    expect(judge(many(1999, wideRow) + cell('GR20000'))).not.toThrow()
    for (const beyond of ['GS20000', 'GR20001']) expect(judge(cell(beyond)), beyond).toThrow('A cell too far')
    expect(judge(`${'<si/>'.repeat(100_000)}<row r="1048576"/>`)).not.toThrow()
    expect(judge('<row r="1048577"/>')).toThrow('A row too far')
  })

  it('[REQ-READFILE-04] is judged in every file: one of a kilobyte with a far cell is refused and costs nothing', async () => {
    const bytes = await farAwayCell()
    expect(bytes.length).toBeLessThan(1200)
    const before = process.memoryUsage().heapUsed
    expect(await readCells(new Uint8Array(bytes))).toBeNull()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024)
    expect((await read(bytes)).body).toMatchObject({ code: 'workbook_unreadable' })
  })
})

it('reads a sheet whose programme marks whole columns and rows, or says that it reaches farther than it does', async () => {
  const wide = await workbookOf(
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576" customHeight="1"/>',
    '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" width="9"/></cols>',
  )
  expect((await read(wide)).body.rows).toEqual([['1']])
})

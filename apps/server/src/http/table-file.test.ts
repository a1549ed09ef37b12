import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { unzip } from '../../test/unzip.ts'
import { type TableFile, tableFile } from './table-file.ts'

const table: TableFile = {
  name: 'registers',
  title: 'Бүртгэл: 2026/11',
  columns: [{ title: '=Нэр' }, { title: 'Тоо', kind: 'number' }, { title: 'Өдөр', kind: 'day' }],
  rows: [
    ['=HYPERLINK("http://x")', '-12.50', '2026-11-21'],
    ['+7', 0.1, null],
    ['-1', '-1+cmd', '@x'],
    ['\tтаб "хашилт"', null, ''],
    ['\rмөр', 5, '2026-01-01'],
    ['мөр\nшилжсэн, таслалтай', 1, '2026-01-02'],
  ],
}
const bytesOf = async (format: 'csv' | 'xlsx'): Promise<Buffer> => {
  const { body } = await tableFile(format, table)
  return body instanceof Readable ? buffer(body) : body
}

it('writes a CSV that opens in a spreadsheet as it is: UTF-8, quoted, and nothing that would be calculated', async () => {
  const text = (await bytesOf('csv')).toString('utf8')
  expect(text).toBe(
    [
      '\uFEFF"\'=Нэр","Тоо","Өдөр"',
      '"\'=HYPERLINK(""http://x"")","-12.50","2026-11-21"',
      '"\'+7","0.1",""',
      '"\'-1","\'-1+cmd","\'@x"',
      '"\'\tтаб ""хашилт""","",""',
      '"\'\rмөр","5","2026-01-01"',
      '"мөр\nшилжсэн, таслалтай","1","2026-01-02"',
      '',
    ].join('\r\n'),
  )
})

it('writes the same rows as a workbook: figures and days as such, words never as formulas', async () => {
  const parts = unzip(await bytesOf('xlsx'))
  const part = (name: string) => parts.get(name)?.toString('utf8') ?? ''
  const sheet = part('xl/worksheets/sheet1.xml')
  expect(sheet).not.toContain('<f>')
  expect(part('xl/workbook.xml')).toContain('name="Бүртгэл  2026 11"')
  expect(part('xl/sharedStrings.xml')).toContain('=HYPERLINK')
  const cell = (at: string) => new RegExp(`<c r="${at}"[^>]*>(.*?)</c>`).exec(sheet)
  expect(cell('B2')?.[1]).toBe('<v>-12.5</v>')
  // 2026-11-21, counted in days as workbooks do.
  expect(cell('C2')?.[1]).toBe('<v>46347</v>')
  expect(cell('B4')?.[0]).toContain('t="s"')
})

it('is downloaded under its name and kept by no cache', async () => {
  expect((await tableFile('xlsx', table)).headers).toMatchObject({
    'content-disposition': 'attachment; filename="registers.xlsx"',
    'cache-control': 'private, no-store',
  })
})

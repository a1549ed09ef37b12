// Statements in the forms that banks give them.
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { readStatement } from './read-statement.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string) => readStatement(bytes(text))
const codes = async (text: string | Uint8Array) => {
  const statement = await readStatement(typeof text === 'string' ? bytes(text) : text)
  return statement.ok ? [] : statement.problems.map(({ code, path }) => `${code} ${path}`.trim())
}
const fee = { bookedOn: '2026-11-20', amount: 5_000_000, text: 'N260000042 хураамж', payer: 'Дорж Бат' }

describe('a table', () => {
  it('[REQ-STATEMENT-01] is found below lines of the bank, by the names that banks give columns', async () => {
    const table =
      'Хаан банк;;;\nДансны хуулга;2026-11-20;;\n\nГүйлгээний огноо;Дебит гүйлгээ;Кредит гүйлгээ;Гүйлгээний утга;Илгээгч\n' +
      '20.11.2026 10:15;;50,000.00;N260000042 хураамж;Дорж Бат\n21/11/2026;700;;шимтгэл;\nНийт;;50,000.00;;\n'
    expect(await codes(table)).toEqual(['statement_day 7'])
    const statement = await read(table.replace(/Нийт.*\n/, ';;50,000.00;;\n'))
    expect(statement).toEqual({ ok: true, payments: [{ number: 5, ...fee, reference: '' }], outgoing: 1 })
  })

  it('[REQ-STATEMENT-01] is read as Excel saves it, as a workbook or as Unicode text', async () => {
    const titles = ['Огноо', 'Дүн', 'Утга', 'Харилцагч'].map(value => ({ value }))
    const day = { value: new Date(Date.UTC(2026, 10, 20)), type: Date, format: 'yyyy-mm-dd' }
    const cells = [day, { value: 50_000 }, { value: 'N260000042 хураамж' }, { value: 'Дорж Бат' }]
    const book = await writeExcelFile([titles, cells]).toBuffer()
    expect(await readStatement(book)).toMatchObject({ ok: true, payments: [{ number: 2, ...fee }] })
    const text = '\uFEFFОгноо\tДүн\tУтга\tХарилцагч\n2026-11-20\t50000\tN260000042 хураамж\tДорж Бат\n'
    expect(await readStatement(Buffer.from(text, 'utf16le'))).toMatchObject({
      ok: true,
      payments: [{ number: 2, ...fee }],
    })
  })

  it('[REQ-STATEMENT-01] in a workbook that is none, or has no such columns, is refused', async () => {
    expect(await codes(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toEqual(['statement_workbook'])
    expect(await codes(new Uint8Array(await writeExcelFile([[{ value: 1 }]]).toBuffer()))).toEqual([
      'statement_column_day 1',
      'statement_column_amount 1',
      'statement_column_text 1',
    ])
  })
})

describe('MT940', () => {
  const mt940 = (entries: string, currency = 'MNT') =>
    `{1:F01BANKMNUB}{4:\r\n:20:ST1\r\n:25:5000123456\r\n:28C:1/1\r\n:60F:C261119${currency}1000,00\r\n${entries}:62F:C261120MNT51000,00\r\n-}`

  it('[REQ-STATEMENT-01] gives incoming entries with what their payers wrote, freely or in fields', async () => {
    const statement = await read(
      mt940(
        ':61:2611201120C50000,NTRFNONREF//B77\r\n:86:N260000042\r\nхураамж\r\n' +
          ':61:2611201120CF50000,00NTRFMY1\r\n:86:166?00GIRO?20N260000042?21хураамж?32Дорж?33Бат\r\n' +
          ':61:261120D700,5NMSCNONREF\r\n:86:шимтгэл\r\n:61:261120RC900,00NTRFNONREF\r\n',
      ),
    )
    expect(statement).toEqual({
      ok: true,
      payments: [
        { number: 6, ...fee, payer: '', reference: 'B77' },
        { number: 9, ...fee, reference: 'MY1' },
      ],
      outgoing: 2,
    })
  })

  it('[REQ-STATEMENT-01] with another currency, a day or a sum that is none is refused by its line', async () => {
    expect(await codes(mt940(':61:261120C1,00NTRFX\n', 'USD'))).toEqual(['statement_currency 5'])
    expect(await codes(mt940(':61:261320C1,00NTRFX\n:61:261120C1,234NTRFX\n:61:nothing\n'))).toEqual([
      'statement_day 6',
      'statement_day 7',
      'statement_day 8',
    ])
  })
})

describe('camt.053', () => {
  const camt = (entries: string) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Bal><Amt Ccy="MNT">1</Amt></Bal>${entries}</Stmt></BkToCstmrStmt></Document>`
  const entry = (sum: string, mark: string, details = '', currency = 'MNT', day = '<Dt>2026-11-20</Dt>') =>
    `<Ntry><Amt Ccy="${currency}">${sum}</Amt><CdtDbtInd>${mark}</CdtDbtInd><BookgDt>${day}</BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`
  const details = (inside: string) =>
    `<TxDtls>${inside}<RltdPties><Dbtr><Pty><Nm>Дорж Бат</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>N260000042</Ustrd><Ustrd>хураамж</Ustrd></RmtInf></TxDtls>`

  it('[REQ-STATEMENT-01] gives incoming entries, and each payment of one that gathers several', async () => {
    const part = (sum: string) => details(`<Refs><AcctSvcrRef>P${sum}</AcctSvcrRef></Refs><Amt Ccy="MNT">${sum}</Amt>`)
    const statement = await read(
      camt(
        entry('50000.00', 'CRDT', details('')) +
          entry('700', 'DBIT') +
          entry('70000', 'CRDT', part('50000') + part('20000'), 'MNT', '<DtTm>2026-11-20T10:15:00</DtTm>'),
      ),
    )
    expect(statement).toEqual({
      ok: true,
      payments: [
        { number: 1, ...fee, reference: 'B1' },
        { number: 3, ...fee, reference: 'P50000' },
        { number: 4, ...fee, amount: 2_000_000, reference: 'P20000' },
      ],
      outgoing: 1,
    })
  })

  it('[REQ-STATEMENT-01] of another currency, with faults, broken or of another kind is refused', async () => {
    expect(await codes(camt(entry('1', 'CRDT', '', 'USD')))).toEqual(['statement_currency 1'])
    expect(await codes(camt(entry('1e5', 'CRDT') + entry('1', 'CRDT', '', 'MNT', '<Dt>2026-02-30</Dt>')))).toEqual([
      'statement_amount 1',
      'statement_day 2',
    ])
    expect(await codes('<Document><Ntry></Document>')).toEqual(['statement_xml'])
    expect(await codes('<html><body>x</body></html>')).toEqual(['statement_xml'])
    expect(await codes(`<a>${'<b>'.repeat(5000)}`)).toEqual(['statement_xml'])
  })
})

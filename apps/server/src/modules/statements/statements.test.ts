// Bank statements: read whole or not at all, proposing and never confirming; and the sums of the days.
import { confirmReceipt, createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { downloadDailyTotals, getDailyTotals, getStatement, listStatements } from '@khyanalt/contract/statements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { limitToUnit, reviewedRequest, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const today = agencyDate(new Date())
const head = 'Огноо,Дүн,Утга,Харилцагч,Гүйлгээний дугаар'
const send = (bytes: Buffer | string, as: DemoPerson = 'finance') =>
  test.upload(as, '/staff/statement/import', { name: 'khuulga.csv', type: 'text/csv', bytes: Buffer.from(bytes) })
const raise = async (amount: string) => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const version = await versionOf(test, 'inspector', number)
  const { gen_id } = await test.call('inspector', createInvoice, { request_number: number, amount, version })
  return (await test.call('citizen', getInvoice, { id: gen_id })).data
}

describe('a bank statement', () => {
  it('proposes invoices by number, amount and day, and confirms nothing', async () => {
    const named = await raise('1250.50')
    const other = await raise('70000')
    const { status, body } = await send(
      `\uFEFF${head}\r\n` +
        `${today},"1,250.50",${named.gen_id} хураамж,Бат,T1\r\n` +
        `${today} 10:15,1250.49,"${named.gen_id}, дутуу ""төлбөр""",Бат,T2\r\n` +
        `${today},70000,хураамж,=HYPERLINK("http://x"),T3\r\n` +
        `2020.01.01,70 000.00,хураамж,Дорж,T4\r\n` +
        `${today},-5000,шимтгэл,Банк,T5\r\n\r\n`,
    )
    expect([status, body.lines, body.outgoing, body.repeated]).toEqual([200, 4, 1, 0])
    const { statement, data } = await test.call('finance', getStatement, { id: String(body.id), results: 50 })
    expect(statement).toMatchObject({
      title: 'khuulga.csv',
      from: '2020-01-01',
      to: today,
      lines: 4,
      amount: '142500.99',
    })
    expect(data.data.map(line => line.proposals.map(({ gen_id, match }) => [gen_id, match]))).toEqual([
      [[named.gen_id, 'sure']],
      [[named.gen_id, 'number']],
      [[other.gen_id, 'amount']],
      [],
    ])
    expect(data.data[2]?.payer).toBe('=HYPERLINK("http://x")')
    expect((await test.call('citizen', getInvoice, { id: named.id })).data.status).toBe(0)
    const limit = (unit: number | null) => limitToUnit(test, demoStaff.finance.id, unit)
    await limit(2)
    const outside = await test.call('finance', getStatement, { id: String(body.id), results: 50 })
    await limit(null)
    expect(outside.data.data.flatMap(({ proposals }) => proposals)).toEqual([])
  })

  it('is read once; one that overlaps brings only what is new, and equal payments of one day stay two', async () => {
    const line = `${today},900,давхар,Цэцэг,`
    const first = `date;amount;description\n${today};800;a\n`
    expect((await send(`${head}\n${line}\n${line}\n`)).body.lines).toBe(2)
    expect((await send(first)).body.lines).toBe(1)
    expect((await send(first)).body).toMatchObject({
      code: 'statement_known',
      message: `Энэ хуулгыг ${today}-нд Мөнхцэцэг аль хэдийн оруулсан байна.`,
    })
    expect((await send(`${head}\n${line}\n${line}\n${line}\n`)).body).toMatchObject({ lines: 1, repeated: 2 })
    expect((await send(`${head}\n${line}\n\n`)).body.code).toBe('statement_empty')
    const { total } = (await test.call('finance', listStatements, {})).data
    expect(total).toBeGreaterThanOrEqual(3)
  })

  it('is refused whole, with every line that cannot be read', async () => {
    const bad = `${head}\n${today},12.345,a,,\n2026-02-30,100,b,,\n${today},1e5,c,,\n${today},100,d,,\n`
    const { body } = await send(bad)
    expect(body).toMatchObject({
      code: 'statement_unreadable',
      message: 'Хуулгыг уншиж чадсангүй. Доорх мөрүүдийг засаад дахин оруулна уу.',
      problems: [
        { code: 'statement_amount', path: '2' },
        { code: 'statement_day', path: '3' },
        { code: 'statement_amount', path: '4' },
      ],
    })
    const codes = async (bytes: Buffer | string) =>
      ((await send(bytes)).body.problems as { code: string }[] | undefined)?.map(({ code }) => code)
    expect(await codes('Нэр,Хаяг\na,b\n')).toEqual([
      'statement_column_day',
      'statement_column_amount',
      'statement_column_text',
    ])
    expect(await codes(`${head}\n${today},100,"нээлттэй`)).toEqual(['statement_quote_open'])
    expect(await codes(`${head}\n${today},100,${'x'.repeat(5000)}`)).toEqual(['statement_too_long'])
    expect(await codes(`${head}\n${','.repeat(500)}`)).toEqual(['statement_too_many_cells'])
    expect(await codes(`${head}\n${`${today},1,a\n`.repeat(10_002)}`)).toEqual(['statement_too_many_lines'])
    expect(await codes(Buffer.from([0xce, 0xe3, 0xed, 0xee, 0x2c]))).toEqual(['statement_encoding'])
    expect((await send('')).body.code).toBe('file_missing')
    expect((await send(`${head}\n${today},-1,a,,\n`)).body.code).toBe('statement_empty')
  })

  it('of fifty megabytes is refused, and so is anybody but the accountant', async () => {
    expect((await send(Buffer.alloc(50 * 1024 * 1024, 'a'))).body.code).toBe('file_too_big')
    expect((await send(`${head}\n${today},100,a,,\n`, 'inspector')).body.code).toBe('not_allowed')
  })
})

describe('the sums of the days', () => {
  it('count what was raised, paid and voided within the scope, exactly, on the screen and in the file', async () => {
    const before = (await test.call('finance', getDailyTotals, { from: today, to: today })).total
    const invoice = await raise('0.10')
    await raise('0.20')
    const receipt = { name: 'receipt.pdf', type: 'application/pdf', bytes: smallPdf(invoice.id) }
    await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${invoice.id}`, receipt)
    await test.call('finance', confirmReceipt, { invoiceid: invoice.id })
    const { data, total } = await test.call('finance', getDailyTotals, { from: '2026-01-01', to: today })
    expect(data[0]).toMatchObject({ day: today, raised: total.raised, paid: { count: 1, amount: '0.10' } })
    expect(total.raised.count - before.raised.count).toBe(2)
    expect((Number(total.raised.amount) - Number(before.raised.amount)).toFixed(2)).toBe('0.30')
    const file = await test.app.http.inject({
      method: 'GET',
      url: `/api${downloadDailyTotals.path}?from=${today}&to=${today}&format=csv`,
      headers: { authorization: `Bearer ${await test.token('finance')}` },
    })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain(`"${today}","${total.raised.count}","${total.raised.amount}","1","0.10"`)
    for (const wrong of [
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '2020-01-01', to: '2026-01-01' },
    ]) {
      expect((await test.refused('finance', getDailyTotals, wrong)).code).toBe('dates_invalid')
    }
  })
})

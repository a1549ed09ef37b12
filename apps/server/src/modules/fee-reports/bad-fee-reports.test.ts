// What a report is refused for, in which words, and that nothing of it is half stored.
import {
  createFeeReport,
  getFeePeriod,
  getFeeReport,
  listFeeCompanies,
  listFeeSeasons,
  saveFeeReportDraft,
  updateFeeReport,
} from '@khyanalt/contract/fee-reports'
import { showFile } from '@khyanalt/contract/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { decide, openFeeApp, sentReport, uploadPaper, wholeReport } from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

const countReports = async (): Promise<number> =>
  (await test.app.services.db.selectFrom('fee_reports').select('id').execute()).length

/** The whole report with one cell of the sales table changed. */
const withCell = async (key: string, value: unknown) => {
  const whole = await wholeReport(test)
  const months = { ...whole.unelgee?.row_data }
  return { ...whole, unelgee: { row_data: { ...months, month_8: { ...months.month_8, [key]: value } } } }
}

describe('numbers', () => {
  it.each([
    ['0.001', 'too_many_decimals'],
    ['-1', 'number_too_small'],
    ['NaN', 'not_a_number'],
    ['1e309', 'not_a_number'],
    ['12 кг', 'not_a_number'],
    ['99999999999999', 'number_out_of_range'],
    [0.1 + 0.2, 'too_many_decimals'],
    [-4, 'number_too_small'],
    [1e21, 'not_a_number'],
  ])('[CON-180] [REQ-AMNAT-17] %j is refused with its place: %s', async (value, code) => {
    const before = await countReports()
    const { status, body } = await test.raw('mineMember', createFeeReport, await withCell('row_4', value))
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'answers_incomplete', problems: [{ path: 'unelgee/month_8/row_4', code }] })
    expect(await countReports()).toBe(before)
  })

  it('[REQ-AMNAT-17] what no JSON can say, lists and objects have no shape of a number', async () => {
    for (const value of [null, true, ['1'], { row_3: 1 }]) {
      const { body } = await test.raw('mineMember', createFeeReport, await withCell('row_4', value))
      expect(body.code).toBe('invalid_input')
    }
  })

  it('[REQ-AMNAT-17] as people paste them are kept exactly, in the database too', async () => {
    const pasted = { row_4: '1 234 567,50', row_5: '1,234.5', row_6: ' ', row_7: 12.25, row_8: '9999999999999.99' }
    const whole = await wholeReport(test)
    const months = { ...whole.unelgee?.row_data }
    const unelgee = { row_data: { ...months, month_8: { ...months.month_8, ...pasted } } }
    const { body } = await test.raw('mineMember', createFeeReport, { ...whole, unelgee })
    const { data } = await test.call('mineMember', getFeeReport, { id: String(body.id) })
    expect(data.unelgee.row_data.month_8).toMatchObject({
      row_4: '1234567.50',
      row_5: '1234.50',
      row_6: '0.00',
      row_7: '12.25',
      row_8: '9999999999999.99',
    })
    // 5.25 + 9999999999999.99 + 7.25: two digits more than a cell may have, and exact.
    expect(data.unelgee.total_data?.row_8).toBe('10000000000012.49')
    const [stored] = await test.app.services.db
      .selectFrom('fee_report_lines')
      .select(eb => eb.fn.sum<string>('row_8').as('sum'))
      .where('report_id', '=', String(body.id))
      .where('sheet', '=', 'unelgee')
      .execute()
    expect(stored?.sum).toBe('10000000000012.49')
  })

  it('[CON-180] sums that are not those of the lines are refused with the right ones', async () => {
    const whole = await wholeReport(test)
    const unelgee = { row_data: whole.unelgee?.row_data ?? {}, total_data: { row_3: '3.75', row_9: '21.76' } }
    const refused = await test.refused('mineMember', createFeeReport, { ...whole, unelgee })
    expect(refused.problems).toEqual([
      { path: 'unelgee/total_data/row_9', code: 'total_differs', params: { total: '21.75' } },
    ])
  })
})

describe('what does not belong to the caller', () => {
  it('[REQ-AMNAT-04] [CON-183] companies are those of the own id, and nobody else’s', async () => {
    const { data } = await test.call('mineMember', listFeeCompanies, { userId: demoPeople.mineMember.id })
    expect(data).toEqual([
      { id: demoCompanies.mine.id, key: '5067891', name_mn: 'Алтан Уул ХХК', name_en: 'Altan Uul LLC' },
    ])
    const stranger = { userId: demoPeople.mineAccountant.id }
    expect((await test.refused('mineMember', listFeeCompanies, stranger)).code).toBe('not_found')
    expect((await test.call('citizen', listFeeCompanies, { userId: demoPeople.citizen.id })).data).toEqual([])
    const foreign = { companyId: demoCompanies.quarry.id }
    expect((await test.refused('mineMember', listFeeSeasons, foreign)).code).toBe('company_not_found')
  })

  it('another’s company, report and papers do not exist', async () => {
    const whole = await wholeReport(test)
    const foreign = { ...whole, company_id: demoCompanies.quarry.id }
    expect((await test.refused('mineMember', createFeeReport, foreign)).code).toBe('company_not_found')
    const draft = await test.refused('mineMember', saveFeeReportDraft, { data: foreign })
    expect(draft.code).toBe('company_not_found')
    const { id } = await sentReport(test)
    await decide(test, id, ['receive', 'return'])
    const other = { ...whole, id, company_id: demoCompanies.quarry.id }
    expect((await test.refused('mineAccountant', updateFeeReport, other)).code).toBe('fee_report_not_found')
    const moved = await test.refused('mineMember', updateFeeReport, { ...foreign, id })
    expect(moved.code).toBe('company_not_found')
    const paper = await uploadPaper(test, 'mineAccountant')
    const refused = await test.refused('mineMember', createFeeReport, { ...whole, document_files: [paper] })
    expect(refused.problems).toEqual([{ path: `document_files/${paper}`, code: 'file_unknown' }])
  })

  it('[CON-018] a paper opens to the company and to the desk of the module, to nobody else', async () => {
    const whole = await wholeReport(test)
    const name = whole.document_files?.[0] ?? ''
    await test.call('mineMember', createFeeReport, whole)
    for (const as of ['mineMember', 'mineDirector', 'inspector', 'head'] as const) {
      const { url } = await test.call(as, showFile, { name })
      const opened = await test.app.http.inject({ url })
      expect([opened.statusCode, opened.headers['content-type']], as).toEqual([200, 'application/pdf'])
    }
    for (const as of ['mineAccountant', 'citizen', 'operator', 'admin'] as const) {
      expect((await test.refused(as, showFile, { name })).code).toBe('file_not_found')
    }
  })

  it('staff file no reports', async () => {
    expect((await test.refused('inspector', getFeePeriod, {})).code).toBe('not_allowed')
    expect((await test.raw('operator', createFeeReport, await wholeReport(test))).status).toBe(403)
  })
})

describe('the rest of the form', () => {
  it('[REQ-AMNAT-16] [REQ-AMNAT-23] [REQ-AMNAT-24] a wrong prefix, payer, mineral or deposit is refused at its place', async () => {
    const whole = await wholeReport(test, {
      cert_type: 'AV',
      payer_type: 'thief',
      mineral_name: 'cheese',
      deposit_name: 'nowhere',
      license_number: '1234567',
    })
    const refused = await test.refused('mineMember', createFeeReport, whole)
    expect(refused.problems?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'payer_type not_an_option',
      'deposit_name not_an_option',
      'cert_type not_an_option',
      'license_number licence_too_long',
      'mineral_name not_an_option',
    ])
  })

  it('[REQ-AMNAT-10] [REQ-AMNAT-11] [REQ-AMNAT-12] nothing filled in names every field, and is kept as a draft only with a company', async () => {
    const refused = await test.refused('mineMember', createFeeReport, { company_id: '' })
    const needed = 'company_id season_value payer_type deposit_name license_number mineral_name resource_increased'
    expect(refused.problems?.map(({ path, code }) => `${path} ${code}`).sort()).toEqual(
      [...needed.split(' '), 'season_active', 'document_files', 'mayagt_id', 'cert_type']
        .map(path => `${path} must_select`)
        .sort(),
    )
    const draft = await test.refused('mineMember', saveFeeReportDraft, { data: { company_id: '' } })
    expect(draft.code).toBe('company_not_found')
  })

  it('[REQ-AMNAT-25] [CON-175] an X report that owes a fee is refused', async () => {
    const refused = await test.refused('mineMember', createFeeReport, await wholeReport(test, { season_active: 'no' }))
    expect(refused.problems?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'unelgee/total_data/row_7 x_fee_not_zero',
      'unelgee/total_data/row_8 x_fee_not_zero',
      'unelgee/total_data/row_9 x_fee_not_zero',
    ])
    // Nothing that is needed may be left out for it.
    const unnamed = await wholeReport(test, { season_active: 'no', deposit_name: '' })
    const { problems } = await test.refused('mineMember', createFeeReport, unnamed)
    expect(problems).toContainEqual(expect.objectContaining({ path: 'deposit_name', code: 'must_select' }))
  })

  it('[REQ-AMNAT-19] papers are PDF', async () => {
    const file = { name: 'report.pdf', type: 'application/pdf', bytes: smallPdf('x') }
    const upload = async (change: object) =>
      (await test.upload('mineMember', '/amnat/uploadfile', { ...file, ...change })).body
    expect((await upload({ name: 'report.xlsx', type: 'application/vnd.ms-excel' })).code).toBe('file_not_pdf')
    expect((await upload({ bytes: Buffer.from('<html>no paper</html>') })).code).toBe('file_not_pdf')
    expect((await upload({})).result).toBe('success')
  })

  it('a huge body, a wrong shape and a foreign script are refused or kept as words', async () => {
    const huge = { ...(await wholeReport(test)), deposit_name: 'x'.repeat(3_000_000) }
    expect((await test.raw('mineMember', createFeeReport, huge)).body.code).toBe('body_too_large')
    for (const wrong of [{ too_hemjee: 5 }, { season_value: 9 }, { document_files: 'a' }, { year: 'x' }]) {
      const { body } = await test.raw('mineMember', createFeeReport, { ...(await wholeReport(test)), ...wrong })
      expect(body.code).toBe('invalid_input')
    }
    const script = '<script>alert(1)</script>'
    const { body } = await test.raw('mineMember', createFeeReport, await withCell('row_1', script))
    const { data } = await test.call('mineMember', getFeeReport, { id: String(body.id) })
    expect(data.unelgee.row_data.month_8?.row_1).toBe(script)
  })
})

// What stands out in a report that is sent: explained, refused, or left to the inspector; and its papers.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { InputOf } from '@khyanalt/contract/call'
import { getFeeReportPdf } from '@khyanalt/contract/fee-report-paper'
import { createFeeReport, getFeeReport, saveFeeReportDraft, updateFeeReport } from '@khyanalt/contract/fee-reports'
import { downloadFeeSheet } from '@khyanalt/contract/fee-sheets'
import { getStaffFeeReport } from '@khyanalt/contract/staff-fee-reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import type { DemoPerson } from '../../../test/test-app.ts'
import { decide, openFeeApp, versionOf, wholeReport } from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

const row = { row_1: 'Доре алт', row_2: 'кг', row_4: '0', row_6: '0', row_8: '0', row_9: '0' }
/** Months 7 to 9: 10 kg produced and sold for 1,000,000 ₮, 5 % of which is 50,000 ₮; nothing stands out. */
const sound = async (change: object = {}): Promise<InputOf<typeof createFeeReport>> => {
  const months = (cells: object) => Object.fromEntries([7, 8, 9].map(month => [`month_${month}`, { ...row, ...cells }]))
  return {
    ...(await wholeReport(test)),
    too_hemjee: { row_data: months({ row_3: '80', row_5: '10', row_6: '10', row_7: '0' }) as never },
    unelgee: {
      row_data: months({ row_3: '10', row_4: '1000000', row_5: '0', row_7: '50000', row_9: '50000' }) as never,
    },
    tailan_uldegdel: { iluu: '', dutuu: '0' },
    tailan_nogduulsan_tolbor: { iluu: '', dutuu: '150000' },
    tailan_hugatsaand_tolson: { iluu: '150000', dutuu: '' },
    tailan_etssiin_uldegdel: { iluu: '', dutuu: '0' },
    ...change,
  }
}
const withGrade = async (row_3: string, change: object = {}) => {
  const report = await sound(change)
  const { row_data } = report.too_hemjee as { row_data: Record<string, object> }
  return { ...report, too_hemjee: { row_data: { ...row_data, month_8: { ...row_data.month_8, row_3 } } as never } }
}
const grade = { path: 'too_hemjee/month_8/row_3', code: 'percent_above_100' }
const params = { value: '192.50' }

describe('what stands out', () => {
  it('[REQ-DECLARE-03] nothing is asked of a report whose numbers follow from each other', async () => {
    const { id } = await test.call('mineMember', createFeeReport, await sound({ explanations: [] }))
    expect((await test.call('mineMember', getFeeReport, { id })).data.warnings).toEqual([])
  })

  it('[REQ-DECLARE-06] a warning without words refuses the report, naming the cell in both languages, and stores nothing', async () => {
    const count = async () => (await test.app.services.db.selectFrom('fee_reports').select('id').execute()).length
    const before = await count()
    for (const explanations of [
      [],
      [{ ...grade, text: ' . ' }],
      [{ ...grade, code: 'left_differs', text: 'Акт бий' }],
    ]) {
      const refused = await test.refused('mineMember', createFeeReport, await withGrade('192.5', { explanations }))
      expect(refused).toMatchObject({ code: 'fee_warnings_unexplained', problems: [{ ...grade, params }] })
      expect(refused.message).toContain('Тоо хэмжээний хүснэгт: 8-р сар, Агуулга, хувь')
      expect(refused.message_en).toContain('Quantities: Month 8, Grade or content, %')
    }
    expect(await count()).toBe(before)
  })

  it('[REQ-DECLARE-06] a draft that is refused keeps what was typed, its words among it', async () => {
    const explanations = [{ path: 'unelgee/month_7/row_7', code: 'fee_far_from_rate', text: 'Тооцоог хавсаргав' }]
    const data = await withGrade('192.5', { explanations })
    const { id, version } = await test.call('mineMember', saveFeeReportDraft, { data })
    const refused = await test.refused('mineMember', updateFeeReport, { ...data, id, version })
    expect(refused.code).toBe('fee_warnings_unexplained')
    const { data: kept } = await test.call('mineMember', getFeeReport, { id })
    expect(kept).toMatchObject({ status: 5000, version, explanations, too_hemjee: data.too_hemjee })
  })

  it('[REQ-DECLARE-05] words are stored with what was sent; company and inspector read the same, and a later round has its own', async () => {
    const tooLong = await withGrade('192.5', { explanations: [{ ...grade, text: 'а'.repeat(501) }] })
    expect((await test.refused('mineMember', createFeeReport, tooLong)).code).toBe('fee_warnings_unexplained')
    const explanations = [{ ...grade, text: ' Давхар баяжмалын агуулга ' }]
    const { id } = await test.call('mineMember', createFeeReport, await withGrade('192.5', { explanations }))
    const warnings = [{ ...grade, params, explanation: 'Давхар баяжмалын агуулга' }]
    expect((await test.call('mineMember', getFeeReport, { id })).data.warnings).toEqual(warnings)
    expect((await test.call('inspector', getStaffFeeReport, { id })).data.warnings).toEqual(warnings)
    await decide(test, id, ['receive', 'return'])
    // Whoever corrects it finds the words again.
    const { data: returned } = await test.call('mineMember', getFeeReport, { id })
    expect(returned.explanations).toEqual(explanations)
    const corrected = await sound({ license_number: returned.license_number, explanations: [] })
    await test.call('mineMember', updateFeeReport, { ...corrected, id, version: await versionOf(test, id) })
    expect((await test.call('inspector', getStaffFeeReport, { id })).data.warnings).toEqual([])
    const rounds = await test.app.services.db
      .selectFrom('fee_report_events')
      .select('warnings')
      .where('report_id', '=', id)
      .where('warnings', 'is not', null)
      .orderBy('id')
      .execute()
    expect(rounds).toEqual([{ warnings }, { warnings: [] }])
  })

  it('[REQ-DECLARE-06] the documented call, which knows no explanations, is taken; the inspector reads that nobody explained', async () => {
    const { explanations: _, ...documented } = await withGrade('192.5')
    const { id } = await test.call('mineMember', createFeeReport, documented)
    expect((await test.call('inspector', getStaffFeeReport, { id })).data.warnings).toEqual([
      { ...grade, params, explanation: null },
    ])
  })

  it('[REQ-DECLARE-03] the quarter before is asked on the server: a balance that does not carry over, and ten times the fee', async () => {
    const { license_number } = await sound()
    await test.call('mineMember', createFeeReport, await sound({ license_number }))
    test.setDay('2027-01-10')
    const months = (cells: object) => Object.fromEntries([10, 11, 12].map(at => [`month_${at}`, { ...row, ...cells }]))
    const next = await sound({
      license_number,
      season_value: 4,
      too_hemjee: { row_data: months({ row_3: '80', row_5: '10', row_6: '10', row_7: '0' }) },
      unelgee: { row_data: months({ row_3: '10', row_4: '10000000', row_7: '500000', row_9: '500000' }) },
      tailan_uldegdel: { iluu: '', dutuu: '7' },
      tailan_nogduulsan_tolbor: { iluu: '', dutuu: '1500000' },
      tailan_hugatsaand_tolson: { iluu: '1500007', dutuu: '' },
      explanations: [],
    })
    const refused = await test.refused('mineMember', createFeeReport, next)
    test.setDay('2026-10-10')
    expect(refused.problems?.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'opening_differs tailan_uldegdel/dutuu',
      'order_of_magnitude unelgee/total_data/row_4',
      'order_of_magnitude unelgee/total_data/row_9',
    ])
  })

  it('what no form sends is refused as such', async () => {
    const whole = await sound()
    for (const explanations of ['words', [{}], [{ ...grade, text: 5 }], Array(301).fill({ ...grade, text: 'Акт' })]) {
      expect((await test.raw('mineMember', createFeeReport, { ...whole, explanations })).body.code).toBe(
        'invalid_input',
      )
    }
  })
})

describe('what cannot be added', () => {
  it('[REQ-DECLARE-08] the file shows the weighted mean of grades, the wire the documented sum', async () => {
    const alike = await withGrade('50')
    const { row_data } = alike.too_hemjee as { row_data: Record<string, object> }
    const months = { ...row_data, month_8: { ...row_data.month_8, row_5: '30' } }
    const report = { ...alike, too_hemjee: { row_data: months as never } }
    const { id } = await test.call('mineMember', createFeeReport, report)
    const { data } = await test.call('mineMember', getFeeReport, { id })
    expect(data.too_hemjee.total_data?.row_3).toBe('210.00')
    const csv = await test.app.http.inject({
      url: `/api${downloadFeeSheet.path.replace('{id}', id)}?sheet=too_hemjee&format=csv`,
      headers: { authorization: `Bearer ${await test.token('mineMember')}` },
    })
    // (80 · 10 + 50 · 30 + 80 · 10) : 50
    const cells = csv.body
      .trim()
      .split('\n')
      .at(-1)
      ?.split(/[,;]/)
      .map(one => one.replaceAll('"', '').trim())
    expect(cells?.slice(0, 6)).toEqual(['Нийт', '', '', '62.00', '0.00', '50.00'])
  })
})

describe('a report on paper', () => {
  const print = async (as: DemoPerson, id: string, part: 'receipt' | 'report') =>
    test.app.http.inject({
      url: `/api${getFeeReportPdf.path}?id=${id}&part=${part}`,
      headers: { authorization: `Bearer ${await test.token(as)}` },
    })
  const wordsOf = async (bytes: Buffer): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'paper-'))
    try {
      await writeFile(join(folder, 'paper.pdf'), bytes)
      const { stdout } = await promisify(execFile)('pdftotext', ['-layout', join(folder, 'paper.pdf'), '-'])
      return stdout.replaceAll(/\s+/g, ' ')
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  it('[REQ-DECLARE-09] the receipt names number, company, quarter, sums and warnings; the report has the tables too', async () => {
    const explanations = [{ ...grade, text: 'Давхар баяжмал' }]
    const report = await withGrade('192.5', { explanations })
    const { id, request_number } = await test.call('mineMember', createFeeReport, report)
    const receipt = await print('mineMember', request_number, 'receipt')
    expect(receipt.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    const words = await wordsOf(receipt.rawPayload)
    for (const part of [
      request_number,
      demoCompanies.mine.name_mn,
      '2026 оны 3-р улирал',
      `MV-${report.license_number}`,
      '3,000,000.00 ₮',
      '150,000.00 ₮',
      'Давхар баяжмал',
      '100 хувиас их байна: 192.50',
    ])
      expect(words).toContain(part)
    expect(words).not.toContain('Доре алт')
    const whole = await wordsOf((await print('inspector', id, 'report')).rawPayload)
    expect(whole).toContain('Доре алт')
    // (80 + 192.5 + 80) : 3
    expect(whole).toContain('117.50')
    expect(whole).not.toContain('352.50')
  })

  it('[REQ-DECLARE-09] does not exist for others, nor for a draft', async () => {
    const { id } = await test.call('mineMember', createFeeReport, await sound())
    const draft = await test.call('mineMember', saveFeeReportDraft, { data: { company_id: demoCompanies.mine.id } })
    for (const [as, key] of [
      ['mineAccountant', id],
      ['citizen', id],
      ['finance', id],
      ['mineMember', draft.id],
      ['inspector', draft.id],
    ] as const) {
      for (const part of ['receipt', 'report'] as const) {
        expect((await print(as, key, part)).json()).toMatchObject({ code: 'fee_report_not_found' })
      }
    }
  })
})

// The windows that the agency sets, and the sums over reports.
import { createFeeReport, getFeePeriod } from '@khyanalt/contract/fee-reports'
import { downloadFeeSheet } from '@khyanalt/contract/fee-sheets'
import {
  countFeeDesk,
  downloadFeeOverview,
  listFeePeriods,
  readFeeOverview,
  saveFeePeriod,
} from '@khyanalt/contract/staff-fee-reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, inWindow, openFeeApp, outside, sentReport, wholeReport } from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

const flag = async () => (await test.call('mineMember', getFeePeriod, {})).data
const periodOf = async (season: number) =>
  (await test.call('admin', listFeePeriods, { year: 2026 })).data.find(one => one.season === season)
const download = async (as: 'admin' | 'mineMember' | 'mineAccountant', path: string) =>
  test.app.http.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${await test.token(as)}` } })

describe('windows', () => {
  it('[REQ-AGENCY-15] [CON-170] are the usual ones until the agency sets other days, and open what it says', async () => {
    test.setDay(outside)
    expect(await periodOf(3)).toMatchObject({ opens: '2026-10-01', closes: '2026-10-20', changed: false, version: 0 })
    const longer = { year: 2026, season: 3 as const, opens: '2026-10-01', closes: '2026-11-10' }
    const { data } = await test.call('head', saveFeePeriod, { ...longer, version: 0 })
    expect(data).toMatchObject({ closes: '2026-11-10', changed: true, changed_by: 'Энхжаргал', version: 1, open: true })
    expect(await flag()).toBe(3)
    const shorter = { ...longer, closes: '2026-10-05', version: 1 }
    await test.call('admin', saveFeePeriod, shorter)
    expect(await flag()).toBe(0)
    test.setDay(inWindow)
    expect(await flag()).toBe(0)
    await test.call('admin', saveFeePeriod, { ...longer, version: 2 })
  })

  it('[REQ-AGENCY-15] [CON-170] are set by head of unit and administrator alone, on days that make sense, and by one at a time', async () => {
    const given = { year: 2026, season: 2 as const, opens: '2026-07-01', closes: '2026-07-31', version: 0 }
    for (const as of ['inspector', 'finance', 'operator', 'mineMember'] as const) {
      expect((await test.refused(as, saveFeePeriod, given)).code).toBe('not_allowed')
    }
    const early = await test.refused('admin', saveFeePeriod, { ...given, opens: '2026-06-30' })
    expect(early.problems).toEqual([{ path: 'opens', code: 'opens_too_early' }])
    const backwards = await test.refused('admin', saveFeePeriod, { ...given, closes: '2026-06-30' })
    expect(backwards.problems).toEqual([{ path: 'closes', code: 'closes_too_early' }])
    expect((await test.raw('admin', saveFeePeriod, { ...given, opens: '2026-02-30' })).body.code).toBe('invalid_input')
    await test.call('admin', saveFeePeriod, given)
    const stale = await test.refused('head', saveFeePeriod, { ...given, closes: '2026-08-15' })
    expect(stale).toMatchObject({ code: 'version_conflict', current: { version: 1, closes: '2026-07-31' } })
    const audit = await test.app.services.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('noun', '=', 'fee_period')
      .where('noun_id', '=', '2026-2')
      .execute()
    expect(audit).toEqual([
      { detail: { opens: '2026-07-01', closes: '2026-07-31', was_opens: '2026-07-01', was_closes: '2026-07-20' } },
    ])
  })
})

describe('sums', () => {
  let first: { readonly id: string }
  let second: { readonly status: number }
  beforeAll(async () => {
    test.setDay(inWindow)
    first = await sentReport(test)
    await decide(test, first.id, ['receive', 'agree', 'register'])
    const stone = await wholeReport(test, { mineral_name: 'stone', deposit_name: 'boroo' })
    const tonnes = Object.fromEntries(
      Object.entries(stone.too_hemjee?.row_data ?? {}).map(([month, row]) => [month, { ...row, row_2: 'тн' }]),
    )
    second = await test.call('mineMember', createFeeReport, { ...stone, too_hemjee: { row_data: tonnes } })
  })

  it('are exact by mineral, province and quarter, in kilograms, of registered reports alone unless asked', async () => {
    const span = { from_year: 2026, from_season: 1, to_year: 2026, to_season: 4 }
    const sums = {
      reports: 1,
      companies: 1,
      produced: '9.75',
      sold: '28.50',
      valuation: '6.75',
      base_fee: '15.75',
      additional_fee: '18.75',
      total_fee: '21.75',
    }
    const { data } = await test.call('admin', readFeeOverview, span)
    expect(data).toEqual({
      totals: sums,
      minerals: [{ mineral: 'gold', name: { mn: 'Алт', en: 'Gold' }, ...sums }],
      aimags: [{ code: '46', name: { mn: 'Өмнөговь', en: expect.any(String) }, ...sums }],
      quarters: [{ year: 2026, season: 3, ...sums }],
    })
    const all = (await test.call('head', readFeeOverview, { ...span, all: 'yes' })).data
    expect(all.totals).toMatchObject({ reports: 2, companies: 1, produced: '9759.75', total_fee: '43.50' })
    expect(all.aimags.map(({ code }) => code).sort()).toEqual(['43', '46'])
    expect(second.status).toBe(0)
    const none = await test.call('admin', readFeeOverview, { ...span, from_season: 4 })
    expect(none.data.totals).toMatchObject({ reports: 0, total_fee: '0.00' })
    const backwards = { ...span, from_season: 4, to_season: 3 }
    expect((await test.refused('admin', readFeeOverview, backwards)).code).toBe('dates_invalid')
    expect((await test.refused('inspector', readFeeOverview, span)).code).toBe('not_allowed')
  })

  it('leave as CSV and XLSX', async () => {
    const query = 'from_year=2026&from_season=1&to_year=2026&to_season=4&lang=en'
    const csv = await download('admin', `${downloadFeeOverview.path}?${query}&format=csv`)
    expect(csv.body).toContain('"Mineral","Gold","1","1","9.75","28.50","6.75","15.75","18.75","21.75"')
    const xlsx = await download('admin', `${downloadFeeOverview.path}?${query}&format=xlsx`)
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('a table of a report leaves as CSV for its company', async () => {
    const path = `${downloadFeeSheet.path.replace('{id}', first.id)}?sheet=unelgee&format=csv&lang=mn`
    const { body } = await download('mineMember', path)
    expect(body).toContain('"7","Доре алт","кг","0.25","1.25"')
    expect(body).toContain('"Нийт","","","3.75"')
    expect((await download('mineAccountant', path)).json().code).toBe('fee_report_not_found')
  })

  it('the desk counts by state', async () => {
    const { data } = await test.call('inspector', countFeeDesk, {})
    expect(data.reports).toMatchObject({ sent: 1, registered: 1, returned: 0 })
    expect(data.late).toEqual({ sent: 0, received: 0, approved: 0, rejected: 0 })
  })
})

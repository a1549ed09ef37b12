// Quarters that are closed, and how a late request opens one of them.
import {
  createFeeReport,
  getFeePeriod,
  getFeeReport,
  listFeeSeasons,
  saveFeeReportDraft,
  updateFeeReport,
} from '@khyanalt/contract/fee-reports'
import { createLateRequest, listLateRequests } from '@khyanalt/contract/late-requests'
import { listNotifications } from '@khyanalt/contract/notifications'
import { getStaffFeeReport, resolveLateRequest } from '@khyanalt/contract/staff-fee-reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import {
  askLate,
  inWindow,
  lateRequest,
  lateVersionOf,
  openFeeApp,
  outside,
  uploadPaper,
  wholeReport,
} from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
beforeEach(() => test.setDay(outside))
afterAll(() => test.close())

const flagOf = async (as: 'mineMember' | 'mineAccountant' | 'citizen') => (await test.call(as, getFeePeriod, {})).data
const seasonsOf = async (as: 'mineMember' | 'mineAccountant', companyId: string) =>
  (await test.call(as, listFeeSeasons, { companyId })).data
const approve = async (id: string, until?: string) =>
  test.call('head', resolveLateRequest, { id, action: 'approve', until, version: await lateVersionOf(test, id) })

describe('outside the window', () => {
  it('[REQ-AMNAT-01] [REQ-AMNAT-03] [CON-170] the flag is 0 and a report is refused; its answers stay in the draft', async () => {
    expect(await flagOf('mineMember')).toBe(0)
    expect(await seasonsOf('mineMember', demoCompanies.mine.id)).toEqual([])
    const data = await wholeReport(test)
    const refused = await test.refused('mineMember', createFeeReport, data)
    expect(refused).toMatchObject({ code: 'fee_period_closed', status: 409 })
    expect(refused.message).toMatch(/^Тайлан илгээх боломжгүй байна/)
    const { id } = await test.call('mineMember', saveFeeReportDraft, { data })
    expect((await test.refused('mineMember', updateFeeReport, { id, ...data })).code).toBe('fee_period_closed')
    expect((await test.call('mineMember', getFeeReport, { id })).data).toMatchObject({
      status: 5000,
      closes: null,
      license_number: data.license_number,
    })
  })

  it('[REQ-AMNAT-01] the flag names the quarter whose window is open, and is 0 between the windows', async () => {
    const flags: Record<string, number> = {}
    for (const day of ['2027-01-10', '2027-02-10', '2027-04-10', '2027-07-10', '2027-10-10', '2027-10-21']) {
      test.setDay(day)
      flags[day] = await flagOf('mineMember')
    }
    expect(flags).toEqual({
      '2027-01-10': 4,
      '2027-02-10': 0,
      '2027-04-10': 1,
      '2027-07-10': 2,
      '2027-10-10': 3,
      '2027-10-21': 0,
    })
  })

  it('[REQ-AMNAT-39] the window of a quarter is the 1st to the 20th of the month after it, both days included', async () => {
    const flags: [string, number][] = []
    for (const day of ['2026-09-30', '2026-10-01', '2026-10-20', '2026-10-21']) {
      test.setDay(day)
      flags.push([day, await flagOf('mineMember')])
    }
    expect(flags).toEqual([
      ['2026-09-30', 0],
      ['2026-10-01', 3],
      ['2026-10-20', 3],
      ['2026-10-21', 0],
    ])
    test.setDay(inWindow)
    expect(await test.call('mineMember', getFeePeriod, {})).toMatchObject({
      data: 3,
      year: 2026,
      closes: '2026-10-20',
      late: false,
      today: inWindow,
    })
  })

  it('[REQ-AMNAT-44] the answer brings deposits with their province and minerals along', async () => {
    const { deposit, minerals } = await test.call('citizen', getFeePeriod, {})
    expect(deposit).toContainEqual({
      value: 'boroo',
      label: { mn: 'Бороо', en: 'Boroo' },
      aimag: { mn: 'Сэлэнгэ', en: expect.any(String) },
    })
    expect(minerals).toContainEqual({ value: 'silver', label: { mn: 'Мөнгө', en: 'Silver' } })
  })
})

describe('a late request', () => {
  it('[REQ-LATE-06] [REQ-AGENCY-14] [CON-171] approved, opens exactly that quarter of that company for 14 days and ends when the report is sent', async () => {
    const ofOthers = async () => [
      await flagOf('mineAccountant'),
      await seasonsOf('mineAccountant', demoCompanies.quarry.id),
    ]
    const before = await ofOthers()
    const { id } = await askLate(test, { season: 1 })
    expect(await approve(id)).toMatchObject({ status: 10, open_until: '2026-11-19' })
    expect(await seasonsOf('mineMember', demoCompanies.mine.id)).toEqual([
      { season_value: 1, year: 2026, closes: '2026-11-19', late: true },
    ])
    expect(await flagOf('mineMember')).toBe(1)
    expect(await ofOthers()).toEqual(before)
    const otherQuarter = await test.refused('mineMember', createFeeReport, await wholeReport(test, {}, 2))
    expect(otherQuarter.code).toBe('fee_period_closed')
    const sent = await test.call('mineMember', createFeeReport, await wholeReport(test, {}, 1))
    expect((await test.call('inspector', getStaffFeeReport, { id: sent.id })).late).toBe(true)
    expect(await flagOf('mineMember')).toBe(0)
    const again = await test.refused('mineMember', createFeeReport, await wholeReport(test, {}, 1))
    expect(again.code).toBe('fee_period_closed')
    const { data } = await test.call('mineDirector', listLateRequests, {})
    expect(data.data.find(row => row.id === id)).toMatchObject({ status: 10, used_at: expect.any(String) })
  })

  it('[CON-171] closes after its last day, which is at most 14 days away', async () => {
    const { id } = await askLate(test, { season: 1, as: 'mineAccountant', company: demoCompanies.quarry.id })
    const version = await lateVersionOf(test, id)
    for (const until of ['2026-11-04', '2026-11-20']) {
      const refused = await test.refused('head', resolveLateRequest, { id, action: 'approve', until, version })
      expect(refused.code).toBe('dates_invalid')
    }
    await approve(id, '2026-11-07')
    test.setDay('2026-11-07')
    expect(await seasonsOf('mineAccountant', demoCompanies.quarry.id)).toHaveLength(1)
    test.setDay('2026-11-08')
    expect(await seasonsOf('mineAccountant', demoCompanies.quarry.id)).toEqual([])
  })

  it('[REQ-LATE-04] [REQ-API-04] [CON-182] a second one for the quarter answers already_exist, unless the first was rejected', async () => {
    const company = demoCompanies.fluorspar.id
    const ask = () => askLate(test, { season: 3, as: 'mineAccountant', company })
    const first = await ask()
    expect(first.result).toBe('success')
    expect(await ask()).toMatchObject({ result: 'already_exist', id: first.id })
    const received = { id: first.id, action: 'receive' as const, version: await lateVersionOf(test, first.id) }
    await test.call('head', resolveLateRequest, received)
    expect(await ask()).toMatchObject({ result: 'already_exist', id: first.id })
    const refuse = { id: first.id, action: 'reject' as const, version: await lateVersionOf(test, first.id) }
    expect((await test.refused('head', resolveLateRequest, refuse)).code).toBe('reason_missing')
    await test.call('head', resolveLateRequest, { ...refuse, comment: 'Баримт дутуу.' })
    const third = await ask()
    expect(third.result).toBe('success')
    await approve(third.id)
    expect(await ask()).toMatchObject({ result: 'already_exist', id: third.id })
    const { data } = await test.call('mineAccountant', listLateRequests, {})
    const rows = data.data.filter(row => row.company.id === company)
    expect(rows.map(row => [row.status, row.reason])).toEqual([
      [10, null],
      [30, 'Баримт дутуу.'],
    ])
    const told = await test.call('mineAccountant', listNotifications, {})
    expect(JSON.stringify(told.data)).toContain('Баримт дутуу.')
  })

  it('of two sent at once, one is stored', async () => {
    const request = await lateRequest(test, { season: 4, as: 'mineAccountant', company: demoCompanies.quarry.id })
    const both = await Promise.all([1, 2].map(() => test.call('mineAccountant', createLateRequest, request)))
    expect(both.map(({ result }) => result).sort()).toEqual(['already_exist', 'success'])
    // The fourth quarter of this year has not ended: the last one of that number is meant.
    const { data } = await test.call('mineAccountant', listLateRequests, {})
    expect(data.data.find(row => row.id === both[0]?.id)).toMatchObject({ year: 2025, season: 4 })
  })

  it('[REQ-LATE-01] [REQ-LATE-02] names everything that is missing, each at its place', async () => {
    const empty = await test.refused('mineMember', createLateRequest, { company_id: '' })
    expect(empty).toMatchObject({ code: 'answers_incomplete', status: 422 })
    expect(empty.problems).toEqual([
      { path: 'company_id', code: 'must_select' },
      { path: 'season', code: 'must_write' },
      { path: 'shiidver_huudas', code: 'must_select' },
      { path: 'alban_bichig', code: 'must_select' },
      { path: 'tulbur_barimt', code: 'must_select' },
      { path: 'details', code: 'must_write' },
    ])
  })

  it('[REQ-LATE-07] shows its own papers alone: not those of others, and none twice', async () => {
    const [one, two, foreign] = [
      await uploadPaper(test),
      await uploadPaper(test),
      await uploadPaper(test, 'mineAccountant'),
    ]
    const request = { company_id: demoCompanies.mine.id, season: 2 as const, details: 'Тайлбар' }
    const refused = await test.refused('mineMember', createLateRequest, {
      ...request,
      shiidver_huudas: one,
      alban_bichig: one,
      tulbur_barimt: foreign,
    })
    expect(refused.problems).toEqual([
      { path: 'alban_bichig', code: 'file_twice' },
      { path: 'tulbur_barimt', code: 'file_unknown' },
    ])
    const receipt = await uploadPaper(test)
    const { id } = await test.call('mineMember', createLateRequest, {
      ...request,
      shiidver_huudas: one,
      alban_bichig: two,
      tulbur_barimt: receipt,
    })
    const { data } = await test.call('mineMember', listLateRequests, {})
    const kept = data.data.find(row => row.id === id)
    expect(kept?.papers.map(({ name }) => name)).toEqual([one, two, receipt])
    // [CON-178] The year is that of the quarter which has ended, whatever is sent.
    expect(kept).toMatchObject({ details: 'Тайлбар', season: 2, year: 2026 })
  })

  it('is refused for somebody else’s company, and for a quarter that can be reported in time', async () => {
    const foreign = { company_id: demoCompanies.quarry.id, season: 2 as const, details: 'Тайлбар' }
    expect((await test.refused('mineMember', createLateRequest, foreign)).code).toBe('company_not_found')
    test.setDay(inWindow)
    await expect(askLate(test, { season: 3 })).rejects.toThrow(/late_request_not_needed/)
  })
})

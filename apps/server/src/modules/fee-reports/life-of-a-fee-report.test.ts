// A report from draft to registration and back, as company and agency see it.
import {
  createFeeReport,
  deleteFeeReport,
  getFeeReport,
  getFeeReportSteps,
  getLastQuarter,
  listFeeReports,
  saveFeeReportDraft,
  updateFeeReport,
} from '@khyanalt/contract/fee-reports'
import { listNotifications } from '@khyanalt/contract/notifications'
import { getStaffFeeReport, listStaffFeeReports } from '@khyanalt/contract/staff-fee-reports'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import type { DemoPerson } from '../../../test/test-app.ts'
import { decide, inWindow, openFeeApp, sentReport, uploadPaper, versionOf, wholeReport } from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
beforeEach(() => test.setDay(inWindow))
afterAll(() => test.close())

const statusOf = async (id: string) => (await test.call('mineMember', getFeeReport, { id })).data.status

describe('sending a report', () => {
  it('[REQ-AMNAT-22] [CON-178] a whole report is sent with a number; year and sums are the server’s, temp_documents goes nowhere', async () => {
    const whole = await wholeReport(test)
    const temp = { ...whole, temp_documents: ['x.pdf'] }
    const { body } = await test.raw('mineMember', createFeeReport, temp)
    expect(body).toMatchObject({ result: 'success', status: 0, request_number: expect.stringMatching(/^A26\d{7}$/) })
    const { data } = await test.call('mineMember', getFeeReport, { id: String(body.request_number) })
    expect(data).toMatchObject({
      id: body.id,
      year: 2026,
      season_value: 3,
      season: 3,
      type: 'NEW',
      cert_type: 'MV',
      tailan_uldegdel: { iluu: '0.00', dutuu: '1000.50' },
      files: [{ name: whole.document_files?.[0], title: 'albanbichig.pdf' }],
    })
    const read = await test.raw('mineMember', getFeeReport, { id: String(body.id) })
    expect(JSON.stringify(read.body)).not.toContain('x.pdf')
    const { db } = test.app.services
    const stored = await db.selectFrom('fee_reports').selectAll().where('id', '=', String(body.id)).execute()
    const sent = await db.selectFrom('fee_report_events').selectAll().where('report_id', '=', data.id).execute()
    expect([stored.length, sent.length]).toEqual([1, 1])
    expect(JSON.stringify([stored, sent])).not.toMatch(/temp_documents|x\.pdf/)
    // 0.25 + 1.25 + 2.25, then 1.25 + 2.25 + 3.25, and so on.
    expect(data.too_hemjee.total_data).toEqual({
      row_3: '3.75',
      row_4: '6.75',
      row_5: '9.75',
      row_6: '12.75',
      row_7: '15.75',
      row_8: '18.75',
      row_9: '21.75',
    })
  })

  it('[REQ-AMNAT-45] [REQ-AMNAT-46] [REQ-AMNAT-28] keeps both tables by the months of the quarter and by nothing else', async () => {
    const { id } = await sentReport(test)
    const { data } = await test.call('mineMember', getFeeReport, { id })
    expect(Object.keys(data.too_hemjee.row_data)).toEqual(['month_7', 'month_8', 'month_9'])
    expect(Object.keys(data.unelgee.row_data)).toEqual(['month_7', 'month_8', 'month_9'])
    expect([data.too_hemjee, data.unelgee].map(Object.keys)).toEqual(Array(2).fill(['row_data', 'total_data']))
    expect(data.unelgee).toEqual(data.too_hemjee)
    expect(data.unelgee.row_data.month_9).toEqual({
      row_1: 'Доре алт',
      row_2: 'кг',
      row_3: '2.25',
      row_4: '3.25',
      row_5: '4.25',
      row_6: '5.25',
      row_7: '6.25',
      row_8: '7.25',
      row_9: '8.25',
    })
    const { db } = test.app.services
    await expect(
      db.updateTable('fee_report_lines').set({ month: 4 }).where('report_id', '=', id).where('month', '=', 7).execute(),
    ).rejects.toThrow(/fee_report_lines_month/)
  })

  it('[CON-182] a second report of the licence is refused with the number of the first, unless that was rejected', async () => {
    const whole = await wholeReport(test)
    const first = await test.call('mineMember', createFeeReport, whole)
    const again = await test.refused('mineDirector', createFeeReport, {
      ...whole,
      document_files: whole.document_files,
    })
    expect(again).toMatchObject({ code: 'fee_report_known', params: { number: first.request_number } })
    expect(again.message).toContain(first.request_number)
    // Another mineral of the same licence is a report of its own.
    const stone = { ...whole, mineral_name: 'stone' as const, document_files: [await uploadPaper(test)] }
    expect(await test.call('mineMember', createFeeReport, stone)).toMatchObject({ status: 0 })
    await decide(test, first.id, ['receive', 'agree', 'reject'])
    expect(await test.call('mineMember', createFeeReport, whole)).toMatchObject({ status: 0 })
  })

  it('two presses of the button make one report, at once or one after the other', async () => {
    const input = { ...(await wholeReport(test)), transaction_id: uuidv7() }
    const answers = await Promise.all([1, 2].map(() => test.call('mineMember', createFeeReport, input)))
    expect(answers[0]).toEqual(answers[1])
    // Without the id it is the licence that gives the second one away.
    const { transaction_id: _, ...other } = { ...input, license_number: 'TWICE1' }
    const both = await Promise.all([1, 2].map(() => test.raw('mineMember', createFeeReport, other)))
    expect(both.map(({ body }) => body.code ?? body.result).sort()).toEqual(['fee_report_known', 'success'])
  })
})

describe('a draft', () => {
  it('[REQ-AMNAT-34] [CON-173] keeps everything as typed, moves to 0 when it is sent, and is nobody else’s business', async () => {
    const typed = {
      company_id: demoCompanies.mine.id,
      season_value: 3 as const,
      mayagt_id: 2,
      too_hemjee: { row_data: { month_7: { row_1: 'алт', row_3: '1 2' } } },
      tailan_uldegdel: { iluu: 'хагас', dutuu: '-4' },
    }
    const { id, version, result } = await test.call('mineMember', saveFeeReportDraft, { data: typed })
    expect(result).toBe('saved')
    const { data } = await test.call('mineMember', getFeeReport, { id })
    expect(data).toMatchObject({ status: 5000, request_number: null, ...typed, closes: '2026-10-20' })
    expect(data.actions).toEqual(['save_draft', 'delete_draft', 'send'])
    expect((await test.refused('citizen', getFeeReport, { id })).code).toBe('fee_report_not_found')
    expect((await test.refused('inspector', getStaffFeeReport, { id })).code).toBe('fee_report_not_found')
    const sent = await test.call('mineMember', updateFeeReport, { id, version, ...(await wholeReport(test)) })
    expect(sent).toMatchObject({ id, status: 0 })
    const late = await test.refused('mineMember', updateFeeReport, { id, ...(await wholeReport(test)) })
    expect(late.code).toBe('wrong_state')
    expect((await test.refused('mineMember', deleteFeeReport, { id })).code).toBe('wrong_state')
  })

  it('of two tabs the second is refused with what stands there now, and nothing of the first is lost', async () => {
    const data = { company_id: demoCompanies.mine.id, deposit_name: 'boroo' }
    const { id, version } = await test.call('mineMember', saveFeeReportDraft, { data })
    const first = { id, version, data: { ...data, deposit_name: 'gatsuurt' } }
    expect((await test.call('mineMember', saveFeeReportDraft, first)).version).toBe(version + 1)
    const second = { id, version, data: { ...data, deposit_name: 'zaamar' } }
    expect(await test.refused('mineDirector', saveFeeReportDraft, second)).toMatchObject({
      code: 'version_conflict',
      current: { version: version + 1, saved_at: expect.any(String) },
    })
    const sending = await test.refused('mineDirector', updateFeeReport, { id, version, ...(await wholeReport(test)) })
    expect(sending.code).toBe('version_conflict')
    expect((await test.call('mineMember', getFeeReport, { id })).data.deposit_name).toBe('gatsuurt')
  })

  it('is deleted by its company alone', async () => {
    const data = { company_id: demoCompanies.mine.id }
    const { id } = await test.call('mineMember', saveFeeReportDraft, { data })
    expect((await test.refused('mineAccountant', deleteFeeReport, { id })).code).toBe('fee_report_not_found')
    await test.call('mineMember', deleteFeeReport, { id })
    expect((await test.refused('mineMember', getFeeReport, { id })).code).toBe('fee_report_not_found')
  })
})

describe('through the agency and back', () => {
  it('[REQ-AMNAT-32] [REQ-AMNAT-41] [CON-173] is returned with reasons, corrected after the window, registered, and is an UPDATE when it comes again', async () => {
    const { id } = await sentReport(test)
    await decide(test, id, ['receive', 'return'])
    const { data: returned } = await test.call('mineMember', getFeeReport, { id })
    expect(returned).toMatchObject({
      status: 2000,
      comments: [{ title: 'Нийт үнэлгээ', comment: 'Нэхэмжлэхтэй тулгана уу.' }],
      actions: ['save_draft', 'resend'],
    })
    test.setDay('2026-10-25')
    const { request_number, files, actions, comments, ...answers } = returned
    const corrected = { ...answers, deposit_name: 'boroo', version: undefined }
    // What is typed while it is returned is the company's; the agency reads what was sent.
    await test.call('mineMember', saveFeeReportDraft, { id, data: corrected })
    expect((await test.call('mineMember', getFeeReport, { id })).data.deposit_name).toBe('boroo')
    expect((await test.call('inspector', getStaffFeeReport, { id })).data.deposit_name).toBe('olon-ovoot')
    expect(await test.call('mineMember', updateFeeReport, { ...corrected, id })).toMatchObject({
      status: 0,
      request_number,
    })
    const seen = await test.call('inspector', getStaffFeeReport, { id })
    expect([seen.data.deposit_name, seen.previous_round?.deposit_name]).toEqual(['boroo', 'olon-ovoot'])
    // What was corrected before it was ever registered is still the first report of the quarter.
    expect((await test.call('mineMember', getFeeReport, { id })).data.type).toBe('NEW')
    await decide(test, id, ['receive', 'agree', 'register', 'complain', 'return'])
    expect((await test.call('mineMember', getFeeReport, { id })).data).toMatchObject({ status: 2000, type: 'UPDATE' })
    await test.call('mineMember', updateFeeReport, { ...corrected, id })
    await decide(test, id, ['receive', 'agree', 'register'])
    expect(await statusOf(id)).toBe(1000)
  })

  it.each([
    [1, ['receive']],
    [2, ['receive', 'agree']],
    [1000, ['receive', 'agree', 'register']],
    [3000, ['receive', 'agree', 'reject']],
    [4000, ['receive', 'agree', 'register', 'suspend']],
    [900, ['receive', 'agree', 'register', 'complain']],
  ] as const)('[REQ-AMNAT-34] is not edited at %i', async (status, decisions) => {
    const { id } = await sentReport(test)
    await decide(test, id, decisions)
    expect(await statusOf(id)).toBe(status)
    const refused = await test.refused('mineMember', updateFeeReport, { id, ...(await wholeReport(test)) })
    expect(refused.code).toBe('wrong_state')
    expect(await statusOf(id)).toBe(status)
  })

  it('[CON-184] answers the steps with who did what when and with the reasons', async () => {
    const { id } = await sentReport(test)
    test.setDay('2026-10-12')
    await decide(test, id, ['receive', 'agree'])
    test.setDay('2026-10-14')
    await decide(test, id, ['reject'])
    const { data } = await test.call('mineMember', getFeeReportSteps, { id })
    expect(data.map(({ created_at }) => created_at.slice(0, 10))).toEqual([
      '2026-10-10',
      '2026-10-12',
      '2026-10-12',
      '2026-10-14',
    ])
    expect(data.map(step => [step.action, step.status, step.resolve, step.name?.en ?? null])).toEqual([
      ['send', 0, null, null],
      ['receive', 1, 0, 'Specialist review'],
      ['agree', 2, 1, 'Specialist review'],
      ['reject', 3000, 3, 'Registration'],
    ])
    expect(data.map(({ user_name }) => user_name)).toEqual([
      demoPeople.mineMember.name,
      demoStaff.inspector.name,
      demoStaff.inspector.name,
      demoStaff.head.name,
    ])
    expect(data.map(step => step.comments.map(({ comment }) => comment))).toEqual([
      [],
      [],
      [],
      ['Нэхэмжлэхтэй тулгана уу.'],
    ])
    expect((await test.refused('mineAccountant', getFeeReportSteps, { id })).code).toBe('fee_report_not_found')
  })

  it('[CON-075] tells who keeps the reports of the company of each act, and nobody else', async () => {
    const { id, request_number } = await sentReport(test)
    const told = async (as: DemoPerson) =>
      (await test.call(as, listNotifications, {})).data
        .filter(({ content, url }) => content.includes(request_number) || url.includes(id))
        .map(({ type }) => type)
        .sort()
    const acts = [
      ['receive', null],
      ['agree', 'request_next'],
      ['return', 'request_return'],
    ] as const
    const expected = ['request_received']
    for (const [act, type] of acts) {
      await decide(test, id, [act])
      if (type) expected.push(type)
      for (const person of ['mineMember', 'mineDirector'] as const) {
        expect(await told(person), `${person} after ${act}`).toEqual(expected.toSorted())
      }
    }
    const { data } = await test.call('mineMember', listNotifications, {})
    const returned = data.filter(({ type, url }) => type === 'request_return' && url.includes(id))
    expect(returned.map(({ url }) => url)).toEqual([`/dashboard/amnat/request/edit/${id}`])
    for (const other of ['mineAccountant', 'citizen', 'inspector', 'head'] as const) {
      expect(await told(other), other).toEqual([])
    }
    const [rejected, registered] = [await sentReport(test), await sentReport(test)]
    await decide(test, rejected.id, ['receive', 'agree', 'reject'])
    await decide(test, registered.id, ['receive', 'agree', 'register'])
    const typesOf = async (number: string) =>
      (await test.call('mineMember', listNotifications, {})).data.flatMap(({ content, type }) =>
        content.includes(number) ? [type] : [],
      )
    expect(await typesOf(rejected.request_number)).toContain('request_declined')
    expect(await typesOf(registered.request_number)).toContain('request_approved')
  })

  it('[REQ-AMNAT-40] lists the reports of the own companies whole, newest first', async () => {
    for (let sent = 0; sent < 11; sent++) await sentReport(test)
    const { data } = await test.call('mineDirector', listFeeReports, {})
    expect(data.data.length).toBe(data.total)
    expect(data.data.length).toBeGreaterThan(10)
    test.setDay('2026-10-15')
    const earlier = await sentReport(test)
    test.setDay('2026-10-16')
    const latest = await sentReport(test)
    const { data: now } = await test.call('mineDirector', listFeeReports, {})
    const days = now.data.map(({ updated_at }) => updated_at)
    expect(days).toEqual(days.toSorted().toReversed())
    const placeOf = (id: string) => now.data.findIndex(row => row.id === id)
    expect(placeOf(latest.id)).toBe(placeOf(earlier.id) - 1)
    expect(data.data.every(row => row.company?.id === demoCompanies.mine.id)).toBe(true)
    expect((await test.call('mineDirector', listFeeReports, { page: 2, results: 5 })).data.data).toHaveLength(5)
    expect((await test.call('citizen', listFeeReports, {})).data).toMatchObject({ data: [], total: 0 })
  })

  it('answers the quarter before for the same licence, to copy from and to carry over', async () => {
    const licence = { company_id: demoCompanies.mine.id, cert_type: 'MV', mineral_name: 'gold' as const }
    const { id, request_number } = await sentReport(test, { license_number: 'CARRY' })
    const next = { ...licence, license_number: 'carry', year: 2026, season_value: 4 as const }
    const { data } = await test.call('mineMember', getLastQuarter, next)
    expect(data).toMatchObject({ id, request_number, year: 2026, season: 3, answers: { deposit_name: 'olon-ovoot' } })
    expect((await test.call('mineMember', getLastQuarter, { ...next, season_value: 3 })).data).toBeNull()
    expect((await test.refused('mineAccountant', getLastQuarter, next)).code).toBe('company_not_found')
  })

  it('the desk lists sent reports by state, quarter, mineral and company; drafts are not among them', async () => {
    const { id, request_number } = await sentReport(test)
    const find = async (filter: object) =>
      (await test.call('inspector', listStaffFeeReports, { results: 100, ...filter })).data.data.map(row => row.id)
    expect(await find({ status: 0 })).toContain(id)
    expect(await find({ status: 1000 })).not.toContain(id)
    expect(await find({ year: 2026, season: 3, mineral: 'gold', company: 'алтан' })).toContain(id)
    expect(await find({ company: demoCompanies.mine.register_number })).toContain(id)
    expect(await find({ company: request_number })).toEqual([id])
    expect(await find({ season: 2 })).toEqual([])
    expect(await find({ status: 5000 })).toEqual([])
    expect(await versionOf(test, id)).toBeGreaterThan(0)
  })
})

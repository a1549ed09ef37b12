import { me } from '@khyanalt/contract/auth'
import { createClientToken, spendClientToken } from '@khyanalt/contract/client-tokens'
import { answerInvitation, inviteMember, listInvitations } from '@khyanalt/contract/company-members'
import { closeCalendarFeed, getCalendarFeed, getDesk, openCalendarFeed } from '@khyanalt/contract/desk'
import { saveItem, saveSheet } from '@khyanalt/contract/equipment'
import { createFeeReport } from '@khyanalt/contract/fee-reports'
import { createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { saveDraft } from '@khyanalt/contract/requests'
import { returnRequest } from '@khyanalt/contract/review'
import { addWorker } from '@khyanalt/contract/workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import {
  attachReceipt,
  draftRequest,
  issueSample,
  radiationWorker,
  reviewedRequest,
  sentRequest,
  versionOf,
} from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addDays, agencyDate } from '../../clock.ts'
import { giveMembership, leaveEverything } from '../companies/company-fixture.ts'
import { completeItem } from '../equipment/equipment-fixture.ts'
import {
  decide as decideReport,
  inWindow,
  openFeeApp,
  outside,
  sentReport,
  wholeReport,
} from '../fee-reports/fee-reports-fixture.ts'
import { decide as decideFood, sentObject } from '../food-objects/food-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const today = () => agencyDate(new Date())
const deskOf = async (as: DemoPerson) => (await test.call(as, getDesk, {})).data
const tasksOf = async (as: DemoPerson) =>
  (await deskOf(as)).tasks.map(({ kind, number, day }) => ({ kind, number, day }))
const raise = async (owner: DemoPerson, duedate?: string) => {
  const number = await reviewedRequest(test, owner, 1)
  const version = await versionOf(test, 'inspector', number)
  const invoice = { request_number: number, amount: '50000', version, ...(duedate && { duedate }) }
  const { gen_id } = await test.call('inspector', createInvoice, invoice)
  const { data } = await test.call(owner, getInvoice, { id: gen_id })
  return { number, invoice: gen_id, due: data.duedate }
}
const sendBack = async (owner: DemoPerson) => {
  const number = await reviewedRequest(test, owner, 1)
  await test.call('inspector', returnRequest, {
    request_number: number,
    version: await versionOf(test, 'inspector', number),
    comments: [{ title: 'Серийн дугаар', comment: 'Тулгана уу' }],
  })
  return number
}
const fetchFeed = async (url: string | null) => {
  const reply = await test.app.http.inject({ method: 'GET', url: new URL(url ?? '').pathname })
  // A line that goes on in the next one is one line again.
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body.replaceAll('\r\n ', '') }
}

describe('the desk', () => {
  it('[REQ-DESK-11] [REQ-DESK-12] puts what waits for the person in the order of its last days, and nothing of others', async () => {
    const { number, due } = await raise('citizen')
    const returned = await sendBack('citizen')
    const { refId } = await issueSample(test, { endsOn: addDays(today(), 3) })
    await issueSample(test, { endsOn: addDays(today(), 61) })
    const tasks = await tasksOf('citizen')
    expect(tasks.map(({ kind }) => kind)).toEqual(['certificate', 'payment', 'returned'])
    expect(tasks.slice(0, 2)).toEqual([
      { kind: 'certificate', number: refId, day: addDays(today(), 3) },
      // Until the day of the invoice, not until the request closes.
      { kind: 'payment', number, day: due },
    ])
    expect(tasks[2]?.number).toBe(returned)
    expect((await tasksOf('dentist')).map(one => one.number)).not.toContain(number)
    const last = await issueSample(test, { endsOn: addDays(today(), 60) })
    expect((await tasksOf('citizen')).map(one => one.number)).toContain(last.refId)
  })

  it('[REQ-DESK-13] tells of a request under way where it stands and until when it is decided', async () => {
    const sent = await sentRequest(test, 'hospitalAdmin')
    const reviewed = await reviewedRequest(test, 'hospitalAdmin', 2)
    const { under_way } = await deskOf('hospitalAdmin')
    const course = (number: string) =>
      under_way.find(one => one.number === number)?.stations.map(({ name, at }) => [name.mn, at])
    expect(course(sent)?.[0]).toEqual(['Хүлээн авах', 'now'])
    expect(
      course(sent)
        ?.slice(1)
        .map(([, at]) => at),
    ).toEqual(['later', 'later', 'later'])
    expect(course(reviewed)?.map(([, at]) => at)).toEqual(['done', 'done', 'now', 'later'])
    const { data: own } = (await test.call('hospitalAdmin', listMyRequests, { reqnumber: sent })).data
    expect(own[0]?.due_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(under_way.find(one => one.number === sent)?.day).toBe(own[0]?.due_date)
  })

  it('[REQ-DESK-13] moves what was paid from what waits to what is under way', async () => {
    const { number, invoice } = await raise('dentist')
    expect((await tasksOf('dentist')).map(one => one.number)).toContain(number)
    expect((await deskOf('dentist')).under_way.map(one => one.number)).not.toContain(number)
    await attachReceipt(test, 'dentist', invoice)
    expect((await tasksOf('dentist')).map(one => one.number)).not.toContain(number)
    expect((await deskOf('dentist')).under_way).toContainEqual(expect.objectContaining({ number, day: null }))
  })

  it('[REQ-DESK-11] shows a payment at once, however far away the day is on which its request closes', async () => {
    const { number, due } = await raise('dentist', addDays(today(), 45))
    expect(await tasksOf('dentist')).toContainEqual({ kind: 'payment', number, day: due })
  })

  it('[REQ-DESK-11] shows an invitation until it is answered', async () => {
    const { hospital } = demoCompanies
    const invited = { company_id: hospital.id, register_number: demoPeople.mineMember.register_number }
    await test.call('hospitalAdmin', inviteMember, { ...invited, role: 'MEMBER' })
    const { tasks } = await deskOf('mineMember')
    expect(tasks).toContainEqual(
      expect.objectContaining({
        kind: 'invitation',
        day: addDays(today(), 14),
        title: { mn: hospital.name_mn, en: expect.any(String) },
        url: '/dashboard/company',
      }),
    )
    const [invitation] = (await test.call('mineMember', listInvitations, {})).data
    await test.call('mineMember', answerInvitation, { id: invitation?.id ?? '', accept: false })
    expect((await tasksOf('mineMember')).map(({ kind }) => kind)).not.toContain('invitation')
  })

  it('[REQ-DESK-11] shows a training and a calibration that end within 60 days, and a food object that came back', async () => {
    const worker = { ...radiationWorker, register_number: 'УП95031298' }
    const { data: nurse } = await test.call('mineMember', addWorker, worker)
    const ends = (training_expire_date: string) =>
      test.app.services.db
        .updateTable('workers')
        .set({ training: true, training_expire_date })
        .where('id', '=', nurse.id)
        .execute()
    await ends(addDays(today(), 61))
    await test.call('mineMember', saveSheet, { register: 'surveymeter', answers: { value: 'yes' } })
    const meter = await completeItem(test, 'mineMember', 'surveymeter')
    for (const days of [61, 20]) {
      const answers = { ...meter, serialnumber: `M-${days}`, certificate_expire_date: addDays(today(), days) }
      await test.call('mineMember', saveItem, { register: 'surveymeter', answers })
    }
    const object = await sentObject(test, 'mineMember')
    await decideFood(test, object, 'receive', 'return')
    const waiting = async () =>
      (await tasksOf('mineMember')).flatMap(({ kind, day }) => (kind === 'quarter' ? [] : [[kind, day]]))
    expect(await waiting()).toEqual([
      ['calibration', addDays(today(), 20)],
      ['returned', null],
    ])
    await ends(addDays(today(), 60))
    expect(await waiting()).toContainEqual(['training', addDays(today(), 60)])
    expect((await tasksOf('mineMember')).at(-1)).toEqual({ kind: 'returned', number: object, day: null })
  })

  it('[REQ-DESK-11] shows a quarter while it is open, and a fee report that came back', async () => {
    const fees = await openFeeApp()
    try {
      const kinds = async () => (await fees.call('mineMember', getDesk, {})).data.tasks.map(({ kind }) => kind)
      // Of a company that never reported nothing is asked.
      expect(await kinds()).toEqual([])
      fees.setDay('2026-07-10')
      await fees.call('mineMember', createFeeReport, await wholeReport(fees, {}, 2))
      fees.setDay(inWindow)
      expect(await kinds()).toEqual(['quarter'])
      const { id } = await sentReport(fees)
      await decideReport(fees, id, ['receive', 'return'])
      expect(await kinds()).toContain('returned')
      fees.setDay(outside)
      expect(await kinds()).toEqual(['returned'])
    } finally {
      await fees.close()
    }
  })

  it('[REQ-DESK-14] offers the draft that was worked on last', async () => {
    const older = await draftRequest(test, 'citizen')
    const newest = await draftRequest(test, 'citizen')
    expect((await deskOf('citizen')).draft?.request_number).toBe(newest)
    await test.call('citizen', saveDraft, { request_number: older, data: {} })
    expect((await deskOf('citizen')).draft?.request_number).toBe(older)
  })
})

describe('the areas of a person', () => {
  const areasOf = async (as: DemoPerson) => (await test.call(as, me, {})).user.areas

  it('[REQ-DESK-15] are those in which the person or a company holds something', async () => {
    expect(await areasOf('withoutContact')).toEqual(['citizen', 'companies', 'requests', 'invoices', 'certificates'])
    expect(await areasOf('hospitalAdmin')).toContain('employees')
    await giveMembership(test, demoCompanies.hospital.id, demoPeople.withoutContact.id, 'MEMBER')
    expect(await areasOf('withoutContact')).toContain('employees')
    await leaveEverything(test, demoPeople.withoutContact.id)
    expect(await areasOf('withoutContact')).not.toContain('employees')
  })
})

describe('the calendar', () => {
  it('[REQ-ICS-02] opens without a session by the address that its person made, and by no other', async () => {
    expect((await test.call('citizen', getCalendarFeed, {})).url).toBeNull()
    const { url } = await test.call('citizen', openCalendarFeed, {})
    const { refId } = await issueSample(test, { endsOn: addDays(today(), 200) })
    const beyond = await issueSample(test, { endsOn: addDays(today(), 400) })
    const feed = await fetchFeed(url)
    expect([feed.status, feed.type]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(feed.text).toContain(`DTSTART;VALUE=DATE:${addDays(today(), 200).replaceAll('-', '')}`)
    expect(feed.text).toContain(refId)
    expect(feed.text).not.toContain(beyond.refId)
    expect((await test.call('citizen', getCalendarFeed, {})).url).toBe(url)
    const [id = '', signature = ''] = new URL(url ?? '').pathname.split('/').at(-1)?.split('.') ?? []
    for (const key of [
      `${id}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}.ics`,
      `${id}..ics`,
      `${demoPeople.citizen.id}.${signature}.ics`,
      "' or 1=1 --",
    ]) {
      expect((await fetchFeed(`http://x/api/calendar/${encodeURIComponent(key)}`)).status, key).toBe(404)
    }
  })

  it('[REQ-ICS-03] ends with its person closing it or making a new one', async () => {
    const { url: first } = await test.call('hospitalAdmin', openCalendarFeed, {})
    const { url: second } = await test.call('hospitalAdmin', openCalendarFeed, {})
    expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200])
    await test.call('hospitalAdmin', closeCalendarFeed, {})
    expect((await fetchFeed(second)).status).toBe(404)
    await test.call('hospitalAdmin', closeCalendarFeed, {})
    const written = await test.app.services.db
      .selectFrom('audit_entries')
      .select('action')
      .where('noun_id', '=', demoPeople.hospitalAdmin.id)
      .where('noun', '=', 'profile')
      .where('action', 'in', ['open_calendar', 'close_calendar'])
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(written.map(({ action }) => action)).toEqual(['open_calendar', 'open_calendar', 'close_calendar'])
  })

  it('[REQ-ICS-03] does not tell its address to whoever helps its person', async () => {
    await test.call('citizen', openCalendarFeed, {})
    const asked = { user_id: demoPeople.citizen.id, reason: 'Утсаар хандсан: хугацаагаа асуув' }
    const { access_token } = await test.call(null, spendClientToken, await test.call('admin', createClientToken, asked))
    for (const { method, path } of [getCalendarFeed, openCalendarFeed]) {
      const reply = await test.app.http.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${access_token}` },
        ...(method === 'POST' && { payload: {} }),
      })
      expect([reply.statusCode, reply.json()]).toEqual([403, expect.objectContaining({ code: 'not_allowed' })])
      expect(reply.body).not.toContain('/api/calendar/')
    }
  })

  it('[REQ-ICS-04] shows what is a company’s only while the person belongs to it', async () => {
    const { hospital } = demoCompanies
    const { refId } = await issueSample(test, {
      endsOn: addDays(today(), 50),
      company: hospital.name_mn,
      ownerCompanyId: hospital.id,
    })
    const { url } = await test.call('dentist', openCalendarFeed, {})
    await giveMembership(test, hospital.id, demoPeople.dentist.id, 'MEMBER')
    expect((await fetchFeed(url)).text).toContain(refId)
    await leaveEverything(test, demoPeople.dentist.id)
    expect((await fetchFeed(url)).text).not.toContain(refId)
  })
})

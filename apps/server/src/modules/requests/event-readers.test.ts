// Every event of every type, put into the database and read back by every call that reads its log, over HTTP. Who must
// read what is written out here a second time, so that a slip in the table of the domain fails.
import { listAudit } from '@khyanalt/contract/audit'
import { getDeskCertificate } from '@khyanalt/contract/certificate-desk'
import { getCertificateLog } from '@khyanalt/contract/certificate-log'
import { getCertificate } from '@khyanalt/contract/certificates'
import { getFeeReport, getFeeReportSteps } from '@khyanalt/contract/fee-reports'
import { getFoodObject } from '@khyanalt/contract/food-objects'
import { listLateRequests } from '@khyanalt/contract/late-requests'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { exportRequest } from '@khyanalt/contract/request-exports'
import { listRounds } from '@khyanalt/contract/request-rounds'
import { getServiceForm } from '@khyanalt/contract/requests'
import { getCase } from '@khyanalt/contract/review'
import { getStaffFeeReport, listStaffLateRequests } from '@khyanalt/contract/staff-fee-reports'
import { getFoodCase } from '@khyanalt/contract/staff-food'
import { type EventType, eventReaders } from '@khyanalt/domain/event-readers'
import { logKinds } from '@khyanalt/verifier/log-entry'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { issueSample, reviewedRequest } from '../../../test/builders.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'
import { inTransaction } from '../../db/transaction.ts'
import { appendToLog } from '../certificates/append-to-log.ts'
import { askLate, openFeeApp, sentReport } from '../fee-reports/fee-reports-fixture.ts'
import { sentObject } from '../food-objects/food-fixture.ts'

/** An event that no release knows. */
const unknown = 'set_reference'
/** What stands in an event, where its reader sees it. */
const marker = (action: string): string => `Дотоод ${action} 17/4.`

/** What an applicant reads, and what the agency reads beside it; the rest is the audit's. */
const expected: { readonly [T in EventType]: { readonly applicant: string; readonly staff: string } } = {
  request: {
    applicant:
      'submit resubmit receive agree return reject approve raise_invoice upload_receipt confirm_receipt ' +
      'send_receipt_back void_invoice waive_fee expire supersede withdraw settle_online return_payment write_to_agency write_to_applicant',
    staff: 'assign lift delete_receipt',
  },
  food_object: { applicant: 'submit update receive agree return reject register void restore reopen', staff: '' },
  fee_report: { applicant: 'send resend receive agree return reject register suspend complain', staff: '' },
  late_request: { applicant: '', staff: '' },
  certificate: {
    applicant: '',
    staff: 'cancel reinstate reissue validity suspend lift_suspension end_suspension limit lift_limitation expire',
  },
  certificate_log: { applicant: logKinds.join(' '), staff: '' },
}

let test: TestApp
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

/** The actions whose marker an answer holds. */
const actionsIn = (type: EventType, answer: unknown): string[] => {
  const text = JSON.stringify(answer)
  return [...Object.keys(eventReaders[type]), unknown].filter(action => text.includes(marker(action))).sort()
}
const words = (list: string): string[] => list.split(' ').filter(Boolean)
const applicants = (type: EventType): string[] => words(expected[type].applicant).sort()
const agencys = (type: EventType): string[] =>
  [...words(expected[type].applicant), ...words(expected[type].staff)].sort()

/** Puts one event of each action, and one of an unknown one, by a statement that takes action and marker. */
const putAll = async (type: EventType, put: (action: string, said: string) => Promise<unknown>): Promise<void> => {
  for (const action of [...Object.keys(eventReaders[type]), unknown]) await put(action, marker(action))
}

const putRequestEvents = (number: string): Promise<void> =>
  putAll('request', async (action, said) => {
    const { db } = test.app.services
    const id = uuidv7()
    await sql`
      insert into request_events (id, request_id, sequence, action, actor_user_id, actor_name, from_state, from_step,
        to_state, to_step, resolve, round, note, at)
      select ${id}, r.id, coalesce((select max(sequence) from request_events where request_id = r.id), 0) + 1,
        ${action}, ${demoStaff.inspector.id}, ${said}, r.state, r.step, r.state, r.step, 1, r.round, ${said}, now()
      from requests r where r.request_number = ${number}`.execute(db)
    await sql`
      insert into request_remarks (id, request_id, event_id, round, title, comment, sort)
      select ${uuidv7()}, r.id, ${id}, r.round, ${said}, ${said}, 0
      from requests r where r.request_number = ${number}`.execute(db)
  })

/** An event of a case, and the entry of the audit that has the same id. */
const putCaseEvents = (noun: 'food_object' | 'late_request', case_id: string, noun_id = case_id): Promise<void> =>
  putAll(noun, async (action, said) => {
    const { db } = test.app.services
    const by = { id: uuidv7(), action, actor_user_id: demoStaff.inspector.id, at: new Date() }
    const place = { to_state: 'sent', to_step: 1, round: 1 }
    await db
      .insertInto('case_events')
      .values({ ...by, ...place, case_id, actor_name: said, note: said })
      .execute()
    await db
      .insertInto('audit_entries')
      .values({ ...by, noun, noun_id, detail: JSON.stringify({ note: said, reason: said }) })
      .execute()
  })

const putAudit = (type: 'certificate', noun_id: string): Promise<void> =>
  putAll(type, (action, said) => {
    return test.app.services.db
      .insertInto('audit_entries')
      .values({
        ...{ id: uuidv7(), actor_user_id: demoStaff.inspector.id, action, noun: type, noun_id, at: new Date() },
        detail: JSON.stringify({ note: said, reason: said }),
      })
      .execute()
  })

/** What the audit holds of a thing: everything. */
const audited = async (noun: 'request' | 'food_object' | 'late_request' | 'certificate', thing: string) => {
  const { data } = await test.call('admin', listAudit, { noun, thing, results: 100 })
  return new Set(data.map(({ act }) => act))
}

describe('every event is read by those that it names, and by nobody else', () => {
  it('[REQ-READERS-01] of a request: page, rounds, export, the desk, the audit', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    await putRequestEvents(number)
    const rounds = await test.call('citizen', listRounds, { id: number })
    const shown = await test.call('citizen', getServiceForm, { id: number })
    const { url } = await test.call('citizen', exportRequest, { request_number: number })
    const history = unzip((await test.app.http.inject({ url })).rawPayload)
      .get('history.json')
      ?.toString('utf8')
    expect(actionsIn('request', shown.request.steps)).toEqual(applicants('request'))
    expect(actionsIn('request', shown)).toEqual(applicants('request'))
    expect(actionsIn('request', rounds)).toEqual(applicants('request'))
    expect(actionsIn('request', JSON.parse(history ?? ''))).toEqual(applicants('request'))

    expect(actionsIn('request', await test.call('inspector', getCase, { requestnumber: number }))).toEqual(
      agencys('request'),
    )
    const acts = await audited('request', number)
    expect([...Object.keys(eventReaders.request), unknown].filter(action => !acts.has(action))).toEqual([])
  })

  it('[REQ-READERS-01] [REQ-READER-03] of a request that an operator files: he or she reads it as the applicant', async () => {
    const { code } = await test.call('operator', createForCustomer, {
      ...xRayService,
      customer_id: demoPeople.citizen.id,
    })
    await putRequestEvents(code)
    expect(actionsIn('request', await test.call('operator', getServiceForm, { id: code }))).toEqual(
      applicants('request'),
    )
  })

  it('[REQ-READERS-01] of a food object: its page, the desk, the audit', async () => {
    const number = await sentObject(test)
    const { id } = await test.app.services.db
      .selectFrom('cases')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await putCaseEvents('food_object', id, number)
    const shown = await test.call('citizen', getFoodObject, { requestnumber: number })
    expect(actionsIn('food_object', shown)).toEqual(applicants('food_object'))
    const opened = await test.call('inspector', getFoodCase, { requestnumber: number })
    expect(actionsIn('food_object', opened)).toEqual(agencys('food_object'))
    expect((await audited('food_object', number)).has(unknown)).toBe(true)
  })

  it('[REQ-READERS-01] of a fee report: its page with the reasons given, its steps, the desk', async () => {
    const { id } = await sentReport(test)
    await putAll('fee_report', (action, said) =>
      sql`
        insert into fee_report_events (id, report_id, action, actor_user_id, actor_name, from_state, to_state, to_step,
          round, comments, at)
        values (${uuidv7()}, ${id}, ${action}, ${demoStaff.inspector.id}, ${said}, 'sent', 'sent', 1, 1,
          ${JSON.stringify([{ title: said, comment: said }])}::jsonb, now())`.execute(test.app.services.db),
    )
    const steps = (await test.call('mineMember', getFeeReportSteps, { id })).data
    expect(actionsIn('fee_report', steps)).toEqual(applicants('fee_report'))
    const { data } = await test.call('mineMember', getFeeReport, { id })
    expect(actionsIn('fee_report', data).filter(action => !applicants('fee_report').includes(action))).toEqual([])
    const opened = await test.call('inspector', getStaffFeeReport, { id })
    expect(actionsIn('fee_report', opened)).toEqual(agencys('fee_report'))
  })

  it('[REQ-READERS-01] of a late request: its company and the desk read its state, the audit its events', async () => {
    const asked = await askLate(test, { season: 2 })
    const id = 'id' in asked ? asked.id : ''
    await putCaseEvents('late_request', id)
    const own = await test.call('mineMember', listLateRequests, { results: 100 })
    expect(JSON.stringify(own)).toContain(id)
    expect(actionsIn('late_request', own)).toEqual(applicants('late_request'))
    const desk = await test.call('inspector', listStaffLateRequests, { results: 100 })
    expect(JSON.stringify(desk)).toContain(id)
    expect(actionsIn('late_request', desk)).toEqual(agencys('late_request'))
    expect([...(await audited('late_request', id))].sort()).toEqual(['approve', 'receive', 'reject', 'send', unknown])
  })

  it('[REQ-READERS-01] of a certificate: the public page and its holder read none, the desk who changed it why', async () => {
    const { csId } = await issueSample(test)
    await putAudit('certificate', csId)
    for (const reader of [null, 'citizen'] as const) {
      expect(actionsIn('certificate', await test.call(reader, getCertificate, { cs_id: csId }))).toEqual([])
    }
    const opened = await test.call('head', getDeskCertificate, { cs_id: csId })
    expect(actionsIn('certificate', opened)).toEqual(agencys('certificate'))
    expect((await audited('certificate', csId)).has(unknown)).toBe(true)
  })

  it('[REQ-READERS-02] of the public log of certificates: everybody', async () => {
    const { csId, refId } = await issueSample(test)
    const of = { csId, refId, version: 1, startsOn: null, endsOn: null }
    for (const kind of logKinds.filter(each => each !== 'signed')) {
      await inTransaction(test.app.services.db, tx => appendToLog(tx, { kind, at: new Date() }, of))
    }
    await inTransaction(test.app.services.db, tx =>
      appendToLog(tx, { kind: 'signed', at: new Date(), sha256: 'ab'.repeat(32) }, of),
    )
    const { data } = await test.call(null, getCertificateLog, { results: 1000 })
    const kinds = new Set(data.entries.filter(({ cs_id }) => cs_id === csId).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(applicants('certificate_log'))
    expect(Object.keys(eventReaders.certificate_log).sort()).toEqual(applicants('certificate_log'))
  })

  it('[REQ-READERS-02] the table of the domain says so of each, and of no other', () => {
    for (const [type, { applicant, staff }] of Object.entries(expected)) {
      const table = Object.entries<string>(eventReaders[type as EventType])
      const of = (...readers: readonly string[]) =>
        table.flatMap(([action, reader]) => (readers.includes(reader) ? [action] : [])).sort()
      expect([type, of('public', 'applicant'), of('staff')]).toEqual([
        type,
        words(applicant).sort(),
        words(staff).sort(),
      ])
    }
  })
})

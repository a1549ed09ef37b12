// What stands in an event log without a reader never reaches an applicant: acts that this release does not know are put
// into the database, reasons and remarks included, and read back by everybody who may open the case.
import { assignRequests } from '@khyanalt/contract/assignments'
import { getFeeReport, getFeeReportSteps } from '@khyanalt/contract/fee-reports'
import { getFoodObject } from '@khyanalt/contract/food-objects'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { exportRequest } from '@khyanalt/contract/request-exports'
import { listRounds } from '@khyanalt/contract/request-rounds'
import { getServiceForm } from '@khyanalt/contract/requests'
import { getCase } from '@khyanalt/contract/review'
import { getStaffFeeReport } from '@khyanalt/contract/staff-fee-reports'
import { getFoodCase } from '@khyanalt/contract/staff-food'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { reviewedRequest } from '../../../test/builders.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'
import { openFeeApp, sentReport } from '../fee-reports/fee-reports-fixture.ts'
import { sentObject } from '../food-objects/food-fixture.ts'

const internal = 'set_reference'
const secret = 'Дотоод дугаар 17/4'

let test: TestApp
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

/** Adds an act of a later release to the event log of a request, with a remark beside it. */
const addToRequest = async (number: string): Promise<void> => {
  const { db } = test.app.services
  const { rows } = await sql<{ id: string; request_id: string }>`
    insert into request_events (id, request_id, sequence, action, actor_user_id, actor_name, from_state, from_step,
      to_state, to_step, resolve, round, note, at)
    select ${uuidv7()}, r.id, coalesce((select max(sequence) from request_events where request_id = r.id), 0) + 1,
      ${internal}, ${demoStaff.inspector.id}, ${secret}, r.state, r.step, r.state, r.step, 1, r.round, ${secret}, now()
    from requests r where r.request_number = ${number} returning id, request_id`.execute(db)
  const [event] = rows
  if (!event) throw new Error(`No request ${number}`)
  await sql`
    insert into request_remarks (id, request_id, event_id, round, title, comment, sort)
    select ${uuidv7()}, r.id, ${event.id}, r.round, ${secret}, ${secret}, 0
    from requests r where r.id = ${event.request_id}`.execute(db)
}
const actionsOf = (steps: readonly { readonly action: string }[]): readonly string[] => steps.map(each => each.action)

describe('an act without a reader', () => {
  it('[REQ-READER-02] of a request stays with the agency: page, rounds, remarks and export are silent of it', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const { holder } = await test.call('inspector', getCase, { requestnumber: number })
    const given = { request_number: number, holder: holder?.id ?? null }
    await test.call('inspector', assignRequests, { requests: [given], to: null })
    await addToRequest(number)

    const shown = await test.call('citizen', getServiceForm, { id: number })
    expect(actionsOf(shown.request.steps)).toEqual(['submit', 'receive'])
    expect(shown.comments).toEqual([])
    const rounds = await test.call('citizen', listRounds, { id: number })
    const { url } = await test.call('citizen', exportRequest, { request_number: number })
    const parts = unzip((await test.app.http.inject({ url })).rawPayload)
    const history = parts.get('history.json')?.toString('utf8') ?? ''
    expect(actionsOf(JSON.parse(history).events)).toEqual(['submit', 'receive'])
    for (const read of [JSON.stringify(shown), JSON.stringify(rounds), history]) expect(read).not.toContain(secret)

    const opened = await test.call('inspector', getCase, { requestnumber: number })
    expect(actionsOf(opened.request.steps)).toEqual(['submit', 'receive', internal])
    expect(opened.assignments).toMatchObject([{ by: demoStaff.inspector.name }])
    expect(opened.comments.map(({ title }) => title)).toEqual([secret])
  })

  it('[REQ-READER-03] is no business of an operator who files for a customer, though of the agency', async () => {
    const { code } = await test.call('operator', createForCustomer, {
      ...xRayService,
      customer_id: demoPeople.citizen.id,
    })
    await addToRequest(code)
    const shown = await test.call('operator', getServiceForm, { id: code })
    expect(shown.request.steps).toEqual([])
    expect(JSON.stringify(shown)).not.toContain(secret)
  })

  it('[REQ-READER-02] of a food object stays with the agency', async () => {
    const number = await sentObject(test)
    const detail = { name: secret, position: null, support: null, step: 1, to: 'sent', toStep: 1, round: 1 }
    await test.app.services.db
      .insertInto('audit_entries')
      .values({
        id: uuidv7(),
        actor_user_id: demoStaff.inspector.id,
        action: internal,
        noun: 'food_object',
        noun_id: number,
        detail: JSON.stringify({ ...detail, resolve: null, note: secret }),
        at: new Date(),
      })
      .execute()
    const shown = await test.call('citizen', getFoodObject, { requestnumber: number })
    expect(actionsOf(shown.steps)).toEqual(['submit'])
    expect(JSON.stringify(shown)).not.toContain(secret)
    const opened = await test.call('inspector', getFoodCase, { requestnumber: number })
    expect([...actionsOf(opened.steps)].sort()).toEqual([internal, 'submit'])
  })

  it('[REQ-READER-02] of a fee report stays with the agency, the reasons given with it too', async () => {
    const { id } = await sentReport(test)
    await sql`
      insert into fee_report_events (id, report_id, action, actor_user_id, actor_name, from_state, to_state, to_step,
        round, comments, at)
      values (${uuidv7()}, ${id}, ${internal}, ${demoStaff.inspector.id}, ${secret}, 'sent', 'sent', 1, 1,
        ${JSON.stringify([{ title: secret, comment: secret }])}::jsonb, now())`.execute(test.app.services.db)
    const steps = (await test.call('mineMember', getFeeReportSteps, { id })).data
    expect(actionsOf(steps)).toEqual(['send'])
    const { data } = await test.call('mineMember', getFeeReport, { id })
    expect(data.comments).toEqual([])
    expect(JSON.stringify([steps, data])).not.toContain(secret)
    const opened = await test.call('inspector', getStaffFeeReport, { id })
    expect([...actionsOf(opened.steps)].sort()).toEqual(['send', internal])
    expect(opened.data.comments).toEqual([{ title: secret, comment: secret }])
  })
})

// A food object is a case like any other, whichever release writes it.
import { Writable } from 'node:stream'
import { updateFoodObject } from '@khyanalt/contract/food-objects'
import { addFoodNote, getFoodCase, resolveFoodObject } from '@khyanalt/contract/staff-food'
import type { FoodDeskAction } from '@khyanalt/domain/food-object-actions'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopForm } from '../../../seeds/demo/food-forms.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { auditPortal } from '../audit/audit-portal.ts'
import { digestEarlier } from '../audit/digest-earlier.job.ts'
import { sealJournal } from '../audit/seal-journal.job.ts'
import { decide, readObject, registeredObject, sentObject, versionOf } from './food-fixture.ts'

// The log of this portal alone: an act that fails on purpose tells why.
const lines: string[] = []
const logTo = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ logTo })
  await digestEarlier(test.app.services)()
})
afterAll(async () => {
  await test.close()
  expect(lines).toEqual([])
})

const caseOf = (number: string) =>
  test.app.services.db.selectFrom('cases').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
const eventsOf = async (number: string) =>
  test.app.services.db
    .selectFrom('case_events')
    .selectAll()
    .where('case_id', '=', (await caseOf(number)).id)
    .orderBy('at')
    .orderBy('id')
    .execute()
const entriesOf = (number: string) =>
  test.app.services.db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'actor_user_id', 'detail'])
    .where('noun_id', '=', number)
    .orderBy('at')
    .orderBy('id')
    .execute()
const findings = async () => {
  await sealJournal(test.app.services)()
  return (await auditPortal(test.app.services)).findings
}

it('[REQ-CASE-04] [REQ-CASE-10] each act is one event with its entry of the audit; what was sent stands with its round', async () => {
  const number = await registeredObject(test)
  const events = await eventsOf(number)
  expect(events.map(event => [event.action, event.from_state, event.to_state, event.to_step, event.resolve])).toEqual([
    ['submit', null, 'sent', 1, null],
    ['receive', 'sent', 'review', 1, 0],
    ['agree', 'review', 'review', 2, 1],
    ['register', 'review', 'registered', 2, 1],
  ])
  const entries = await entriesOf(number)
  expect(entries.map(({ id, action, actor_user_id }) => ({ id, action, actor_user_id }))).toEqual(
    events.map(({ id, action, actor_user_id }) => ({ id, action, actor_user_id })),
  )
  // The release before reads the course there.
  expect(entries.at(-1)?.detail).toMatchObject({ step: 2, to: 'registered', toStep: 2, resolve: 1, round: 1 })
  const { id, version, round } = await caseOf(number)
  expect([version, round]).toEqual([4, 1])
  const sent = await test.app.services.db.selectFrom('case_submissions').selectAll().where('case_id', '=', id).execute()
  expect(sent).toMatchObject([
    { round: 1, sent_by: demoPeople.citizen.id, content: { form: { branch_name: shopForm.branch_name } } },
  ])
  expect(await findings()).toEqual([])
})

it.each(['cases', 'case_events', 'audit_entries'])(
  '[REQ-CASE-04] an act whose part in %s fails leaves nothing of its other parts',
  async table => {
    const number = await sentObject(test)
    const { db } = test.app.services
    const traces = async () => [await caseOf(number), await eventsOf(number), await entriesOf(number)]
    const before = await traces()
    await sql`alter table ${sql.table(table)} add constraint no_more check (false) not valid`.execute(db)
    const receive = { request_number: number, action: 'receive', version: 1 }
    const failed = await test.raw('inspector', resolveFoodObject, receive)
    await sql`alter table ${sql.table(table)} drop constraint no_more`.execute(db)
    expect(failed.status).toBe(500)
    expect(lines.splice(0).join('')).toContain('no_more')
    expect(await traces()).toEqual(before)
    expect((await test.raw('inspector', resolveFoodObject, receive)).status).toBe(200)
  },
)

it('[REQ-CASE-10] what was sent stands beside what replaced it, and never changes once it is written', async () => {
  const { db } = test.app.services
  const number = await sentObject(test)
  const data = { ...shopForm, branch_name: 'Шинэ нэр' }
  await test.call('citizen', updateFoodObject, { request_number: number, data })
  const sent = await db
    .selectFrom('case_submissions')
    .select(['round', sql<string>`content -> 'form' ->> 'branch_name'`.as('name')])
    .where('case_id', '=', (await caseOf(number)).id)
    .orderBy('round')
    .execute()
  expect(sent).toEqual([
    { round: 1, name: shopForm.branch_name },
    { round: 2, name: 'Шинэ нэр' },
  ])
  await expect(db.updateTable('case_submissions').set({ round: 2 }).execute()).rejects.toThrow(/never changed/)
  await expect(db.deleteFrom('case_submissions').execute()).rejects.toThrow(/never changed/)
  await expect(sql`truncate case_submissions`.execute(db)).rejects.toThrow(/never changed/)
})

describe('a note among colleagues', () => {
  const note = (as: DemoPerson, number: string, text = 'Утсаар ярьсан') =>
    test.raw(as, addFoodNote, { request_number: number, text })
  const notesOf = async (number: string) =>
    (await test.call('head', getFoodCase, { requestnumber: number })).notes.map(({ author, text }) => [author, text])

  it.each<[string, ...FoodDeskAction[]]>([
    ['sent'],
    ['under review', 'receive'],
    ['before the deciding step', 'receive', 'agree'],
    ['returned', 'receive', 'return'],
    ['rejected', 'receive', 'reject'],
    ['registered', 'receive', 'agree', 'register'],
    ['invalid', 'receive', 'agree', 'register', 'void'],
  ])('[REQ-CASE-11] is left on a case that is %s', async (_, ...acts) => {
    const number = await sentObject(test)
    await decide(test, number, ...acts)
    const before = await caseOf(number)
    expect((await note('inspector', number)).status).toBe(200)
    expect(await notesOf(number)).toEqual([[demoStaff.inspector.name, 'Утсаар ярьсан']])
    expect(await caseOf(number)).toEqual(before)
  })

  it('[REQ-CASE-11] moves nothing, and is read by the desk alone', async () => {
    const number = await registeredObject(test)
    const before = await caseOf(number)
    expect((await note('inspector', number)).status).toBe(200)
    expect((await note('head', number, '  Хаягийг шалгав. ')).status).toBe(200)
    expect(await notesOf(number)).toEqual([
      [demoStaff.inspector.name, 'Утсаар ярьсан'],
      [demoStaff.head.name, 'Хаягийг шалгав.'],
    ])
    expect(await caseOf(number)).toEqual(before)
    expect(await eventsOf(number)).toHaveLength(4)
    expect(JSON.stringify(await readObject(test, 'citizen', number))).not.toContain('Утсаар')
    const { db } = test.app.services
    await expect(db.updateTable('case_notes').set({ text: 'x' }).execute()).rejects.toThrow(/never changed/)
    await expect(db.deleteFrom('case_notes').execute()).rejects.toThrow(/never changed/)
  })

  it('[REQ-CASE-11] is refused on a case that the desk does not have, and without words', async () => {
    const number = await sentObject(test)
    await decide(test, number, 'receive', 'reject', 'reopen')
    // What is open to its applicant alone does not exist at the desk.
    expect((await note('inspector', number)).body.code).toBe('food_object_not_found')
    expect((await note('inspector', 'F260999999')).body.code).toBe('food_object_not_found')
    const sent = await sentObject(test)
    expect((await note('inspector', sent, '   ')).status).toBe(400)
    expect((await note('inspector', sent, 'а'.repeat(4001))).status).toBe(400)
    expect((await note('finance', sent)).status).toBe(403)
    expect((await note('citizen', sent)).status).toBe(403)
    expect(await notesOf(sent)).toEqual([])
  })

  it('[REQ-ONCE-01] [REQ-CASE-11] is left once when it is sent twice', async () => {
    const number = await sentObject(test)
    const input = { request_number: number, text: 'Нэг удаа', transaction_id: uuidv7() }
    const first = await test.call('inspector', addFoodNote, input)
    expect(await test.call('inspector', addFoodNote, input)).toEqual(first)
    const other = await test.refused('inspector', addFoodNote, { ...input, text: 'Өөр үг' })
    expect(other.code).toBe('transaction_reused')
    expect(await notesOf(number)).toEqual([[demoStaff.inspector.name, 'Нэг удаа']])
  })
})

describe('the release before', () => {
  const noted = (number: string, action: string, by: string, detail: object) => sql`
    insert into audit_entries (id, actor_user_id, action, noun, noun_id, detail, at)
    values (${uuidv7()}, ${by}, ${action}, 'food_object', ${number}, ${JSON.stringify(detail)}::jsonb, now())`
  const said = { name: 'Бат', position: null, support: null, step: 1, to: 'sent', toStep: 1, resolve: null, round: 1 }

  /** What it sends to the database to register an object of somebody, filled in by support. */
  const send = async (number: string): Promise<void> => {
    const made = await sentObject(test)
    const { content } = await test.app.services.db
      .selectFrom('case_submissions')
      .select(sql<string>`content::text`.as('content'))
      .where('case_id', '=', (await caseOf(made)).id)
      .executeTakeFirstOrThrow()
    const id = uuidv7()
    await inTransaction(test.app.services.db, async tx => {
      await sql`insert into food_objects (id, request_number, owner_user_id, owner_company_id, sender_type, object_name,
          holder, search_key, address_code, organization_id, created_by, due_on, type, state, created_at, updated_at,
          submitted_at)
        values (${id}, ${number}, ${demoPeople.citizen.id}, null, 1, 'Дэлгүүр', 'Бат', 'bat', '1104', null,
          ${demoStaff.operator.id}, '2027-01-10', 'NEW', 'sent', now(), now(), now())`.execute(tx)
      await sql`insert into food_object_rounds (food_object_id, round, content, sent_by, sent_at)
        values (${id}, 1, ${content}::jsonb, ${demoStaff.operator.id}, now())`.execute(tx)
      await noted(number, 'submit', demoPeople.citizen.id, { ...said, support: 'Оператор' }).execute(tx)
    })
  }
  const move = (number: string, action: string, by: string, change: { state: string; step: number }, resolve: number) =>
    inTransaction(test.app.services.db, async tx => {
      const { rows: locked } = await sql<{ id: string; state: string; step: number }>`
        select f.id, f.state, f.step, o.name_mn from food_objects as f
        left join organizations as o on o.id = f.organization_id
        where f.request_number = ${number} for update of f`.execute(tx)
      const { rows } = await sql<{ version: number }>`
        update food_objects set state = ${change.state}, step = ${change.step}, due_on = '2027-01-11', days_left = null,
          updated_at = now(), version = version + 1 where id = ${locked[0]?.id} returning version`.execute(tx)
      const detail = { ...said, step: locked[0]?.step, to: change.state, toStep: change.step, resolve }
      await noted(number, action, by, detail).execute(tx)
      return rows
    })

  it('[REQ-CASE-08] goes on with food objects: what it writes is a case with its events, sealed like any other', async () => {
    await send('F261000001')
    const { inspector, operator } = demoStaff
    expect(await move('F261000001', 'receive', inspector.id, { state: 'review', step: 1 }, 0)).toEqual([{ version: 2 }])
    expect(await move('F261000001', 'agree', inspector.id, { state: 'review', step: 2 }, 1)).toEqual([{ version: 3 }])
    const events = await eventsOf('F261000001')
    expect(
      events.map(event => [event.action, event.from_state, event.to_state, event.to_step, event.support_user_id]),
    ).toEqual([
      ['submit', null, 'sent', 1, operator.id],
      ['receive', 'sent', 'review', 1, null],
      ['agree', 'review', 'review', 2, null],
    ])
    expect((await entriesOf('F261000001')).map(({ id }) => id)).toEqual(events.map(({ id }) => id))
    expect(await findings()).toEqual([])
  })

  it('[REQ-CASE-08] leaves a case that this release decides on, part by part as it was taken', async () => {
    await send('F261000002')
    await move('F261000002', 'receive', demoStaff.inspector.id, { state: 'review', step: 1 }, 0)
    await move('F261000002', 'agree', demoStaff.head.id, { state: 'review', step: 2 }, 1)
    const register = { request_number: 'F261000002', action: 'register' as const, version: 3 }
    expect((await test.refused('head', resolveFoodObject, register)).code).toBe('agreed_before')
    const { steps } = await test.call('head', getFoodCase, { requestnumber: 'F261000002' })
    expect(steps.map(({ action, name, user_name }) => [action, name?.en ?? null, user_name])).toEqual([
      ['submit', null, 'Бат'],
      ['receive', 'Preliminary inspection', 'Бат'],
      ['agree', 'Preliminary inspection', 'Бат'],
    ])
    const back = { ...register, action: 'return' as const, operator_msg: 'Дутуу' }
    expect(await test.call('head', resolveFoodObject, back)).toMatchObject({ status: 2000, version: 4 })
  })

  it('[REQ-CASE-08] reads what this release decided, and moves it on', async () => {
    const number = await sentObject(test)
    await decide(test, number, 'receive')
    const { rows } = await sql`
      select f.state, f.step, f.version, f.object_name, f.registered_round, r.round, a.detail ->> 'to' as "to"
      from food_objects f join food_object_rounds r on r.food_object_id = f.id
      join audit_entries a on a.noun_id = f.request_number and a.action = 'receive'
      where f.request_number = ${number}`.execute(test.app.services.db)
    expect(rows).toEqual([
      {
        state: 'review',
        step: 1,
        version: 2,
        object_name: shopForm.branch_name,
        registered_round: null,
        round: 1,
        to: 'review',
      },
    ])
    await move(number, 'agree', demoStaff.inspector.id, { state: 'review', step: 2 }, 1)
    expect(await versionOf(test, number)).toBe(3)
    expect((await readObject(test, 'citizen', number)).steps.map(({ status }) => status)).toEqual([0, 1, 2])
    expect(await findings()).toEqual([])
  })
})

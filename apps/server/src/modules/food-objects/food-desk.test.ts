// Every act of the agency on a food object in every circumstance (decisions §M): the acts are data, so that none can be
// forgotten.
import { getFoodCertificate } from '@khyanalt/contract/food-certificates'
import { listFoodObjects, updateFoodObject } from '@khyanalt/contract/food-objects'
import { listNotifications } from '@khyanalt/contract/notifications'
import {
  addFoodNote,
  countFoodQueue,
  getFoodCase,
  listFoodQueue,
  resolveFoodObject,
} from '@khyanalt/contract/staff-food'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { type FoodDeskAction, foodDeskActions } from '@khyanalt/domain/food-object-actions'
import { addWorkingDays } from '@khyanalt/domain/working-days'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foodRows, mineCanteenForm, shopForm } from '../../../seeds/demo/food-forms.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'
import { listHolidays } from '../../db/holidays.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sealJournal } from '../audit/seal-journal.job.ts'
import { verifyJournal } from '../audit/verify-journal.ts'
import { decide, readObject, registeredObject, sentObject, versionOf } from './food-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** Where each act begins, whose it is, where it leads, and what the public reference says afterwards. */
type DeskAct = {
  readonly by: DemoPerson
  /** Somebody of the agency whose role does not include the act. */
  readonly stranger: DemoPerson
  readonly before: readonly FoodDeskAction[]
  readonly status: number
  readonly resolve: number | null
  readonly reference: number | null
  readonly needsNote: boolean
  readonly told: string | null
}
const acts = {
  receive: {
    by: 'inspector',
    stranger: 'head',
    before: [],
    status: 1,
    resolve: 0,
    reference: null,
    needsNote: false,
    told: null,
  },
  agree: {
    by: 'inspector',
    stranger: 'head',
    before: ['receive'],
    status: 2,
    resolve: 1,
    reference: null,
    needsNote: false,
    told: 'request_next',
  },
  register: {
    by: 'head',
    stranger: 'inspector',
    before: ['receive', 'agree'],
    status: 1000,
    resolve: 1,
    reference: 1000,
    needsNote: false,
    told: 'request_approved',
  },
  return: {
    by: 'inspector',
    stranger: 'finance',
    before: ['receive'],
    status: 2000,
    resolve: 2,
    reference: null,
    needsNote: true,
    told: 'request_return',
  },
  reject: {
    by: 'head',
    stranger: 'inspector',
    before: ['receive'],
    status: 3000,
    resolve: 3,
    reference: 3000,
    needsNote: true,
    told: 'request_declined',
  },
  void: {
    by: 'head',
    stranger: 'inspector',
    before: ['receive', 'agree', 'register'],
    status: 4000,
    resolve: null,
    reference: 4000,
    needsNote: true,
    told: 'certificate_changed',
  },
  restore: {
    by: 'head',
    stranger: 'inspector',
    before: ['receive', 'agree', 'register', 'void'],
    status: 1000,
    resolve: null,
    reference: 1000,
    needsNote: true,
    told: 'certificate_changed',
  },
  reopen: {
    by: 'head',
    stranger: 'inspector',
    before: ['receive', 'reject'],
    status: 5000,
    resolve: null,
    reference: 3000,
    needsNote: true,
    told: 'request_return',
  },
} as const satisfies Record<FoodDeskAction, DeskAct>

const note = 'Гар угаах цэгийг тусад нь гаргана уу'
const ready = async (action: FoodDeskAction): Promise<string> => {
  const number = await sentObject(test)
  await decide(test, number, ...acts[action].before)
  return number
}
const send = async (
  as: DemoPerson,
  number: string,
  action: FoodDeskAction,
  rest: { version?: number; [field: string]: unknown } = {},
) =>
  test.raw(as, resolveFoodObject, {
    request_number: number,
    action,
    operator_msg: note,
    ...rest,
    version: rest.version ?? (await versionOf(test, number)),
  })
const stateOf = async (number: string) => {
  const { data, steps } = await readObject(test, 'citizen', number)
  return [data.status, data.version, steps.length]
}
const refusesWith = async (number: string, code: ErrorCode, work: () => Promise<{ body: Record<string, unknown> }>) => {
  const before = await stateOf(number)
  const { body } = await work()
  expect(body).toMatchObject({ result: 'error', code })
  expect(await stateOf(number)).toEqual(before)
}
const grants = (as: 'inspector' | 'head', limit: object) =>
  test.app.services.db
    .updateTable('staff_grants')
    .set({ organization_id: null, module: null, category_id: null, ...limit })
    .where('user_id', '=', demoStaff[as].id)
    .execute()
/** While the work runs, the grants of the person reach no further. */
const within = async <T>(as: 'inspector' | 'head', limit: object, work: () => Promise<T>): Promise<T> => {
  await grants(as, limit)
  try {
    return await work()
  } finally {
    await grants(as, {})
  }
}

describe.each(Object.entries(acts) as [FoodDeskAction, DeskAct][])('%s', (action, act) => {
  it('[CON-152] [CON-153] [REQ-AGENCY-12] leads where the table says, writes a step and the reference, and tells the applicant', async () => {
    const number = await ready(action)
    const toldOf = async (as: DemoPerson) =>
      (await test.call(as, listNotifications, {})).data
        .filter(({ content }) => content.includes(number))
        .map(({ type }) => type)
    const before = await toldOf('citizen')
    const { status, body } = await send(act.by, number, action)
    expect([status, body.status]).toEqual([200, act.status])
    const { data: object, steps } = await readObject(test, 'citizen', number)
    expect(steps.at(-1)).toMatchObject({ action, resolve: act.resolve, user_name: demoStaff[act.by as 'head'].name })
    const reference = await test.raw(null, getFoodCertificate, { requestnumber: number })
    expect((reference.body.data as { status: number } | undefined)?.status ?? null).toBe(act.reference)
    const today = agencyDate(new Date())
    if (act.status === 1000) expect(agencyDate(new Date(object.verified_date ?? ''))).toBe(today)
    expect(await toldOf('citizen')).toEqual([...(act.told ? [act.told] : []), ...before])
    for (const other of ['inspector', 'head', 'mineMember'] as const) expect(await toldOf(other), other).toEqual([])
  })

  it('[REQ-AGENCY-02] is refused to another role, outside the scope, and to whoever sent it', async () => {
    const number = await ready(action)
    const version = await versionOf(test, number)
    await refusesWith(number, 'not_allowed', () => send(act.stranger, number, action, { version }))
    for (const limit of [{ organization_id: 3 }, { module: 'AMNAT' }, { category_id: 1 }]) {
      await within(act.by as 'head', limit, () =>
        refusesWith(number, 'food_object_not_found', () => send(act.by, number, action, { version })),
      )
    }
    const set = (created_by: string) =>
      test.app.services.db.updateTable('cases').set({ created_by }).where('number', '=', number).execute()
    await set(demoStaff[act.by as 'head'].id)
    await refusesWith(number, 'own_request', () => send(act.by, number, action, { version }))
    await set(demoPeople.citizen.id)
  })

  it('[REQ-AGENCY-29] is refused to whoever saw an older version, with who decided meanwhile', async () => {
    const number = await ready(action)
    const version = (await versionOf(test, number)) - 1
    const { body } = await send(act.by, number, action, { version })
    const last = act.before.at(-1)
    const who = last === undefined ? demoPeople.citizen : demoStaff[acts[last].by]
    const at = (await readObject(test, 'citizen', number)).steps.at(-1)?.created_at
    expect(body).toMatchObject({
      code: 'version_conflict',
      current: { version: version + 1, by: who.name, action: last ?? 'submit', at },
    })
  })

  it('is done once when it is sent twice, and leads nowhere from where it led', async () => {
    const number = await ready(action)
    const input = { transaction_id: uuidv7(), version: await versionOf(test, number) }
    const first = await send(act.by, number, action, input)
    const again = await send(act.by, number, action, input)
    expect([again.status, again.body]).toEqual([200, first.body])
    const version = Number(first.body.version)
    const after = await send(act.by, number, action, { version })
    // What is open to the applicant alone does not exist at the desk.
    const gone = action === 'reopen' ? 'food_object_not_found' : action === 'agree' ? 'wrong_step' : 'wrong_state'
    expect(after.body.code).toBe(gone)
  })

  it.runIf(act.needsNote)('needs a note', async () => {
    const number = await ready(action)
    const version = await versionOf(test, number)
    await refusesWith(number, 'reason_missing', () => send(act.by, number, action, { version, operator_msg: '  ' }))
  })
})

it('every act of the desk is tried above', () => {
  expect(Object.keys(acts).toSorted()).toEqual([...foodDeskActions].toSorted())
})

describe('the desk', () => {
  const list = (as: DemoPerson, filter: object = {}) => test.call(as, listFoodQueue, { results: 100, ...filter })
  const numbers = async (as: DemoPerson, filter: object = {}) =>
    (await list(as, filter)).data.data.map(row => row.request_number)

  it('[CON-152] [REQ-CASE-11] gives an object to the unit of its district, and shows it within the scope alone', async () => {
    const [city, mine] = [await sentObject(test), await sentObject(test, 'mineDirector', mineCanteenForm)]
    const { data } = await test.call('inspector', getFoodCase, { requestnumber: city })
    expect(data.organization?.mn).toBe('Баянзүрх дүүргийн хэлтэс')
    const unit = await test.app.services.db
      .selectFrom('organizations')
      .select('id')
      .where('name_mn', '=', 'Өмнөговь аймгийн газар')
      .executeTakeFirstOrThrow()
    await within('inspector', { organization_id: unit.id }, async () => {
      const seen = await numbers('inspector')
      expect([seen.includes(mine), seen.includes(city)]).toEqual([true, false])
      expect((await test.refused('inspector', getFoodCase, { requestnumber: city })).code).toBe('food_object_not_found')
      const note = { request_number: city, text: 'Утсаар ярьсан' }
      expect((await test.refused('inspector', addFoodNote, note)).code).toBe('food_object_not_found')
    })
    expect((await test.refused('finance', listFoodQueue, {})).status).toBe(403)
  })

  it('[CON-152] has a part for each state with its count, and one for what waits for the caller', async () => {
    const number = await sentObject(test)
    expect(await numbers('inspector', { view: 'turn' })).toContain(number)
    expect(await numbers('head', { view: 'turn' })).not.toContain(number)
    await decide(test, number, 'receive', 'agree')
    expect(await numbers('head', { view: 'turn' })).toContain(number)
    expect(await numbers('inspector', { view: 'turn' })).not.toContain(number)
    const { counts } = await test.call('head', countFoodQueue, {})
    for (const [view, count] of Object.entries(counts)) {
      expect([view, count]).toEqual([view, (await list('head', { view })).data.total])
    }
    expect(counts.review).toBeGreaterThan(0)
    expect(counts.all).toBe((await list('head')).data.total)
  })

  it('filters by number, status and address', async () => {
    const number = await sentObject(test, 'mineDirector', mineCanteenForm)
    expect(await numbers('head', { reqnumber: number.toLowerCase() })).toEqual([number])
    expect(await numbers('head', { reqnumber: number, status: '1000' })).toEqual([])
    expect(await numbers('head', { address: '46' })).toContain(number)
    expect(await numbers('head', { address: '11' })).not.toContain(number)
    expect(await numbers('head', { reqnumber: '%' })).toEqual([])
  })

  it('[REQ-FSI-37] [REQ-PROD-13] counts 30 working days for a new object and 15 for a notified change; a return stops the clock', async () => {
    const today = agencyDate(new Date())
    const holidays = await inTransaction(test.app.services.db, tx => listHolidays(tx, today))
    const rowOf = async (number: string) => (await list('head', { reqnumber: number })).data.data[0]
    const number = await sentObject(test)
    expect(await rowOf(number)).toMatchObject({ due_date: addWorkingDays(today, 30, holidays), days_left: 30 })
    await decide(test, number, 'receive', 'return')
    expect(await rowOf(number)).toMatchObject({ due_date: null, days_left: null })
    await test.call('citizen', updateFoodObject, { request_number: number, data: shopForm })
    expect(await rowOf(number)).toMatchObject({ days_left: 30 })
    await decide(test, number, 'receive', 'agree', 'register')
    expect((await rowOf(number))?.days_left).toBeNull()
    await test.call('citizen', updateFoodObject, { request_number: number, data: shopForm })
    expect(await rowOf(number)).toMatchObject({ type: 'UPDATE', days_left: 15 })
  })

  it('[CON-150] shows beside a change what the agency had read before', async () => {
    const number = await registeredObject(test)
    const changed = { ...shopForm, branch_name: 'Өөр нэр', service_table: [foodRows.grocery, foodRows.teaHouse] }
    await test.call('citizen', updateFoodObject, { request_number: number, data: { ...changed, phone: '70112233' } })
    await test.call('citizen', updateFoodObject, { request_number: number, data: changed })
    const { data, previous } = await test.call('inspector', getFoodCase, { requestnumber: number })
    // The replaced round was never read, so the registered one is compared.
    expect([data.round, previous?.round]).toEqual([3, 1])
    expect([data.data.branch_name, previous?.data.branch_name]).toEqual(['Өөр нэр', shopForm.branch_name])
  })

  it('[CON-153] declares a registration invalid also while its change waits, and restores what was registered', async () => {
    const number = await registeredObject(test)
    const data = { ...shopForm, branch_name: 'Хүлээгдэж буй нэр' }
    await test.call('citizen', updateFoodObject, { request_number: number, data })
    await decide(test, number, 'void')
    const reference = async () => (await test.call(null, getFoodCertificate, { requestnumber: number })).data
    expect(await reference()).toMatchObject({ status: 4000, title: shopForm.branch_name })
    await decide(test, number, 'restore')
    expect(await reference()).toMatchObject({ status: 1000, title: shopForm.branch_name })
    expect((await readObject(test, 'citizen', number)).data.branch_name).toBe(shopForm.branch_name)
    const fresh = await sentObject(test)
    expect((await send('head', fresh, 'void')).body.code).toBe('wrong_state')
  })

  it('[REQ-AGENCY-29] [REQ-FSI-39] writes every act into the sealed audit; the course tells step, name, position and time', async () => {
    const number = await registeredObject(test)
    await sealJournal(test.app.services)()
    expect((await verifyJournal(test.app.services.db)).fault).toBeNull()
    const { steps } = await readObject(test, 'citizen', number)
    expect(steps.map(({ action, resolve, status }) => [action, resolve, status])).toEqual([
      ['submit', null, 0],
      ['receive', 0, 1],
      ['agree', 1, 2],
      ['register', 1, 1000],
    ])
    expect(steps[1]).toMatchObject({
      name: { en: 'Preliminary inspection' },
      user_name: 'Төмөр',
      user_position: 'Улсын байцаагч',
    })
    const written = await test.app.services.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id'])
      .where('noun_id', '=', number)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(written.map(({ action, actor_user_id }) => [action, actor_user_id])).toEqual([
      ['submit', demoPeople.citizen.id],
      ['receive', demoStaff.inspector.id],
      ['agree', demoStaff.inspector.id],
      ['register', demoStaff.head.id],
    ])
    const today = agencyDate(new Date())
    expect(steps.map(({ created_at }) => agencyDate(new Date(created_at)))).toEqual(Array(4).fill(today))
  })

  it('[REQ-AGENCY-29] two decisions on one step have one winner', async () => {
    const number = await sentObject(test)
    await decide(test, number, 'receive', 'agree')
    const version = await versionOf(test, number)
    const answers = await Promise.all([
      send('head', number, 'register', { version }),
      send('head', number, 'reject', { version }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { data } = await test.call('citizen', listFoodObjects, {})
    expect([1000, 3000]).toContain(data.find(row => row.request_number === number)?.status)
  })
})

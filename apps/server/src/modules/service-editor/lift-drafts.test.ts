import { listNotifications } from '@khyanalt/contract/notifications'
import { deleteRequest, getServiceForm, saveDraft, submitRequest, takeNewForm } from '@khyanalt/contract/requests'
import { agreeRequest, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { tellOfNewForm } from '../requests/tell-form-changed.job.ts'
import { retentionDays } from '../retention/retention-periods.ts'
import { body, draft, field, newService, openRequest, openToAll, plan, publishDrafted } from './editor-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ work: true })
})
afterAll(() => test.close())

const table = (...cells: readonly object[]) => field('table', 'machines', { rows: [{ fields: cells }] })
const first = body(
  field('string', 'name', { required: true }),
  field('string', 'note'),
  table(field('string', 'model'), field('string', 'maker')),
)
/** The note and the maker are gone, the power is asked. */
const second = body(
  field('string', 'name', { required: true }),
  field('number', 'power', { required: true }),
  table(field('string', 'model')),
)
const machines = [
  { _id: 'r1', model: 'Альфа', maker: 'Сименс' },
  { _id: 'r2', model: 'Бета', maker: 'Филипс' },
]

/** An open service with its first form. */
const service = async (slug: string): Promise<number> => {
  const id = await newService(test, slug, first)
  await publishDrafted(test, id)
  await openToAll(test, id)
  return id
}
const publishSecond = async (id: number) => {
  await draft(test, id, second)
  return publishDrafted(test, id)
}
const form = (number: string) => test.call('citizen', getServiceForm, { id: number })
const asideOf = async (number: string) =>
  (await form(number)).form_change.lifted?.aside.map(({ path, text, row }) => [path, text.mn, row?.number ?? null])
const toldOf = async (number: string) => {
  const { data } = await test.call('citizen', listNotifications, {})
  return data.flatMap(({ content, url }) => (url.endsWith(number) ? [content] : []))
}
/** Sends the request and has it returned, by the inspector or on the head's step. */
const sendBack = async (number: string, by: 'inspector' | 'head' = 'inspector') => {
  await test.call('citizen', submitRequest, {
    request_number: number,
    data: { name: 'Аппарат', note: 'Засах тайлбар', machines },
    organization_id: 1,
  })
  const seen = async () => ({ request_number: number, version: await versionOf(test, 'inspector', number) })
  await test.call('inspector', receiveRequest, await seen())
  const comments = [{ title: 'Нэр', comment: 'Засна уу', path: 'name' }]
  if (by === 'head') await test.call('inspector', agreeRequest, await seen())
  await test.call(by, returnRequest, { ...(await seen()), comments })
}

describe('a corrected form and the requests that are open', () => {
  it('[REQ-EDIT-07] [REQ-LIFT-01] [REQ-LIFT-02] reaches every draft, keeps what it can hold and sets the rest aside', async () => {
    const id = await service('reaches-drafts')
    const clean = await openRequest(test, id, { name: 'Аппарат нэг' })
    const losing = await openRequest(test, id, { name: 'Аппарат хоёр', note: 'Чухал тайлбар', machines })
    const returned = await openRequest(test, id, {})
    await sendBack(returned)
    const sent = await openRequest(test, id, {})
    await test.call('citizen', submitRequest, { request_number: sent, data: { name: 'Явсан' }, organization_id: 1 })

    const { rehearsal, ...done } = await publishSecond(id)
    expect(rehearsal.open).toEqual({ total: 3, clean: 1, breaking: 2 })
    const told = rehearsal.breaking.map(({ request_number, state, breaks }) => [
      request_number,
      state,
      breaks.map(({ code, path }) => `${code} ${path}`),
    ])
    const gone = ['field_removed note', 'field_removed machines/r1/maker']
    expect(told).toEqual([
      [losing, 'draft', gone],
      [returned, 'returned', [...gone, 'answer_needed power']],
    ])
    expect(done).toMatchObject({ published: 2, lifted: 2, offered: 1 })
    const numbers = [clean, losing, returned, sent]
    const versions = await Promise.all(numbers.map(async number => (await form(number)).form.version))
    expect(versions).toEqual([2, 2, 1, 1])

    const opened = await form(losing)
    expect(opened.request.data).toEqual({
      name: 'Аппарат хоёр',
      machines: [
        { _id: 'r1', model: 'Альфа' },
        { _id: 'r2', model: 'Бета' },
      ],
    })
    expect(await asideOf(losing)).toEqual([
      ['note', 'Чухал тайлбар', null],
      ['machines/r1/maker', 'Сименс', 1],
      ['machines/r2/maker', 'Филипс', 2],
    ])
    expect(await asideOf(clean)).toEqual([])
    expect((await form(clean)).request.data).toEqual({ name: 'Аппарат нэг' })
    expect((await form(sent)).form_change).toEqual({ lifted: null, offer: null })
  })

  it('[REQ-EDIT-10] [REQ-LIFT-03] tells each person what became of the answers, once, and the journal names the places', async () => {
    const id = await service('tells-people')
    const clean = await openRequest(test, id, { name: 'Нэг' })
    const losing = await openRequest(test, id, { name: 'Хоёр', note: 'Нууц тайлбар' })
    const returned = await openRequest(test, id, {})
    await sendBack(returned)
    const before = (await toldOf(returned)).length
    await publishSecond(id)
    await test.app.runNight('lift-old-drafts')
    const waiting = { timeout: 20_000, interval: 200 }
    const told = async () => ({
      clean: await toldOf(clean),
      losing: await toldOf(losing),
      returned: await toldOf(returned),
    })
    await vi.waitFor(async () => {
      const { clean, losing, returned } = await told()
      expect([clean.length, losing.length, returned.length]).toEqual([1, 1, before + 1])
    }, waiting)
    const all = await told()
    expect(all.clean).toEqual([expect.stringContaining('Бөглөсөн хариултууд тань хэвээр байна')])
    expect(all.losing).toEqual([expect.stringContaining('тусад нь хадгалсан')])
    expect(all.returned).toContainEqual(expect.stringContaining('Хуучин маягтаараа үргэлжлүүлж болно'))

    // A job that is run again, since its process died after it was done, tells nobody twice; what was sent is not told of.
    const { db } = test.app.services
    const rows = await db
      .selectFrom('requests')
      .select(['id', 'lift'])
      .where('request_number', 'in', [clean, losing])
      .execute()
    const [one] = rows
    const since = (one?.lift as { at: string } | null)?.at ?? ''
    await tellOfNewForm(test.app.services)({ requestIds: rows.map(({ id }) => id), sentence: null, since })
    expect(await told()).toEqual(all)

    const { detail } = await test.app.services.db
      .selectFrom('request_events as e')
      .innerJoin('requests as r', 'r.id', 'e.request_id')
      .select('e.detail')
      .where('e.action', '=', 'lift')
      .where('r.request_number', '=', losing)
      .executeTakeFirstOrThrow()
    // The typed words can be forgotten with the draft; the journal never changes, so that it holds none of them.
    expect(detail).toEqual({ from: 1, to: 2, lost: [{ code: 'field_removed', path: 'note' }] })
  })

  it('[REQ-LIFT-04] loses nothing of what an open window of the old form saves afterwards', async () => {
    const id = await service('old-window')
    const number = await openRequest(test, id, { name: 'Аппарат', note: 'Эхний', machines })
    const seen = (await form(number)).request.version
    await publishSecond(id)
    const patch = { note: 'Хожуу бичсэн', machines: [{ _id: 'r1', model: 'Альфа 2', maker: 'Женерал' }] }
    const late = { request_number: number, patch, version: seen, transaction_id: uuidv7() }
    expect((await test.refused('citizen', saveDraft, late)).code).toBe('version_conflict')

    // The window reads what stands now and sends its changes on top of it, those without a place too.
    const { request } = await form(number)
    await test.call('citizen', saveDraft, { ...late, version: request.version, transaction_id: uuidv7() })
    expect((await form(number)).request.data).toEqual({
      name: 'Аппарат',
      machines: [{ _id: 'r1', model: 'Альфа 2' }],
    })
    expect(await asideOf(number)).toEqual([
      ['machines/r2/maker', 'Филипс', 2],
      ['note', 'Хожуу бичсэн', null],
      ['machines/r1/maker', 'Женерал', 1],
    ])
    // A caller that knows no versions saves everything anew; names that no form ever had are dropped as ever.
    const whole = { name: 'Аппарат', note: 'Бүх хариулт', power: '5', nobody: 'юу ч биш' }
    await test.call('citizen', saveDraft, { request_number: number, data: whole })
    expect((await form(number)).request.data).toEqual({ name: 'Аппарат', power: '5' })
    expect(await asideOf(number)).toContainEqual(['note', 'Бүх хариулт', null])
  })

  it('[REQ-LIFT-05] a returned request goes over when its person chooses so, and only then', async () => {
    const id = await service('returned')
    const number = await openRequest(test, id, {})
    await sendBack(number)
    const asked = async () => ({ request_number: number, version: (await form(number)).request.version })
    // There is nothing to choose before a new version.
    expect((await form(number)).form_change).toEqual({ lifted: null, offer: null })
    expect((await test.refused('citizen', takeNewForm, await asked())).code).toBe('wrong_state')

    await publishSecond(id)
    const { offer } = (await form(number)).form_change
    expect(offer?.aside.map(({ text }) => text.mn)).toEqual(['Засах тайлбар', 'Сименс', 'Филипс'])
    expect(offer?.asked.map(({ en }) => en)).toEqual(['Question power'])
    const old = await asked()
    expect((await test.refused('citizen', takeNewForm, { ...old, version: old.version - 1 })).code).toBe(
      'version_conflict',
    )
    expect((await test.refused('foreigner', takeNewForm, old)).code).toBe('request_not_found')
    const choice = { ...old, transaction_id: uuidv7() }
    const done = await test.call('citizen', takeNewForm, choice)
    expect(await test.call('citizen', takeNewForm, choice)).toEqual(done)

    const opened = await form(number)
    expect([opened.form.version, opened.request.version, opened.request.status]).toEqual([2, done.version, 2000])
    expect(opened.form_change.offer).toBeNull()
    expect(await asideOf(number)).toContainEqual(['note', 'Засах тайлбар', null])
    // What was sent stays as it was sent.
    expect(opened.previous).toMatchObject({ note: 'Засах тайлбар' })
    expect(opened.comments).toHaveLength(1)
  })

  it('[REQ-LIFT-05] a returned request whose review step is gone is not offered the new form', async () => {
    const id = await service('step-gone')
    const number = await openRequest(test, id, {})
    await sendBack(number, 'head')
    // The second step is an inspector's now, and not the head's.
    const [check, decide] = plan
    await draft(test, id, second, [check, check, decide])
    expect(await publishDrafted(test, id)).toMatchObject({ lifted: 0, offered: 0 })
    expect((await form(number)).form_change.offer).toBeNull()
    const { version } = (await form(number)).request
    expect((await test.refused('citizen', takeNewForm, { request_number: number, version })).code).toBe('wrong_state')
  })

  it('[REQ-LIFT-06] reaches at night the drafts that stand on an older version for any other reason', async () => {
    const { db } = test.app.services
    const id = await service('left-behind')
    const number = await openRequest(test, id, { name: 'Аппарат', note: 'Үлдсэн' })
    const old = await db
      .selectFrom('requests')
      .select(['definition_version_id', 'answers'])
      .where('request_number', '=', number)
      .executeTakeFirstOrThrow()
    await publishSecond(id)
    // As an earlier release left it, or a draft made at the very moment of the publishing.
    const left = { definition_version_id: old.definition_version_id, answers: JSON.stringify(old.answers), lift: null }
    await db.updateTable('requests').set(left).where('request_number', '=', number).execute()
    expect((await form(number)).form.version).toBe(1)
    await test.app.runNight('lift-old-drafts')
    expect((await form(number)).form.version).toBe(2)
    expect(await asideOf(number)).toEqual([['note', 'Үлдсэн', null]])
    const { version } = (await form(number)).request
    await test.app.runNight('lift-old-drafts')
    expect((await form(number)).request.version).toBe(version)
  })

  it('[REQ-LIFT-02] what was set aside is forgotten with the answers of a draft that its owner deleted', async () => {
    const id = await service('forgotten')
    const number = await openRequest(test, id, { name: 'Аппарат', note: 'Мартагдах' })
    await publishSecond(id)
    await test.call('citizen', deleteRequest, { requestid: number })
    const later = new Date(Date.now() + (retentionDays.deletedDrafts + 1) * 24 * 3600 * 1000)
    await test.app.runNight('forget-old-data', { now: () => later })
    const kept = await test.app.services.db
      .selectFrom('requests')
      .select(['answers', 'lift'])
      .where('request_number', '=', number)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ answers: {}, lift: null })
  })
})

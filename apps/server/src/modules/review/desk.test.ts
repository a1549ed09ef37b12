// The desk around the decisions: who holds what, kept views, notes and texts.
import { assignRequests, countQueue, listColleagues } from '@khyanalt/contract/assignments'
import { deleteCannedText, listCannedTexts, saveCannedText } from '@khyanalt/contract/canned-texts'
import { addInternalNote, getCaseHistory } from '@khyanalt/contract/case-notes'
import { listNotifications } from '@khyanalt/contract/notifications'
import { deleteQueueView, listQueueViews, saveQueueView } from '@khyanalt/contract/queue-views'
import { exportRequest } from '@khyanalt/contract/request-exports'
import { listRounds } from '@khyanalt/contract/request-rounds'
import { getServiceForm } from '@khyanalt/contract/requests'
import { agreeRequest, getCase, listQueue, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { type QueueView, queueViews } from '@khyanalt/domain/queue-view'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { approvedRequest, reviewedRequest, sentRequest, versionOf, waiveFeeOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const { inspector, head, finance } = demoStaff
const giveTo = (as: 'inspector' | 'head', number: string, to: string | null, holder: string | null = null) =>
  test.call(as, assignRequests, { requests: [{ request_number: number, holder }], to })
const holderOf = async (number: string) => (await test.call('inspector', getCase, { requestnumber: number })).holder
const numbersOf = async (as: 'inspector' | 'head' | 'finance', view: QueueView) =>
  (await test.call(as, listQueue, { view, results: 100 })).data.data.map(row => row.request_number)
/** While the work runs, the inspector sees no further than this. */
const limited = async <T>(limit: object, work: () => Promise<T>): Promise<T> => {
  const grants = (change: object) =>
    test.app.services.db
      .updateTable('staff_grants')
      .set({ category_id: null, module: null, organization_id: null, ...change })
      .where('user_id', '=', inspector.id)
      .execute()
  await grants(limit)
  try {
    return await work()
  } finally {
    await grants({})
  }
}

describe('who holds a request', () => {
  it('is whoever receives it, and stays while the next step is theirs too', async () => {
    const number = await sentRequest(test, 'citizen')
    expect(await holderOf(number)).toBeNull()
    expect(await numbersOf('inspector', 'unassigned')).toContain(number)
    const decide = async () => ({ request_number: number, version: await versionOf(test, 'inspector', number) })
    await test.call('inspector', receiveRequest, await decide())
    expect(await holderOf(number)).toMatchObject({ id: inspector.id, name: inspector.name })
    expect(await numbersOf('inspector', 'mine')).toContain(number)
    await test.call('inspector', agreeRequest, await decide())
    expect(await holderOf(number)).toMatchObject({ id: inspector.id })
    await waiveFeeOf(test, number)
    await test.call('inspector', agreeRequest, await decide())
    expect(await holderOf(number)).toBeNull()
    expect(await numbersOf('head', 'unassigned')).toContain(number)
  })

  it('is changed by taking it over: in the journal for the agency, told to the former holder, unknown to the applicant', async () => {
    const number = await reviewedRequest(test, 'citizen', 3)
    const before = await versionOf(test, 'head', number)
    await giveTo('head', number, head.id)
    const other = { ...demoStaff.inspector, id: uuidv7() }
    await secondHead(other.id)
    const taken = await giveTo('head', number, other.id, head.id)
    expect(taken).toMatchObject({ assigned: [number], refused: [] })
    const opened = await test.call('head', getCase, { requestnumber: number })
    expect(opened.assignments.map(({ by, from, to }) => [by, from, to])).toEqual([
      [head.name, null, head.name],
      [head.name, head.name, 'Хоёр дахь дарга'],
    ])
    // Whoever was reading decides on what is still true.
    expect(opened.request.version).toBe(before)
    const seen = await test.call('citizen', getServiceForm, { id: number })
    expect(JSON.stringify(seen)).not.toContain('Хоёр дахь дарга')
    expect(seen.request.steps.map(step => step.action)).not.toContain('assign')
    const told = await test.app.services.db
      .selectFrom('notifications')
      .select(['type', 'url'])
      .where('user_id', '=', other.id)
      .execute()
    expect(told).toEqual([{ type: 'case_given', url: `/staff/requests/${number}` }])
    await giveTo('head', number, head.id, other.id)
    const gone = await test.app.services.db
      .selectFrom('notifications')
      .select('type')
      .where('user_id', '=', other.id)
      .where('type', '=', 'case_taken')
      .execute()
    expect(gone).toHaveLength(1)
    expect((await test.call('citizen', listNotifications, {})).data.map(({ type }) => type)).not.toContain('case_taken')
  })

  it('passes to whoever receives, agrees or returns it, and the colleague who held it is told each time', async () => {
    const told = async (userId: string) =>
      (
        await test.app.services.db
          .selectFrom('notifications')
          .select('url')
          .where('user_id', '=', userId)
          .where('type', '=', 'case_taken')
          .execute()
      ).map(({ url }) => url)
    const colleague = { id: uuidv7() }
    await secondHead(colleague.id)
    await test.app.services.db
      .insertInto('staff_grants')
      .values({ id: uuidv7(), user_id: colleague.id, role: 'REVIEWER' })
      .execute()
    const decide = async (number: string) => ({
      request_number: number,
      version: await versionOf(test, 'inspector', number),
    })
    const sent = await sentRequest(test, 'citizen')
    await giveTo('inspector', sent, colleague.id)
    await test.call('inspector', receiveRequest, await decide(sent))
    expect(await told(colleague.id)).toEqual([`/staff/requests/${sent}`])
    const received = await reviewedRequest(test, 'citizen', 1)
    await giveTo('inspector', received, colleague.id, inspector.id)
    await test.call('inspector', agreeRequest, await decide(received))
    expect(await told(colleague.id)).toEqual([sent, received].map(number => `/staff/requests/${number}`))
    const wrong = await reviewedRequest(test, 'citizen', 1)
    await giveTo('inspector', wrong, colleague.id, inspector.id)
    const comments = [{ title: 'Баримт', comment: 'Баримтаа шинэчилнэ үү' }]
    await test.call('inspector', returnRequest, { ...(await decide(wrong)), comments })
    expect(await told(colleague.id)).toEqual([sent, received, wrong].map(number => `/staff/requests/${number}`))
    // Nobody is told of what he or she took.
    expect(await told(inspector.id)).toEqual([])
    await test.app.services.db.deleteFrom('staff_grants').where('user_id', '=', colleague.id).execute()
  })

  it('[REQ-AGENCY-02] [REQ-AGENCY-29] is refused one by one: outside the scope, seen too late, for somebody of another role, once decided', async () => {
    const mine = await reviewedRequest(test, 'citizen', 1)
    const sent = await sentRequest(test, 'citizen')
    const { number: decided } = await approvedRequest(test, 'citizen')
    const answer = await test.call('inspector', assignRequests, {
      requests: [
        { request_number: mine, holder: null },
        { request_number: sent, holder: null },
        { request_number: decided, holder: head.id },
        { request_number: 'R260999999', holder: null },
      ],
      to: inspector.id,
    })
    expect(answer.assigned).toEqual([sent])
    expect(answer.refused).toEqual(
      expect.arrayContaining([
        { request_number: mine, code: 'holder_changed', holder: inspector.name },
        { request_number: decided, code: 'wrong_state', holder: head.name },
        { request_number: 'R260999999', code: 'request_not_found', holder: null },
      ]),
    )
    for (const to of [finance.id, head.id, uuidv7()]) {
      const { refused } = await giveTo('inspector', sent, to, inspector.id)
      expect(
        refused.map(({ code }) => code),
        to,
      ).toEqual(['assignee_not_allowed'])
    }
    const outside = await limited({ organization_id: 2 }, () => giveTo('inspector', sent, null, inspector.id))
    expect(outside.refused.map(({ code }) => code)).toEqual(['request_not_found'])
    expect(
      (await test.refused('finance', assignRequests, { requests: [{ request_number: sent, holder: null }], to: null }))
        .code,
    ).toBe('not_allowed')
  })

  it('is one of the colleagues, listed with what each holds', async () => {
    const { data } = await test.call('inspector', listColleagues, {})
    expect(data.find(({ id }) => id === inspector.id)?.holds).toBeGreaterThan(0)
    expect(data.map(({ id }) => id)).not.toContain(finance.id)
  })

  it('[REQ-FEE-09] is chosen among those alone who may act on the step of every selected request', async () => {
    const checked = await reviewedRequest(test, 'citizen', 1)
    const decided = await reviewedRequest(test, 'citizen', 3)
    const offered = async (...numbers: string[]) =>
      (await test.call('head', listColleagues, { requests: numbers.join(',') })).data.map(({ id }) => id)
    expect(await offered(checked)).toContain(inspector.id)
    expect(await offered(checked)).not.toContain(head.id)
    expect(await offered(decided)).toContain(head.id)
    expect(await offered(decided)).not.toContain(inspector.id)
    expect(await offered(checked, decided)).toEqual([])
    const mayTake = async (number: string) => (await test.call('head', getCase, { requestnumber: number })).may_take
    expect([await mayTake(checked), await mayTake(decided)]).toEqual([false, true])
    // Whoever is offered is taken, within the same limits; a number that names nothing takes nobody away.
    expect(await limited({ organization_id: 2 }, () => offered(checked))).not.toContain(inspector.id)
    expect(await offered(decided, 'R269999999')).toContain(head.id)
    for (const id of await offered(decided)) {
      const holder = (await test.call('head', getCase, { requestnumber: decided })).holder?.id ?? null
      expect((await giveTo('head', decided, id, holder)).assigned).toEqual([decided])
    }
    // What somebody made as an operator is not given to him or her.
    await test.app.services.db
      .updateTable('requests')
      .set({ created_by: head.id })
      .where('request_number', '=', decided)
      .execute()
    expect(await offered(decided)).not.toContain(head.id)
  })
})

describe('the parts of the queue', () => {
  it('hold what their names say, and the counts agree with the lists', async () => {
    const overdue = await sentRequest(test, 'citizen')
    await test.app.services.db
      .updateTable('requests')
      .set({ due_on: '2020-01-01' })
      .where('request_number', '=', overdue)
      .execute()
    for (const as of ['inspector', 'head', 'finance'] as const) {
      const { counts } = await test.call(as, countQueue, {})
      for (const view of queueViews) {
        const { total } = (await test.call(as, listQueue, { view })).data
        expect(counts[view], `${as} ${view}`).toBe(total)
      }
    }
    expect(await numbersOf('inspector', 'overdue')).toEqual([overdue])
    expect(await numbersOf('finance', 'unassigned')).toEqual([])
  })

  it('[REQ-AGENCY-01] keep to the scope, whichever part is asked for', async () => {
    const number = await sentRequest(test, 'citizen')
    const wide = { category_id: 1, module: 'INSPECTION', organization_id: 1 }
    const within = await limited(wide, () => numbersOf('inspector', 'all'))
    expect(within).toContain(number)
    for (const limit of [{ category_id: 65 }, { module: 'FSI' }, { organization_id: 3 }]) {
      await limited(limit, async () => {
        for (const view of queueViews) expect(await numbersOf('inspector', view), view).toEqual([])
        const { counts } = await test.call('inspector', countQueue, {})
        expect(Object.values(counts).every(count => count === 0)).toBe(true)
      })
    }
  })

  it('are kept under a name by each person alone, and refuse what the queue does not know', async () => {
    const filters = { view: 'overdue', category: 1, from: '2026-11-01' } as const
    const { id } = await test.call('inspector', saveQueueView, { name: '  Миний хэтэрсэн ', filters })
    await test.call('inspector', saveQueueView, { name: 'Миний хэтэрсэн', filters: { view: 'mine' } })
    expect((await test.call('inspector', listQueueViews, {})).data).toEqual([
      { id, name: 'Миний хэтэрсэн', filters: { view: 'mine' } },
    ])
    expect((await test.call('head', listQueueViews, {})).data).toEqual([])
    expect((await test.refused('head', deleteQueueView, { id })).code).toBe('not_found')
    for (const bad of [{ view: 'mine', user: 'x' }, { view: 'theirs' }, { view: 'mine', from: '2026-02-30' }]) {
      expect((await test.raw('inspector', saveQueueView, { name: 'Муу', filters: bad })).status).toBe(400)
    }
    for (let more = 1; more < 20; more++) await test.call('inspector', saveQueueView, { name: `${more}`, filters })
    expect((await test.refused('inspector', saveQueueView, { name: 'Нэг нь илүү', filters })).code).toBe(
      'queue_views_full',
    )
    await test.call('inspector', deleteQueueView, { id })
  })
})

describe('a note among colleagues', () => {
  it('is read by the agency, and stands in no answer, paper or export that a client gets', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const secret = 'Зөвхөн бид мэдэх тэмдэглэл'
    const agreed = 'Дараагийн шатны хүнд'
    await test.call('inspector', addInternalNote, { request_number: number, text: `${secret} <script>` })
    await test.call('inspector', agreeRequest, {
      request_number: number,
      version: await versionOf(test, 'inspector', number),
      note: agreed,
    })
    const { notes } = await test.call('finance', getCase, { requestnumber: number })
    expect(notes.map(({ text, agreed: onAgreeing }) => [text, onAgreeing])).toEqual([
      [`${secret} <script>`, false],
      [agreed, true],
    ])
    const told = [
      await test.call('citizen', getServiceForm, { id: number }),
      await test.call('citizen', listRounds, { id: number }),
      await test.call('citizen', listNotifications, {}),
    ]
    const { url } = await test.call('citizen', exportRequest, { request_number: number })
    const zip = await test.app.http.inject({ method: 'GET', url })
    const parts = [...unzip(zip.rawPayload).values()].map(part => part.toString('utf8'))
    expect(parts.length).toBeGreaterThan(3)
    for (const said of [...told.map(each => JSON.stringify(each)), ...parts]) {
      expect(said).not.toContain(secret)
      expect(said).not.toContain(agreed)
    }
    expect((await test.refused('citizen', addInternalNote, { request_number: number, text: 'x' })).code).toBe(
      'not_allowed',
    )
    const outside = await limited({ category_id: 65 }, () =>
      test.refused('inspector', addInternalNote, { request_number: number, text: 'x' }),
    )
    expect(outside.code).toBe('request_not_found')
  })
})

describe('a canned text', () => {
  const { formid: service } = xRayService
  it('is kept under its service, changed by whoever saw it as it is, and dropped', async () => {
    const made = await test.call('inspector', saveCannedText, {
      service,
      title: 'Серийн дугаар',
      text: 'Шошготой тулгана уу.',
    })
    const everywhere = await test.call('inspector', saveCannedText, {
      service: null,
      title: 'Бүх',
      text: 'Тодруулна уу.',
    })
    const listed = async () => (await test.call('head', listCannedTexts, { service })).data.map(({ title }) => title)
    expect(await listed()).toEqual(['Бүх', 'Серийн дугаар'])
    const change = { id: made.id, service, title: 'Дугаар', text: 'Шошготой тулгаж засна уу.' }
    expect((await test.call('head', saveCannedText, { ...change, version: made.version })).version).toBe(2)
    const late = await test.refused('inspector', saveCannedText, { ...change, version: made.version })
    expect(late).toMatchObject({ code: 'version_conflict', current: { version: 2, title: 'Дугаар' } })
    expect((await test.refused('inspector', deleteCannedText, { id: made.id, version: 1 })).code).toBe(
      'version_conflict',
    )
    await test.call('inspector', deleteCannedText, { id: made.id, version: 2 })
    await test.call('inspector', deleteCannedText, { id: everywhere.id, version: 1 })
    expect(await listed()).toEqual([])
    expect((await test.refused('inspector', deleteCannedText, { id: made.id, version: 3 })).code).toBe('not_found')
  })

  it('[REQ-AGENCY-01] of a service is for whoever decides on its requests', async () => {
    const text = { service, title: 'Өөр', text: 'Өөр хүний' }
    const refused = await limited({ category_id: 65 }, () => test.refused('inspector', saveCannedText, text))
    expect(refused.code).toBe('not_allowed')
    expect((await test.refused('finance', saveCannedText, text)).code).toBe('not_allowed')
    expect((await test.refused('inspector', saveCannedText, { ...text, service: 999_999 })).code).toBe(
      'service_not_found',
    )
  })
})

describe('a remark', () => {
  it('speaks of a field that the form has, and a script in it stays a text', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const version = await versionOf(test, 'inspector', number)
    const give = (path: string, comment = 'x') => ({
      request_number: number,
      version,
      comments: [{ title: 'Талбар', comment, path }],
    })
    for (const path of ['no_such_field', '__proto__', 'constructor', 'no_such_field/r1/x']) {
      expect((await test.refused('inspector', returnRequest, give(path))).code, path).toBe('unknown_path')
    }
    const script = '<img src=x onerror=alert(1)>=HYPERLINK("http://x")'
    await test.call('inspector', returnRequest, give('unit_serial', script))
    expect((await test.call('citizen', getServiceForm, { id: number })).comments[0]?.comment).toBe(script)
    expect((await test.call('citizen', listNotifications, {})).data.map(({ content }) => content).join()).not.toContain(
      '<img',
    )
  })
})

describe('what came before', () => {
  it('[REQ-AGENCY-01] is told of the same applicant alone, and within the scope alone', async () => {
    const { number: earlier, csId } = await approvedRequest(test, 'hospitalAdmin')
    const number = await sentRequest(test, 'hospitalAdmin')
    const history = await test.call('inspector', getCaseHistory, { requestnumber: number })
    expect(history.requests.map(({ request_number }) => request_number)).toEqual([earlier])
    expect(history.certificates).toMatchObject([{ cs_id: csId, status: 10, concerned: false }])
    const own = await test.call('inspector', getCaseHistory, { requestnumber: earlier })
    expect(own.certificates).toMatchObject([{ cs_id: csId, concerned: true }])
    await test.app.services.db
      .updateTable('requests')
      .set({ organization_id: 3 })
      .where('request_number', '=', earlier)
      .execute()
    const within = await limited({ organization_id: 1 }, () =>
      test.call('inspector', getCaseHistory, { requestnumber: number }),
    )
    expect(within.requests).toEqual([])
    expect((await test.refused('operator', getCaseHistory, { requestnumber: number })).code).toBe('not_allowed')
  })
})

/** Another head of unit, who can be given what the first one holds. */
const secondHead = async (id: string): Promise<void> => {
  const { db } = test.app.services
  const first = await db.selectFrom('users').selectAll().where('id', '=', head.id).executeTakeFirstOrThrow()
  await db
    .insertInto('users')
    .values({ ...first, id, login_email: `${id}@khyanalt.test`, private_number: null, name: 'Хоёр дахь дарга' })
    .execute()
  await db.insertInto('staff_grants').values({ id: uuidv7(), user_id: id, role: 'APPROVER' }).execute()
}

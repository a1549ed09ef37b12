// Acting on many requests: what the preview says, the seconds in which it can be undone, and that it happens once.

import { assignRequests } from '@khyanalt/contract/assignments'
import { cancelBulkAct, closeBulkAct, listBulkActs, previewBulkAct, startBulkAct } from '@khyanalt/contract/bulk-acts'
import type { InputOf } from '@khyanalt/contract/call'
import { agreeRequest, getCase, receiveRequest } from '@khyanalt/contract/review'
import { undoSeconds } from '@khyanalt/domain/bulk-act'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { reviewedRequest, sentRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Services } from '../../services.ts'
import { runBulkActs } from './run-bulk-acts.job.ts'

let test: TestApp
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead) }
beforeAll(async () => {
  test = await openTestApp({ clock })
})
afterAll(() => test.close())

const { inspector, head } = demoStaff
type Action = InputOf<typeof startBulkAct>['action']
const preview = async (as: 'inspector' | 'head', action: Action, requests: readonly string[], to?: string) =>
  (await test.call(as, previewBulkAct, { action, requests: [...requests], ...(to ? { to } : {}) })).data
/** Orders what the preview showed. */
const start = async (as: 'inspector' | 'head', action: Action, numbers: readonly string[], rest: object = {}) => {
  const shown = await preview(as, action, numbers)
  const requests = shown.map(({ request_number, version, holder }) => ({
    request_number,
    version,
    holder: holder?.id ?? null,
  }))
  return (await test.call(as, startBulkAct, { action, requests, ...rest })).id
}
/** The time to undo is over, and the job comes. */
const later = async (services: Services = test.app.services) => {
  ahead += undoSeconds * 1000
  await runBulkActs(services)()
}
const resultOf = async (as: 'inspector' | 'head', id: string) =>
  (await test.call(as, listBulkActs, {})).data.find(act => act.id === id)
const stateOf = async (number: string) =>
  (await test.call('inspector', getCase, { requestnumber: number })).request.status
const eventsOf = async (number: string, action: string) =>
  test.app.services.db
    .selectFrom('request_events as e')
    .innerJoin('requests as r', 'r.id', 'e.request_id')
    .select(['e.actor_user_id', 'e.actor_name'])
    .where('r.request_number', '=', number)
    .where('e.action', '=', action as 'receive')
    .execute()
const several = (count: number, make: () => Promise<string>) =>
  Array.from({ length: count }).reduce<Promise<string[]>>(
    async made => [...(await made), await make()],
    Promise.resolve([]),
  )

describe('the preview', () => {
  it('[REQ-BULK-02] says of each request what the action alone would answer, and changes nothing', async () => {
    const sent = await sentRequest(test, 'citizen')
    const received = await reviewedRequest(test, 'citizen', 1)
    const unpaid = await reviewedRequest(test, 'citizen', 2)
    const numbers = [sent, received, unpaid, 'R000000000']
    for (const [action, call] of [
      ['receive', receiveRequest],
      ['agree', agreeRequest],
    ] as const) {
      const shown = await preview('inspector', action, numbers)
      for (const { request_number, version, refused } of shown) {
        if (refused === null) continue
        const alone = await test.refused('inspector', call, { request_number, version })
        expect([request_number, refused.code, refused.params]).toEqual([request_number, alone.code, alone.params ?? {}])
      }
    }
    expect((await preview('inspector', 'receive', numbers)).map(({ refused }) => refused?.code ?? null)).toEqual([
      null,
      'wrong_state',
      'wrong_state',
      'request_not_found',
    ])
    expect((await preview('inspector', 'agree', numbers)).map(({ refused }) => refused?.code ?? null)).toEqual([
      'wrong_state',
      null,
      'fee_unsettled',
      'request_not_found',
    ])
    expect((await eventsOf(sent, 'receive')).length).toBe(0)
  })

  it('[REQ-BULK-02] tells nothing of requests outside the scope, and names who holds the others', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const [shown] = await preview('head', 'return', [number])
    expect(shown?.holder).toEqual({ id: inspector.id, name: inspector.name })
    const grants = (organization_id: number | null) =>
      test.app.services.db
        .updateTable('staff_grants')
        .set({ organization_id })
        .where('user_id', '=', inspector.id)
        .execute()
    await grants(7)
    try {
      expect(await preview('inspector', 'agree', [number])).toEqual([
        {
          request_number: number,
          title: null,
          applicant: null,
          version: 0,
          holder: null,
          refused: { code: 'request_not_found', params: {} },
        },
      ])
    } finally {
      await grants(null)
    }
  })

  it('[REQ-BULK-01] knows no decision that issues a certificate or ends a request', async () => {
    for (const action of ['approve', 'reject', 'waive_fee']) {
      const { status } = await test.raw('head', startBulkAct, {
        action,
        requests: [{ request_number: 'R000000000', version: 1, holder: null }],
      })
      expect(status, action).toBe(400)
    }
  })
})

describe('an action on many', () => {
  it('[REQ-BULK-03] waits with nothing written and nobody told, and can be undone until it begins', async () => {
    const numbers = await several(2, () => sentRequest(test, 'citizen'))
    const id = await start('inspector', 'receive', numbers)
    expect(await resultOf('inspector', id)).toMatchObject({
      state: 'waiting',
      seconds_left: undoSeconds,
      total: 2,
      done: 0,
    })
    ahead += (undoSeconds - 4) * 1000
    await runBulkActs(test.app.services)()
    expect(await Promise.all(numbers.map(stateOf))).toEqual([0, 0])
    await test.call('inspector', cancelBulkAct, { id })
    // Undone twice is undone.
    await test.call('inspector', cancelBulkAct, { id })
    await later()
    expect(await Promise.all(numbers.map(stateOf))).toEqual([0, 0])
    expect(await resultOf('inspector', id)).toBeUndefined()
    const begun = await start('inspector', 'receive', numbers)
    await later()
    expect((await test.refused('inspector', cancelBulkAct, { id: begun })).code).toBe('bulk_act_begun')
    expect(await Promise.all(numbers.map(stateOf))).toEqual([1, 1])
  })

  it('[REQ-BULK-04] happens by the decision, event and notification of each case alone', async () => {
    const numbers = await several(2, () => sentRequest(test, 'citizen'))
    await start('inspector', 'receive', numbers)
    await later()
    for (const number of numbers) {
      expect(await eventsOf(number, 'receive')).toEqual([{ actor_user_id: inspector.id, actor_name: inspector.name }])
      expect((await test.call('inspector', getCase, { requestnumber: number })).holder?.id).toBe(inspector.id)
    }
    const told = () =>
      test.app.services.db.selectFrom('notifications').select('id').where('type', '=', 'request_return').execute()
    const before = (await told()).length
    await start('inspector', 'return', numbers, { remark: { title: 'Хүсэлтийн талаар', comment: 'Зураг бүдэг байна' } })
    expect((await told()).length).toBe(before)
    await later()
    expect((await told()).length).toBe(before + 2)
    const opened = await test.call('inspector', getCase, { requestnumber: numbers[0] ?? '' })
    expect(opened.request.status).toBe(2000)
    expect(opened.comments.map(({ comment }) => comment)).toEqual(['Зураг бүдэг байна'])
  })

  it('[REQ-BULK-04] happens once after a restart in between and with several processes at once', async () => {
    const numbers = await several(4, () => sentRequest(test, 'citizen'))
    const id = await start('inspector', 'receive', numbers)
    // The process dies after two of them.
    let left = 2
    const dying: Services = {
      ...test.app.services,
      clock: {
        now: () => {
          if (new Error().stack?.includes('apply-action') && left-- <= 0) throw new Error('the process died')
          return clock.now()
        },
      },
    }
    await expect(later(dying)).rejects.toThrow('Cases of a bulk action failed')
    expect(await resultOf('inspector', id)).toMatchObject({ state: 'running', done: 2, refused: [] })
    const second = await openTestApp({
      clock,
      on: { address: test.address, dataDir: test.app.services.config.DATA_DIR },
    })
    try {
      await Promise.all([
        runBulkActs(test.app.services)(),
        runBulkActs(second.app.services)(),
        runBulkActs(second.app.services)(),
      ])
    } finally {
      await second.close()
    }
    expect(await resultOf('inspector', id)).toMatchObject({ state: 'done', done: 4, refused: [] })
    for (const number of numbers) expect(await eventsOf(number, 'receive'), number).toHaveLength(1)
  })

  it('[REQ-BULK-04] runs by itself once its time is over', async () => {
    const working = await openTestApp({ work: true })
    try {
      const number = await sentRequest(working, 'citizen')
      const { id } = await working.call('inspector', startBulkAct, {
        action: 'receive',
        requests: [{ request_number: number, version: await versionOf(working, 'inspector', number), holder: null }],
      })
      const state = async () =>
        (await working.call('inspector', listBulkActs, {})).data.find(act => act.id === id)?.state
      await expect.poll(state, { timeout: 25_000, interval: 500 }).toBe('done')
    } finally {
      await working.close()
    }
  }, 40_000)

  it('[REQ-BULK-05] ends with the requests that it did not happen with, those that changed since the preview among them', async () => {
    const numbers = await several(2, () => sentRequest(test, 'citizen'))
    const [changed = '', other = ''] = numbers
    const id = await start('inspector', 'receive', [...numbers, 'R000000000'])
    await test.call('inspector', receiveRequest, {
      request_number: changed,
      version: await versionOf(test, 'inspector', changed),
    })
    await later()
    const result = await resultOf('inspector', id)
    expect(result).toMatchObject({ state: 'done', total: 3, done: 1 })
    expect(new Map(result?.refused.map(({ request_number, code }) => [request_number, code]))).toEqual(
      new Map([
        ['R000000000', 'request_not_found'],
        [changed, 'version_conflict'],
      ]),
    )
    expect(await eventsOf(other, 'receive')).toHaveLength(1)
    // It is read until it is put away, by whoever ordered it alone.
    expect(await resultOf('head', id)).toBeUndefined()
    await test.call('inspector', closeBulkAct, { id })
    expect(await resultOf('inspector', id)).toBeUndefined()
  })

  it('[REQ-BULK-01] [REQ-BULK-05] assigns to whoever may decide, sets free, and refuses a case that somebody took meanwhile', async () => {
    const number = await reviewedRequest(test, 'citizen', 3)
    const early = await sentRequest(test, 'citizen')
    const shown = await preview('head', 'assign', [number, early], head.id)
    expect(shown.map(({ refused }) => refused?.code ?? null)).toEqual([null, 'assignee_not_allowed'])
    await start('head', 'assign', [number], { to: head.id })
    await later()
    const holder = async () => (await test.call('head', getCase, { requestnumber: number })).holder?.id ?? null
    expect(await holder()).toBe(head.id)
    const id = await start('head', 'release', [number])
    await test.call('head', assignRequests, { requests: [{ request_number: number, holder: head.id }], to: null })
    await later()
    expect((await resultOf('head', id))?.refused.map(({ code }) => code)).toEqual(['holder_changed'])
    expect(await holder()).toBeNull()
  })

  it('[REQ-BULK-06] is refused with every case when the person lost the role or the account while it waited', async () => {
    const number = await sentRequest(test, 'citizen')
    const { db } = test.app.services
    const grants = await db.selectFrom('staff_grants').selectAll().where('user_id', '=', inspector.id).execute()
    await start('inspector', 'receive', [number])
    await db.deleteFrom('staff_grants').where('user_id', '=', inspector.id).execute()
    try {
      await later()
      expect(await eventsOf(number, 'receive')).toHaveLength(0)
    } finally {
      await db.insertInto('staff_grants').values(grants).execute()
    }
    const act = (await test.call('inspector', listBulkActs, {})).data[0]
    expect(act?.refused.map(({ code }) => code)).toEqual(['not_allowed'])
  })
})

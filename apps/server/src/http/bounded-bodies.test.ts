// What a call costs is bounded before its body is read.
import { EventEmitter } from 'node:events'
import { brotliCompressSync } from 'node:zlib'
import { me } from '@khyanalt/contract/auth'
import { bodySizeOf, bodySizes } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import { checkAuth } from '@khyanalt/contract/session-checks'
import { noSecondFactor } from '@khyanalt/domain/second-factor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { admission, openLine } from './admission.ts'
import { isWithin } from './json-body.ts'
import type { Session } from './session.ts'
import { openWorkBudget } from './work-budget.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const json = 'application/json'
const send = async (path: string, payload: string | Buffer, headers: Readonly<Record<string, string>> = {}) => {
  const options = {
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { 'content-type': json, ...headers },
  } as const
  const reply = await test.app.http.inject(options)
  return { status: reply.statusCode, code: reply.json().code as string | undefined }
}

/** A body of so many bytes. */
const sized = (bytes: number): string => `{"a":"${'x'.repeat(bytes - 8)}"}`
/** A body of so many values. */
const numbers = (values: number): string => `{"a":[${Array.from({ length: values - 1 }, () => 1).join()}]}`

describe('the body of a call', () => {
  it('[REQ-BOUND-01] is never unpacked', async () => {
    const deep = brotliCompressSync(Buffer.from('[[[[]]]]'))
    for (const encoding of ['br', 'gzip', 'deflate', 'zstd']) {
      expect(await send(checkAuth.path, deep, { 'content-encoding': encoding }), encoding).toEqual({
        status: 400,
        code: 'invalid_input',
      })
    }
    // The same letters, packed, would be a good body.
    const good = brotliCompressSync(Buffer.from('{"token":"a"}'))
    expect((await send(checkAuth.path, good, { 'content-encoding': 'br' })).code).toBe('invalid_input')
    expect((await send(checkAuth.path, '{"token":"a"}')).status).toBe(200)
  })

  it('[REQ-BOUND-02] holds 16 kB where anybody may call', async () => {
    const bytes = 16 * 1024
    const open = calls.filter(
      ({ access, method, transport }) => access === 'public' && method === 'POST' && transport !== 'upload',
    )
    expect(open.length).toBeGreaterThan(5)
    for (const call of open) {
      const path = call.path.replace(/\{\w+\}/g, '1')
      expect(await send(path, sized(bytes + 1)), call.name).toEqual({ status: 413, code: 'body_too_large' })
    }
    expect((await send(checkAuth.path, sized(bytes))).status).toBe(200)
  })

  it('[REQ-BOUND-02] holds 64 kB with a session, and what forms need where answers are saved or sent', async () => {
    const sizes = Object.fromEntries(calls.map(call => [call.name, bodySizes[bodySizeOf(call)].bytes]))
    const large = ['saveDraft', 'submitRequest', 'resubmitRequest', 'saveServiceDraft', 'createFeeReport']
    expect(large.map(name => sizes[name])).toEqual(large.map(() => 2 * 1024 * 1024))
    expect(sizes.approveRequest).toBe(64 * 1024)
    const authorization = `Bearer ${await test.token('head')}`
    const approve = (body: string) => send('/staff/request/approve', body, { authorization })
    expect((await approve(sized(64 * 1024))).code).toBe('invalid_input')
    expect(await approve(sized(64 * 1024 + 1))).toEqual({ status: 413, code: 'body_too_large' })
    const publicAndLarge = calls.filter(({ access, body }) => access === 'public' && body !== undefined)
    expect(publicAndLarge.map(({ name }) => name)).toEqual([])
  })

  it('[REQ-BOUND-03] is not read for callers whom the call is not for', async () => {
    // A body that would be refused itself, had it been read.
    const huge = `{"a":"${'x'.repeat(3_000_000)}"}`
    expect(await send('/request/savedraft', huge)).toEqual({ status: 401, code: 'not_signed_in' })
    const authorization = `Bearer ${await test.token('citizen')}`
    expect(await send('/staff/request/approve', huge, { authorization })).toEqual({ status: 403, code: 'not_allowed' })
    expect(await send('/request/savedraft', huge, { authorization })).toEqual({ status: 413, code: 'body_too_large' })
  })

  it('[REQ-BOUND-04] is refused by depth and by the number of its values', async () => {
    const authorization = `Bearer ${await test.token('citizen')}`
    const deep = `{"request_number":"R260000001","data":{"a":${'['.repeat(2000)}${']'.repeat(2000)}}}`
    const many = `{"request_number":"R260000001","data":{"a":[${'[],'.repeat(450_000)}0]}}`
    for (const body of [deep, many]) {
      expect(await send('/request/savedraft', body, { authorization })).toEqual({ status: 400, code: 'invalid_input' })
    }
    const statuses = async (path: string, most: number, headers = {}) =>
      Promise.all([most, most + 1].map(async values => (await send(path, numbers(values), headers)).status))
    expect(await statuses(checkAuth.path, 1000)).toEqual([200, 400])
    expect(await statuses(me.path, 5000, { authorization })).toEqual([200, 400])
  })
})

describe('the measure of JSON', () => {
  const within = (text: string, depth: number, values: number, members = 100) =>
    isWithin(Buffer.from(text), { depth, values, members })

  it.each([
    ['[[[]]]', 3, 10, true],
    ['[[[[]]]]', 3, 10, false],
    ['[1,2,3]', 1, 3, true],
    ['[1,2,3,4]', 1, 3, false],
    ['{"a":"[[[[,,,,"}', 1, 1, true],
    ['{"a\\"[[[[":"\\\\"}', 1, 1, true],
    ['{"Өргөтгөл, ₮":"[]"}', 1, 1, true],
    ['', 1, 1, true],
  ])('[REQ-BOUND-04] tells whether %s stays within %i levels and %i values', (text, depth, values, expected) => {
    expect(within(text, depth, values)).toBe(expected)
  })
})

describe('the members of an object', () => {
  const fields = (count: number): string => `{${Array.from({ length: count }, (_, at) => `"k${at}":[1,{"b":2}]`)}}`

  it.each([
    [fields(10), 10, true],
    [fields(11), 10, false],
    ['[{"a":1,"b":2},{"a":1,"b":2},{"a":1,"b":2}]', 2, true],
    ['[{"a":1,"b":2},{"a":1,"b":2,"c":3}]', 2, false],
    ['{"a":[1,2,3,4,5,6,7,8]}', 1, true],
    ['{"a":"\\",b,\\\\","c":1}', 2, true],
  ])('[REQ-BUDGET-03] of %s: at most %i of them are let through: %s', (text, members, expected) => {
    expect(isWithin(Buffer.from(text), { depth: 10, values: 1000, members })).toBe(expected)
  })

  it('[REQ-BUDGET-03] are refused above 2000 before anything is built, whatever the call is', async () => {
    const authorization = `Bearer ${await test.token('citizen')}`
    const body = (count: number) => `{"request_number":"R269999999","data":${fields(count)}}`
    expect(await send('/request/savedraft', body(2001), { authorization })).toEqual({
      status: 400,
      code: 'invalid_input',
    })
    expect((await send('/request/savedraft', body(2000), { authorization })).code).toBe('request_not_found')
  })
})

describe('costly calls', () => {
  class Reply extends EventEmitter {
    closed = false
    end(): void {
      this.closed = true
      this.emit('close')
    }
  }
  const settle = () => new Promise(resolve => setImmediate(resolve))

  it('[REQ-BOUND-05] of one person run one after the other, those of others beside them', async () => {
    const line = openLine()
    const [first, second, other] = [new Reply(), new Reply(), new Reply()]
    const begun: string[] = []
    const enter = (name: string, person: string, reply: Reply) => line.enter(person, reply).then(() => begun.push(name))
    void enter('first', 'nurse', first)
    void enter('second', 'nurse', second)
    void enter('other', 'inspector', other)
    await settle()
    expect(begun).toEqual(['first', 'other'])
    first.end()
    await settle()
    expect(begun).toEqual(['first', 'other', 'second'])
  })

  it('[REQ-BOUND-05] wait for the one that runs even when one between gives up, and not without end', async () => {
    const line = openLine()
    const replies = Array.from({ length: 101 }, () => new Reply())
    const begun: number[] = []
    replies.forEach((reply, place) => void line.enter('nurse', reply).then(() => begun.push(place)))
    await expect(line.enter('nurse', new Reply())).rejects.toMatchObject({ code: 'too_many_requests' })
    replies[1]?.end()
    await settle()
    expect(begun).toEqual([0])
    for (const reply of replies) reply.end()
    await settle()
    const gone = new Reply()
    gone.end()
    await line.enter('nurse', gone)
    const later = new Reply()
    await line.enter('nurse', later)
    expect(begun).toHaveLength(101)
  })

  it('[REQ-BUDGET-04] let others go before the next of the same person, three times as long as they took', async () => {
    const line = openLine()
    const [first, second, third, other] = Array.from({ length: 4 }, () => new Reply()) as [Reply, Reply, Reply, Reply]
    const begun: string[] = []
    const enter = (name: string, reply: Reply, rest: number, person = 'nurse') =>
      line.enter(person, reply, () => rest).then(() => begun.push(name))
    void enter('first', first, 60)
    void enter('second', second, 9_999_999)
    void enter('third', third, 0)
    await settle()
    // Who gives up before the turn took nothing.
    second.end()
    const ended = performance.now()
    first.end()
    await settle()
    void enter('other', other, 0, 'inspector')
    await settle()
    expect(begun).toEqual(['first', 'other'])
    await expect.poll(() => begun).toEqual(['first', 'other', 'second', 'third'])
    expect(performance.now() - ended).toBeGreaterThanOrEqual(59)
  })

  it('[REQ-BUDGET-04] keeps nobody waiting longer than three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const line = openLine()
      const [first, second] = [new Reply(), new Reply()]
      const begun: string[] = []
      void line.enter('nurse', first, () => 9_999_999).then(() => begun.push('first'))
      void line.enter('nurse', second).then(() => begun.push('second'))
      await settle()
      first.end()
      await settle()
      await vi.advanceTimersByTimeAsync(2999)
      expect(begun).toEqual(['first'])
      await vi.advanceTimersByTimeAsync(1)
      expect(begun).toEqual(['first', 'second'])
    } finally {
      vi.useRealTimers()
    }
  })
  it('[REQ-BOUND-05] [REQ-BUDGET-04] are sends, saves, papers and tables, and rest three times as long as they took', async () => {
    let processor = 0
    const budget = openWorkBudget(600, { processor: () => processor, now: () => 0 })
    const session = { userId: 'u1', loginType: 'client', grants: [], support: null, secondFactor: noSecondFactor }
    const costly: string[] = []
    let rest = (): number => Number.NaN
    const line = {
      enter: async (_: string, __: unknown, after = () => 0) => {
        rest = after
      },
    }
    for (const call of calls.filter(({ access }) => access === 'signed-in' || access === 'client')) {
      rest = () => Number.NaN
      const request = { headers: { authorization: 'Bearer t' } } as FastifyRequest
      const findSession = async () => session as unknown as Session
      await admission(call, { findSession, line, budget })(request, { raw: new Reply() } as unknown as FastifyReply)
      budget.run(request.allowance, () => {
        processor += 40
      })
      budget.serve(null)
      if (Number.isNaN(rest())) continue
      costly.push(call.name)
      expect(rest(), call.name).toBe(120)
    }
    expect(costly.toSorted()).toEqual([
      ...['createFeeReport', 'downloadExplosiveReport', 'downloadFeeSheet', 'getFeeReportPdf', 'getInvoicePdf'],
      ...[
        'getLetterPdf',
        'getRequestPdf',
        'resubmitRequest',
        'saveDraft',
        'saveFeeReportDraft',
        'submitRequest',
        'updateFeeReport',
      ],
    ])
  })
  it('[REQ-BOUND-05] of a person all come to their end', async () => {
    const authorization = `Bearer ${await test.token('citizen')}`
    const body = '{"request_number":"R269999999","data":{}}'
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send('/request/savedraft', body, { authorization })),
    )
    expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'request_not_found'))
  })
})

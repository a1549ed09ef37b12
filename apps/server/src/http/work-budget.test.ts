// Nobody's calls take more of the one thread than a person needs.
import { listCertificates } from '@khyanalt/contract/certificates'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { networkOf } from './caller-address.ts'
import { openWorkBudget } from './work-budget.ts'

/** A thread and a clock that are moved by hand, in milliseconds. */
const openByHand = (secondsPerMinute: number) => {
  let processor = 0
  let now = 0
  const budget = openWorkBudget(secondsPerMinute, { processor: () => processor, now: () => now })
  return { budget, work: (ms: number) => (processor += ms), wait: (ms: number) => (now += ms) }
}

const client = (userId: string) => ({ userId, loginType: 'client' }) as const

describe('the budget of work', () => {
  it('[REQ-BUDGET-01] charges whoever is served with the processor time until somebody else is', async () => {
    const { budget, work } = openByHand(60)
    const [nurse, inspector] = [budget.ofPerson(client('nurse')), budget.ofPerson(client('inspector'))]
    const full = nurse.left
    const arrived = Promise.withResolvers<void>()
    const call = budget.run(nurse, async () => {
      work(30)
      await arrived.promise
      budget.resume()
      work(5)
    })
    // While the nurse's call waits for the database, the inspector's runs.
    budget.run(inspector, () => void work(100))
    budget.serve(null)
    work(1000)
    arrived.resolve()
    await call
    budget.serve(null)
    expect(full - nurse.left).toBe(35)
    expect(full - inspector.left).toBe(100)
  })

  it('[REQ-BUDGET-01] refuses above it and says when to come back, which is true to the second', () => {
    const { budget, work, wait } = openByHand(6)
    const flood = budget.ofPerson(client('flood'))
    budget.admit(flood)
    budget.run(flood, () => void work(2500))
    budget.serve(null)
    const refused = () => budget.admit(flood)
    // A third of six seconds may be spent at once; half a second too much comes back in five.
    expect(refused).toThrow(expect.objectContaining({ code: 'too_many_requests', details: { retryAfter: 6 } }))
    wait(4900)
    expect(refused).toThrow()
    wait(1100)
    refused()
    // Others were never concerned, and nobody saves up more than a third of a minute's.
    budget.admit(budget.ofPerson(client('nurse')))
    wait(10 * 60_000)
    refused()
    expect(flood.left).toBe(2000)
  })

  it('[REQ-BUDGET-01] forgets beyond 20,000 callers those who have everything again, and nobody who spent', () => {
    const { budget, work, wait } = openByHand(6)
    const [busy, whole] = [budget.ofPerson(client('busy')), budget.ofPerson(client('whole'))]
    budget.run(busy, () => void work(3000))
    budget.serve(null)
    for (let at = 2; at < 20_000; at += 1) budget.ofPerson(client(`made-up-${at}`))
    expect(budget.ofPerson(client('whole'))).toBe(whole)
    budget.ofPerson(client('one more'))
    expect(budget.ofPerson(client('busy'))).toBe(busy)
    expect(budget.ofPerson(client('whole'))).not.toBe(whole)
    // A minute later the busy one has what may be spent at once, and is like new.
    wait(60_000)
    expect(() => budget.admit(busy)).not.toThrow()
  })

  it('[REQ-BUDGET-02] gives a signed-out address and staff four times as much as a client', () => {
    const { budget } = openByHand(6)
    expect(budget.ofAddress('192.0.2.1').left).toBe(4 * budget.ofPerson(client('nurse')).left)
    expect(budget.ofPerson({ userId: 'head', loginType: 'user' }).left).toBe(budget.ofAddress('192.0.2.1').left)
    expect(budget.ofAddress('192.0.2.1')).toBe(budget.ofAddress('192.0.2.1'))
  })
  it('[REQ-BUDGET-02] counts an address of IPv4 by itself, and all of one line of IPv6 as one network', () => {
    expect([networkOf('192.0.2.1'), networkOf('::ffff:192.0.2.1')]).toEqual(['192.0.2.1', '192.0.2.1'])
    const line = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:0:0:9', '2001:db8:1:2:3:4:5:6'].map(networkOf)
    expect(new Set(line)).toEqual(new Set(['2001:db8:1:2::/64']))
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  })
})

describe('calls', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ environment: { WORK_LIMIT: '0.3' } })
  })
  afterAll(() => test.close())

  const ask = async (path: string, token: string | null, remoteAddress: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const reply = await test.app.http.inject({ url: `/api${path}`, headers, remoteAddress })
    return { status: reply.statusCode, code: reply.json().code, after: Number(reply.headers['retry-after']) }
  }
  /** Asks until it is refused; throws when that never happens. */
  const askUntilRefused = async (path: string, token: string | null, remoteAddress: string) => {
    for (let calls = 0; calls < 2000; calls++) {
      const told = await ask(path, token, remoteAddress)
      if (told.status !== 200) return { ...told, calls }
    }
    throw new Error('nothing was refused')
  }

  it('[REQ-BUDGET-01] of a person who asks too much are refused with the code and the time, from every address', async () => {
    const token = await test.token('citizen')
    const told = await askUntilRefused(listMyRequests.path, token, '192.0.2.7')
    expect(told).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(told.after).toBeGreaterThanOrEqual(1)
    expect(told.calls).toBeGreaterThan(1)
    expect((await ask(listMyRequests.path, token, '198.51.100.7')).status).toBe(429)
    // Others go on: another person, also behind the same address.
    expect((await ask(listMyRequests.path, await test.token('foreigner'), '192.0.2.7')).status).toBe(200)
  })

  it('[REQ-BUDGET-02] of a signed-out address are refused alike, those of another are not', async () => {
    const told = await askUntilRefused(listCertificates.path, null, '192.0.2.8')
    expect(told).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect((await ask(listCertificates.path, null, '192.0.2.9')).status).toBe(200)
    // Who is signed in has an allowance of one's own, wherever one sits.
    expect((await ask(listMyRequests.path, await test.token('hospitalAdmin'), '192.0.2.8')).status).toBe(200)
  })

  it('[REQ-BUDGET-02] of whoever asks whether the process lives are never refused', async () => {
    const remoteAddress = '192.0.2.10'
    await askUntilRefused(listCertificates.path, null, remoteAddress)
    for (let times = 0; times < 20; times += 1) {
      for (const url of ['/healthz', '/readyz?exclude=database']) {
        expect((await test.app.http.inject({ url, remoteAddress })).statusCode, url).toBe(200)
      }
    }
  })
})

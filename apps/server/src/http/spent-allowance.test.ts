// Whoever has spent everything: which requests are refused at once, and who is charged for the others.
import { beforeEach, expect, it } from 'vitest'
import { admission, openLine } from './admission.ts'
import { chargeCallers, openWorkBudget } from './work-budget.ts'

type Hook = (request: object) => Promise<unknown>
const ip = '192.0.2.1'
const session = { userId: 'u1', loginType: 'client', grants: [], secondFactor: { missing: false } }

let processor = 0
let budget: ReturnType<typeof openWorkBudget>
let hooks: Record<string, Hook>
beforeEach(() => {
  processor = 0
  budget = openWorkBudget(60, { processor: () => processor, now: () => 0 })
  hooks = {}
  const app = {
    decorateRequest: () => undefined,
    addHook: (name: string, hook: Hook) => {
      hooks[name] = hook
    },
  }
  chargeCallers(app as never, budget)
})

const arrive = (url: string | undefined, call?: object) =>
  hooks.onRequest?.({ ip, routeOptions: { url, config: { call } } })
const refused = expect.objectContaining({ code: 'too_many_requests' })

it('[REQ-BUDGET-02] refuses pages to an address that spent everything, but neither calls nor the signs of life', async () => {
  await arrive('/posts')
  budget.ofAddress(ip).left = 0
  await expect(arrive('/posts')).rejects.toEqual(refused)
  await expect(arrive(undefined)).rejects.toEqual(refused)
  await arrive('/healthz')
  await arrive('/readyz')
  // A call may be that of a person with an allowance of one's own.
  await arrive('/api/requests', { name: 'listMyRequests' })
})

it('[REQ-BUDGET-01] charges a page to its address until it is answered', async () => {
  const { left } = budget.ofAddress(ip)
  await arrive('/posts')
  processor += 40
  await hooks.onResponse?.({})
  processor += 1000
  budget.serve(null)
  expect(left - budget.ofAddress(ip).left).toBe(40)
})

it('[REQ-BUDGET-01] refuses the call of a person who spent everything, and charges the person for the others', async () => {
  const own = budget.ofPerson(session as never)
  const ask = async () => {
    const request = { headers: { authorization: 'Bearer token' }, allowance: budget.ofAddress(ip), note: {} }
    const check = admission({ access: 'signed-in' } as never, {
      findSession: async () => session as never,
      line: openLine(),
      budget,
    })
    await check(request as never, { raw: { closed: true, once: () => {} } } as never)
  }
  const { left } = own
  await ask()
  processor += 25
  budget.serve(null)
  expect(left - own.left).toBe(25)
  own.left = 0
  await expect(ask()).rejects.toEqual(refused)
})

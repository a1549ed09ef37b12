// Whoever has spent everything: which requests are refused at once, and who is charged for the others.
import { beforeEach, expect, it } from 'vitest'
import { admission, type openLine } from './admission.ts'
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

const asked = (call: object, enter: () => void = () => undefined) => {
  const request = { headers: { authorization: 'Bearer token' }, allowance: budget.ofAddress(ip), note: {} }
  const check = admission({ access: 'signed-in', ...call } as never, {
    findSession: async () => session as never,
    line: { enter: async () => enter() } as ReturnType<typeof openLine>,
    budget,
  })
  return check(request as never, { raw: {} } as never)
}

it('[REQ-BUDGET-01] refuses the call of a person who spent everything, and charges the person for the others', async () => {
  const own = budget.ofPerson(session as never)
  const { left } = own
  await asked({})
  processor += 25
  budget.serve(null)
  expect(left - own.left).toBe(25)
  own.left = 0
  await expect(asked({})).rejects.toEqual(refused)
})

it('[REQ-BUDGET-01] judges a costly call again after its turn has come, and charges it from then on', async () => {
  const own = budget.ofPerson(session as never)
  const { left } = own
  // While it waits, others are served.
  await asked({ body: 'large' }, () => budget.serve(budget.ofAddress('192.0.2.9')))
  processor += 30
  budget.serve(null)
  expect(left - own.left).toBe(30)
  const late = asked({ body: 'large' }, () => {
    own.left = 0
  })
  await expect(late).rejects.toEqual(refused)
})

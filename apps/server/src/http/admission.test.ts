import { describe, expect, it } from 'vitest'
import { admission, admit, openLine } from './admission.ts'
import { openWorkBudget } from './work-budget.ts'

const session = (rest: object = {}) =>
  ({ userId: 'u1', loginType: 'client', grants: [], secondFactor: { missing: false }, ...rest }) as never
const codeOf = (act: () => void) => {
  try {
    act()
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'admitted'
}

describe('who may call', () => {
  const client = session()
  const inspector = session({ loginType: 'user', grants: [{ role: 'FINANCE' }, { role: 'REVIEWER' }] })
  const told = (access: Parameters<typeof admit>[0], caller: typeof client | null, token: string | null = null) =>
    codeOf(() => admit(access, caller, token))

  it('[REQ-ROLE-03] everybody what is public, and nobody else anything without a session', () => {
    expect(told('public', null)).toBe('admitted')
    for (const access of ['signed-in', 'client', 'portal', { staff: ['REVIEWER'] }] as const) {
      expect(told(access as never, null)).toBe('not_signed_in')
      expect(told(access as never, null, 'of yesterday')).toBe('session_expired')
    }
  })

  it('clients and accounts of the portal what is theirs, both what is for whoever is signed in', () => {
    const kinds = ['signed-in', 'client', 'portal'] as const
    expect(kinds.map(access => told(access, client))).toEqual(['admitted', 'admitted', 'not_allowed'])
    expect(kinds.map(access => told(access, inspector))).toEqual(['admitted', 'not_allowed', 'admitted'])
  })

  it('[REQ-ROLE-06] roles what one of theirs is named for', () => {
    const of = (...staff: readonly string[]) => told({ staff } as never, inspector)
    expect([of('REVIEWER'), of('ADMIN', 'FINANCE'), of('ADMIN', 'APPROVER')]).toEqual([
      'admitted',
      'admitted',
      'not_allowed',
    ])
    expect(told({ staff: ['REVIEWER'] } as never, client)).toBe('not_allowed')
  })
})

describe('a call that is let in', () => {
  const budget = openWorkBudget(60, { processor: () => 0, now: () => 0 })
  const ask = async (call: object, found: object | null, token = 'token') => {
    const request = {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      allowance: budget.ofAddress('192.0.2.1'),
      note: {} as { caller?: string },
      session: undefined as unknown,
    }
    const check = admission(call as never, { findSession: async () => found as never, line: openLine(), budget })
    await check(request as never, { raw: { closed: true, once: () => {} } } as never)
    return request
  }
  const missing = session({ secondFactor: { missing: true } })

  it('[REQ-FACTOR-14] is refused to whoever lacks the second factor that is required, but for setting it up and what is public', async () => {
    await expect(ask({ access: 'signed-in' }, missing)).rejects.toMatchObject({ code: 'second_factor_needed' })
    expect((await ask({ access: 'signed-in', beforeSecondFactor: true }, missing)).session).toBe(missing)
    // What is public answers them as it answers nobody.
    expect((await ask({ access: 'public' }, missing)).session).toBeNull()
  })

  it('[REQ-BUDGET-01] [REQ-BUDGET-02] is charged to the person, and to the address of whoever has no session', async () => {
    const known = session()
    expect((await ask({ access: 'signed-in' }, known)).allowance).toBe(budget.ofPerson(known))
    expect((await ask({ access: 'public' }, null)).allowance).toBe(budget.ofAddress('192.0.2.1'))
  })

  it.each([
    ['client', session()],
    ['staff', session({ loginType: 'user' })],
    ['support', session({ support: { by: 'admin' } })],
  ])('is noted for logs as that of %s and nothing more', async (kind, found) => {
    expect((await ask({ access: 'signed-in' }, found)).note).toEqual({ caller: kind })
  })

  it('is noted as nobody’s without a session', async () => {
    expect((await ask({ access: 'public' }, null, '')).note).toEqual({})
  })
})

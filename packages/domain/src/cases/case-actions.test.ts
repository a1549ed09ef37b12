import { describe, expect, it } from 'vitest'
import type { Actor } from '../actor.ts'
import { lateRequestCase } from '../fee-report/late-requests.ts'
import { feeReportCase } from '../fee-report/report-actions.ts'
import { noFee } from '../fee-state.ts'
import { foodObjectCase } from '../food-object-actions.ts'
import { fullRights } from '../member-rights.ts'
import type { Mongo } from '../money.ts'
import { requestCase } from '../request-actions.ts'
import { PartTaken } from '../took-part.ts'
import { allowedActions, barredFromDeciding, findRule, isApplicant, knowsOf, may, nextPlace } from './case-actions.ts'
import type { CaseFacts, CaseType } from './case-type.ts'

const kinds: readonly { readonly of: string; readonly type: CaseType }[] = [
  { of: 'a request', type: requestCase },
  { of: 'a food object', type: foodObjectCase },
  { of: 'a fee report', type: feeReportCase },
  { of: 'a late request', type: lateRequestCase },
]

const facts: CaseFacts<string> = {
  module: 'INSPECTION',
  categoryId: 1,
  organizationId: 2,
  state: 'sent',
  step: 1,
  plan: [{ role: 'REVIEWER' }, { role: 'APPROVER' }],
  ownerUserId: 'owner',
  ownerCompanyId: null,
  createdBy: 'owner',
  deskId: null,
  helpers: [],
  parts: [],
  fee: { ...noFee, amount: 1 as Mongo, waived: true },
  inForce: true,
}
/** Holds every role of the agency everywhere. */
const staff: Actor = {
  kind: 'staff',
  userId: 'somebody',
  organizationId: 2,
  grants: (['OPERATOR', 'REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN'] as const).map(role => ({ role })),
}
const owner: Actor = { kind: 'client', userId: 'owner', companyIds: [], rights: {} }

/** Every state × action of a kind at both steps of the plan. */
const everyMove = (type: CaseType) =>
  Object.keys(type.transitions).flatMap(state =>
    Object.keys(type.transitions[state] ?? {}).flatMap(action =>
      [1, 2].map(step => ({ action, at: { ...facts, state, step } })),
    ),
  )

describe.each(kinds)('$of', ({ type }) => {
  it('[REQ-CASE-01] leads from each state to states that it declares, and is gone only where it says so', () => {
    const states = Object.keys(type.transitions)
    for (const { action, at } of everyMove(type)) {
      const next = nextPlace(type, action, at)
      expect(next === null, `${action} of ${at.state}`).toBe(findRule(type, at.state, action)?.to === 'deleted')
      if (next) expect(states).toContain(next.state)
    }
    expect(states).toEqual(expect.arrayContaining([...type.final]))
  })

  it('[REQ-AGENCY-02] is decided by nobody of the agency who made it or helped its applicant', () => {
    for (const own of [{ createdBy: 'somebody' }, { helpers: ['somebody'] }]) {
      for (const { action, at } of everyMove(type)) {
        if (!may(type, staff, action, at).allowed || findRule(type, at.state, action)?.by.includes('applicant'))
          continue
        expect(may(type, staff, action, { ...at, ...own }), action).toEqual({ allowed: false, because: 'own_request' })
      }
    }
  })

  it('[REQ-TWO-01] keeps whoever took part from the final decision, and from nothing else', () => {
    let barred = 0
    for (const as of Object.values(PartTaken)) {
      for (const { action, at } of everyMove(type)) {
        if (!may(type, staff, action, at).allowed) continue
        const isFinal = type.final.includes(nextPlace(type, action, at)?.state ?? '')
        const withPart = { ...at, parts: [{ userId: 'somebody', as }] }
        const isRejection = typeof findRule(type, at.state, action)?.to === 'object'
        expect(may(type, staff, action, withPart).allowed, `${action} of ${at.state}`).toBe(!isFinal || isRejection)
        if (!may(type, staff, action, withPart).allowed) {
          expect(barredFromDeciding(type, staff, withPart)).not.toBeNull()
          expect(barredFromDeciding(type, staff, at)).toBeNull()
          barred += 1
        }
      }
    }
    expect(barred).toBeGreaterThan(0)
  })

  it('[REQ-CASE-02] offers what it allows, and a stranger nothing, and no action that the table does not know', () => {
    const stranger: Actor = { kind: 'client', userId: 'stranger', companyIds: ['other'], rights: fullRights(['other']) }
    const known = [...new Set(everyMove(type).map(({ action }) => action))]
    for (const { at } of everyMove(type)) {
      expect(allowedActions(type, stranger, at)).toEqual([])
      for (const actor of [owner, staff]) {
        const allowed = known.filter(action => may(type, actor, action, at).allowed)
        expect(allowedActions(type, actor, at).toSorted()).toEqual(allowed.toSorted())
        for (const unknown of ['constructor', '__proto__', 'forget', '']) {
          expect(may(type, actor, unknown, at)).toEqual({ allowed: false, because: 'wrong_state' })
        }
      }
    }
  })

  it('[REQ-CASE-03] exists for its owner and, once sent, for the roles of its desk alone, within their limits', () => {
    expect(knowsOf(type, owner, { ...facts, state: 'draft' })).toBe(true)
    expect(
      knowsOf(
        type,
        { kind: 'client', userId: 'stranger', companyIds: ['other'], rights: fullRights(['other']) },
        facts,
      ),
    ).toBe(false)
    for (const role of ['OPERATOR', 'REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN'] as const) {
      const actor: Actor = { kind: 'staff', userId: 'somebody', organizationId: 3, grants: [{ role }] }
      expect([role, knowsOf(type, actor, facts)]).toEqual([role, type.desk.includes(role)])
      expect([role, knowsOf(type, actor, { ...facts, state: 'draft' })]).toEqual([role, false])
      for (const limit of [{ module: 'AMNAT' }, { categoryId: 9 }, { organizationId: 3 }] as const) {
        expect([role, limit, knowsOf(type, { ...actor, grants: [{ role, ...limit }] }, facts)]).toEqual([
          role,
          limit,
          false,
        ])
      }
    }
  })
})

describe('the front office', () => {
  it('makes requests for customers and acts as their applicant; no other kind of case', () => {
    const made = { ...facts, createdBy: 'somebody', deskId: 2 }
    expect(isApplicant(staff, made)).toBe(true)
    const isActing = ({ type }: (typeof kinds)[number]): boolean =>
      Object.keys(type.transitions).some(state => allowedActions(type, staff, { ...made, state }).length > 0)
    const acting = kinds.filter(isActing).map(({ of }) => of)
    expect(acting).toEqual(['a request'])
  })
})

describe.each(kinds)('who holds the step in $of', ({ type }) => {
  it.each(['reviewer', 'approver'] as const)('[REQ-AGENCY-02] is a %s at a step of that role only', party => {
    const [role, other] =
      party === 'reviewer' ? (['REVIEWER', 'APPROVER'] as const) : (['APPROVER', 'REVIEWER'] as const)
    const holder: Actor = { ...staff, grants: [{ role }] }
    for (const { action, at } of everyMove(type)) {
      const rule = findRule(type, at.state, action)
      if (!rule?.by.includes(party) || rule.by.some(one => one !== party && one !== 'applicant')) continue
      const step = rule.onStep === 'last' ? 2 : 1
      const refusal = (held: 'REVIEWER' | 'APPROVER') => {
        const verdict = may(type, holder, action, { ...at, step, plan: [{ role: held }, { role: held }] })
        return verdict.allowed ? null : verdict.because
      }
      expect(refusal(role), `${action} of ${at.state}`).not.toBe('wrong_role')
      expect(refusal(other), `${action} of ${at.state}`).toBe('wrong_role')
    }
  })

  it('[REQ-CASE-01] never is a member of staff where the portal itself acts', () => {
    const system: Actor = { kind: 'system' }
    for (const { action, at } of everyMove(type)) {
      const by = findRule(type, at.state, action)?.by
      if (by?.length !== 1 || by[0] !== 'system') continue
      expect(may(type, staff, action, at)).toEqual({ allowed: false, because: 'wrong_role' })
      expect(may(type, system, action, at)).not.toMatchObject({ because: 'wrong_role' })
    }
    for (const { action, at } of everyMove(type)) {
      if (!findRule(type, at.state, action)?.by.includes('system'))
        expect(may(type, system, action, at)).toMatchObject({ allowed: false })
    }
  })
})

it('[REQ-CASE-03] the desk of requests is the inspector, the head and finance; of all other cases the first two', () => {
  expect(kinds.map(({ type }) => type.desk)).toEqual([
    ['REVIEWER', 'APPROVER', 'FINANCE'],
    ['REVIEWER', 'APPROVER'],
    ['REVIEWER', 'APPROVER'],
    ['REVIEWER', 'APPROVER'],
  ])
})

it('every case exists for the portal itself, a draft too, and it is the applicant of none', () => {
  const system: Actor = { kind: 'system' }
  for (const { type } of kinds) expect(knowsOf(type, system, { ...facts, state: 'draft' })).toBe(true)
  expect(isApplicant(system, { ...facts, ownerUserId: null, createdBy: null })).toBe(false)
})

describe('whose case it is', () => {
  const operator: Actor = { ...staff, userId: 'operator', organizationId: null }

  it('[REQ-PORT-06] no desk is shared by accounts that have none', () => {
    expect(isApplicant(operator, { ...facts, createdBy: 'other', deskId: null })).toBe(false)
    expect(isApplicant({ ...operator, organizationId: 2 }, { ...facts, createdBy: 'other', deskId: 2 })).toBe(true)
    expect(isApplicant({ ...operator, organizationId: 2 }, { ...facts, createdBy: 'other', deskId: 3 })).toBe(false)
  })

  it("[REQ-AGENCY-02] a step that the plan does not have is nobody's step", () => {
    const refusal = (step: number) => may(requestCase, staff, 'receive', { ...facts, state: 'sent', step })
    expect(refusal(1)).toEqual({ allowed: true })
    expect([refusal(0), refusal(3)]).toEqual(Array(2).fill({ allowed: false, because: 'wrong_role' }))
  })

  it('clients are no operators: who made a case as its owner may send it', () => {
    expect(may(requestCase, owner, 'submit', { ...facts, state: 'draft', createdBy: 'owner' })).toEqual({
      allowed: true,
    })
  })
})

it('[REQ-CASE-02] says first what is nearer: of requests and food objects the step, of reports the role', () => {
  const nobody: Actor = { ...staff, grants: [] }
  const refusal = (type: CaseType, action: string, state: string, step: number) => {
    const verdict = may(type, nobody, action, { ...facts, state, step })
    return verdict.allowed ? null : verdict.because
  }
  expect(refusal(requestCase, 'approve', 'review', 1)).toBe('wrong_step')
  expect(refusal(feeReportCase, 'register', 'review', 1)).toBe('wrong_role')
  expect(kinds.map(({ type }) => type.refusesFirst)).toEqual(['step', 'step', 'role', 'role'])
})

it('[REQ-CASE-01] leads nowhere by an action that the state does not know, and stays, goes on or falls back as declared', () => {
  const targets = { keep: 'stay', on: 'onward', back: { first: 'b' }, fall: { inForce: 'c', otherwise: 'b' } }
  const rules = Object.fromEntries(Object.entries(targets).map(([action, to]) => [action, { by: [], to }]))
  const type = { ...requestCase, transitions: { a: rules } }
  const at = { state: 'a', step: 2, inForce: false }
  const next = (action: string) => nextPlace(type as unknown as CaseType, action, at)
  expect(next('unknown')).toBeNull()
  expect(next('toString')).toBeNull()
  expect(next('keep')).toEqual({ state: 'a', step: 2 })
  expect(next('on')).toEqual({ state: 'a', step: 3 })
  expect(next('back')).toEqual({ state: 'b', step: 1 })
  expect(next('fall')).toEqual({ state: 'b', step: 2 })
  expect(nextPlace(type as unknown as CaseType, 'fall', { ...at, inForce: true })).toEqual({ state: 'c', step: 2 })
})

it('[REQ-TWO-01] bars nobody by a part where the final decision is not open, whatever else he or she may do', () => {
  const parts = [{ userId: 'somebody', as: PartTaken.agreed }]
  for (const { type } of kinds)
    for (const { at } of everyMove(type)) {
      const barred = barredFromDeciding(type, staff, { ...at, parts })
      const final = allowedActions(type, staff, at).some(action =>
        type.final.some(state => state === findRule(type, at.state, action)?.to),
      )
      expect(barred, `${at.state} ${at.step}`).toBe(final ? 'agreed_before' : null)
    }
})

it('[REQ-TWO-01] tells nobody that he or she made a case where no final decision is open', () => {
  for (const { type } of kinds)
    for (const { at } of everyMove(type)) {
      const opensFinal = Object.keys(type.transitions[at.state] ?? {}).some(action =>
        type.final.some(state => state === findRule(type, at.state, action)?.to),
      )
      const barred = barredFromDeciding(type, staff, { ...at, createdBy: 'somebody', ownerUserId: null })
      if (!opensFinal) expect(barred, at.state).toBeNull()
    }
})

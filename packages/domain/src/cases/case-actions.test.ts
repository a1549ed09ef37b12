import { describe, expect, it } from 'vitest'
import type { Actor } from '../actor.ts'
import { lateRequestCase } from '../fee-report/late-requests.ts'
import { feeReportCase } from '../fee-report/report-actions.ts'
import { noFee } from '../fee-state.ts'
import { foodObjectCase } from '../food-object-actions.ts'
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
const owner: Actor = { kind: 'client', userId: 'owner', companyIds: [] }

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
    const stranger: Actor = { kind: 'client', userId: 'stranger', companyIds: ['other'] }
    for (const { at } of everyMove(type)) {
      expect(allowedActions(type, stranger, at)).toEqual([])
      for (const action of allowedActions(type, owner, at)) expect(may(type, owner, action, at).allowed).toBe(true)
    }
    expect(may(type, owner, 'constructor', facts).allowed).toBe(false)
  })

  it('[REQ-CASE-03] exists for its owner and, once sent, for the roles of its desk alone', () => {
    expect(knowsOf(type, owner, { ...facts, state: 'draft' })).toBe(true)
    for (const role of ['OPERATOR', 'REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN'] as const) {
      const actor: Actor = { kind: 'staff', userId: 'somebody', organizationId: 3, grants: [{ role }] }
      expect([role, knowsOf(type, actor, facts)]).toEqual([role, type.desk.includes(role)])
      expect([role, knowsOf(type, actor, { ...facts, state: 'draft' })]).toEqual([role, false])
    }
  })
})

describe('the front office', () => {
  it('[CON-025] makes requests for customers and acts as their applicant; no other kind of case', () => {
    const made = { ...facts, createdBy: 'somebody', deskId: 2 }
    expect(isApplicant(staff, made)).toBe(true)
    const isActing = ({ type }: (typeof kinds)[number]): boolean =>
      Object.keys(type.transitions).some(state => allowedActions(type, staff, { ...made, state }).length > 0)
    const acting = kinds.filter(isActing).map(({ of }) => of)
    expect(acting).toEqual(['a request'])
  })
})

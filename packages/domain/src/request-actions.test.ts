import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { allowedActions, may, nextPlace } from './cases/case-actions.ts'
import { noFee } from './fee-state.ts'
import { fullRights } from './member-rights.ts'
import { defaultReviewPlan, isWalkable, type RequestFacts, requestCase, requestTransitions } from './request-actions.ts'
import { RequestState } from './request-status.ts'
import type { Role } from './roles.ts'

const owner: Actor = { kind: 'client', userId: 'owner', companyIds: ['company'], rights: fullRights(['company']) }
const stranger: Actor = { kind: 'client', userId: 'stranger', companyIds: [], rights: {} }
const colleague: Actor = {
  kind: 'client',
  userId: 'colleague',
  companyIds: ['company'],
  rights: fullRights(['company']),
}
const staff = (role: Role, limits: { categoryId?: number; organizationId?: number } = {}): Actor => ({
  kind: 'staff',
  userId: role,
  organizationId: limits.organizationId ?? null,
  grants: [{ role, module: 'INSPECTION', ...limits }],
})

const requestIn = (state: RequestState, step = 1, rest: Partial<RequestFacts> = {}): RequestFacts => ({
  state,
  step,
  plan: defaultReviewPlan,
  module: 'INSPECTION',
  categoryId: 1,
  organizationId: 2,
  ownerUserId: 'owner',
  ownerCompanyId: 'company',
  createdBy: 'owner',
  deskId: null,
  helpers: [],
  inForce: false,
  fresh: true,
  fee: noFee,
  parts: [],
  ...rest,
})

describe('what may happen to a request', () => {
  it.each([
    ['draft', 1, ['save_draft', 'delete_draft', 'submit'], [], [], []],
    ['sent', 1, ['withdraw'], ['receive'], [], []],
    ['review', 1, [], ['agree', 'return', 'raise_invoice'], ['return', 'reject'], ['raise_invoice']],
    ['review', 3, [], [], ['return', 'reject', 'approve'], ['raise_invoice']],
    [
      'payment',
      1,
      ['upload_receipt', 'delete_receipt'],
      [],
      [],
      ['confirm_receipt', 'send_receipt_back', 'void_invoice'],
    ],
    ['returned', 1, ['save_draft', 'resubmit'], [], [], []],
    ['approved', 3, [], [], [], []],
    ['rejected', 1, [], [], [], []],
    ['expired', 1, [], [], [], []],
    ['superseded', 3, [], [], [], []],
  ] as const)(
    '[REQ-AGENCY-02] %s at step %i: owner %j, reviewer %j, approver %j, finance %j',
    (state, step, ...expected) => {
      const request = requestIn(state, step)
      const actual = [owner, staff('REVIEWER'), staff('APPROVER'), staff('FINANCE')].map(actor =>
        allowedActions(requestCase, actor, request),
      )
      expect(actual).toEqual(expected)
    },
  )

  it('[CON-066] goes by default through intake and specialist by a reviewer and the decision by an approver', () => {
    expect(defaultReviewPlan.map(({ name, role }) => [name.en, role])).toEqual([
      ['Intake check', 'REVIEWER'],
      ['Specialist review', 'REVIEWER'],
      ['Decision', 'APPROVER'],
    ])
  })
  it('[REQ-STEP-01] leaves a mark on the step: received 0, agreed 1, returned 2, rejected 3', () => {
    const { sent, review } = requestTransitions
    expect(
      [sent.receive, review.agree, review.approve, review.return, review.reject].map(({ resolve }) => resolve),
    ).toEqual([0, 1, 1, 2, 3])
  })

  it('[REQ-STATUS-12] lets nobody delete anything but a draft', () => {
    const deletable = Object.values(RequestState).filter(
      state => may(requestCase, owner, 'delete_draft', requestIn(state)).allowed,
    )
    expect(deletable).toEqual(['draft'])
    expect(nextPlace(requestCase, 'delete_draft', requestIn('draft'))).toBeNull()
  })

  it('[CON-030] lets a colleague of the owning company act, and neither a stranger nor somebody who left', () => {
    expect(may(requestCase, colleague, 'submit', requestIn('draft')).allowed).toBe(true)
    const formerMember: Actor = { kind: 'client', userId: 'owner', companyIds: [], rights: {} }
    expect(may(requestCase, formerMember, 'submit', requestIn('draft'))).toEqual({
      allowed: false,
      because: 'not_yours',
    })
    expect(may(requestCase, formerMember, 'submit', requestIn('draft', 1, { ownerCompanyId: null })).allowed).toBe(true)
    expect(may(requestCase, stranger, 'submit', requestIn('draft'))).toEqual({ allowed: false, because: 'not_yours' })
  })

  it('[REQ-AGENCY-01] keeps staff within module, category and unit', () => {
    expect(may(requestCase, staff('REVIEWER'), 'receive', requestIn('sent')).allowed).toBe(true)
    expect(may(requestCase, staff('REVIEWER'), 'receive', requestIn('sent', 1, { module: 'FSI' })).allowed).toBe(false)
    expect(may(requestCase, staff('REVIEWER', { categoryId: 14 }), 'receive', requestIn('sent')).allowed).toBe(false)
    expect(may(requestCase, staff('REVIEWER', { organizationId: 3 }), 'receive', requestIn('sent')).allowed).toBe(false)
    expect(
      may(requestCase, staff('REVIEWER', { categoryId: 1, organizationId: 2 }), 'receive', requestIn('sent')).allowed,
    ).toBe(true)
  })

  it('[REQ-AGENCY-02] lets the operator who made a request fill it, but never decide on it', () => {
    const operator: Actor = {
      kind: 'staff',
      userId: 'operator',
      organizationId: 2,
      grants: [{ role: 'OPERATOR' }, { role: 'REVIEWER' }],
    }
    const made = { createdBy: 'operator' }
    expect(may(requestCase, operator, 'submit', requestIn('draft', 1, made)).allowed).toBe(true)
    expect(may(requestCase, operator, 'receive', requestIn('sent', 1, made))).toEqual({
      allowed: false,
      because: 'own_request',
    })
  })

  it('[REQ-PORT-06] lets operators of one unit take over what a colleague made, and nobody else of the agency', () => {
    const made = { createdBy: 'colleague', deskId: 2 }
    const from = (role: Role, organizationId: number | null): Actor => ({
      kind: 'staff',
      userId: 'somebody',
      organizationId,
      grants: [{ role }],
    })
    const asks = [from('OPERATOR', 2), from('OPERATOR', 3), from('OPERATOR', null), from('REVIEWER', 2)]
    expect(asks.map(actor => may(requestCase, actor, 'submit', requestIn('draft', 1, made)).allowed)).toEqual([
      true,
      false,
      false,
      false,
    ])
    const [operator] = asks
    expect(
      operator && may(requestCase, operator, 'submit', requestIn('draft', 1, { ...made, deskId: null })).allowed,
    ).toBe(false)
  })

  it('[CON-068] rejected is the end: an approver alone gets there, and nobody does anything afterwards', () => {
    const open = requestIn('review', 1)
    const rejecting = (['REVIEWER', 'APPROVER', 'FINANCE', 'OPERATOR', 'ADMIN'] as const).filter(
      role => may(requestCase, staff(role), 'reject', open).allowed,
    )
    expect(rejecting).toEqual(['APPROVER'])
    expect(nextPlace(requestCase, 'reject', open)).toEqual({ state: 'rejected', step: 1 })
    for (const actor of [owner, staff('REVIEWER'), staff('APPROVER'), staff('FINANCE'), staff('ADMIN')]) {
      expect(allowedActions(requestCase, actor, requestIn('rejected', 1))).toEqual([])
    }
  })

  it('[REQ-AGENCY-03] [REQ-AGENCY-04] goes step by step and is approved on the last one only', () => {
    expect(nextPlace(requestCase, 'receive', requestIn('sent', 2))).toEqual({ state: 'review', step: 2 })
    expect(nextPlace(requestCase, 'agree', requestIn('review', 1))).toEqual({ state: 'review', step: 2 })
    expect(may(requestCase, staff('APPROVER'), 'approve', requestIn('review', 2))).toEqual({
      allowed: false,
      because: 'wrong_step',
    })
    expect(nextPlace(requestCase, 'approve', requestIn('review', 3))).toEqual({ state: 'approved', step: 3 })
  })

  it('[REQ-AGENCY-07] [REQ-AGENCY-08] comes back from payment to the step it left', () => {
    expect(nextPlace(requestCase, 'raise_invoice', requestIn('review', 2))).toEqual({ state: 'payment', step: 2 })
    expect(nextPlace(requestCase, 'confirm_receipt', requestIn('payment', 2))).toEqual({ state: 'review', step: 2 })
    expect(nextPlace(requestCase, 'void_invoice', requestIn('payment', 2))).toEqual({ state: 'review', step: 2 })
    expect(nextPlace(requestCase, 'send_receipt_back', requestIn('payment', 2))).toEqual({ state: 'payment', step: 2 })
  })
})

describe('a plan', () => {
  const steps = (...roles: readonly ('REVIEWER' | 'APPROVER')[]) =>
    roles.map(role => ({ name: { mn: 'Алхам', en: 'Step' }, role, workingDays: 1 }))

  it('[CON-066] leads through reviewers to one approver at the end, and is nothing else', () => {
    expect(isWalkable(defaultReviewPlan)).toBe(true)
    expect(isWalkable(steps('APPROVER'))).toBe(true)
    for (const plan of [steps(), steps('REVIEWER'), steps('APPROVER', 'APPROVER'), steps('APPROVER', 'REVIEWER')])
      expect(isWalkable(plan)).toBe(false)
  })

  it('[CON-066] is by default named in both languages', () => {
    expect(defaultReviewPlan.map(({ name }) => name.mn)).toEqual([
      'Бүрдүүлбэр шалгах',
      'Мэргэжлийн хяналт',
      'Шийдвэр гаргах',
    ])
    expect(defaultReviewPlan.map(({ workingDays }) => workingDays)).toEqual([2, 10, 3])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { heldByFee, may, nextPlace } from './cases/case-actions.ts'
import type { ReviewStep } from './cases/case-type.ts'
import { type FeeFacts, feeStepOf, isFeeSettled, noFee, readFee } from './fee-state.ts'
import type { Mongo } from './money.ts'
import { defaultReviewPlan, type RequestFacts, requestCase } from './request-actions.ts'
import type { RequestState } from './request-status.ts'
import type { Role } from './roles.ts'
import { waitingFor } from './waiting-for.ts'

type Given = { readonly paid?: number; readonly open?: number; readonly receipt?: boolean; readonly waived?: boolean }
const costing = (amount: number, { paid = 0, open = 0, ...rest }: Given = {}): FeeFacts => ({
  ...noFee,
  ...rest,
  amount: amount as Mongo,
  paid: paid as Mongo,
  open: open as Mongo,
})
const due = costing(5_000_000)
const waived = costing(5_000_000, { waived: true })
const staff = (role: Role): Actor => ({ kind: 'staff', userId: role, organizationId: null, grants: [{ role }] })
const [reviewer, approver] = [staff('REVIEWER'), staff('APPROVER')]
const requestAt = (step: number, fee: FeeFacts, rest: Partial<RequestFacts> = {}): RequestFacts => ({
  state: 'review',
  step,
  plan: defaultReviewPlan,
  module: 'INSPECTION',
  categoryId: 1,
  organizationId: 2,
  ownerUserId: 'owner',
  ownerCompanyId: null,
  createdBy: 'owner',
  deskId: null,
  helpers: [],
  inForce: false,
  fee,
  parts: [],
  ...rest,
})
/** Three steps, with the mark of the fee before the one of this number. */
const planWithFeeAt = (named: number): readonly ReviewStep[] =>
  defaultReviewPlan.map((step, index) => (index + 1 === named ? { ...step, feeDue: true } : step))

describe('the state of a fee', () => {
  it.each([
    ['none', 0, noFee],
    ['due', 5_000_000, due],
    ['invoiced', 5_000_000, costing(5_000_000, { open: 5_000_000 })],
    ['receipt', 5_000_000, costing(5_000_000, { open: 5_000_000, receipt: true })],
    ['paid', 5_000_000, costing(5_000_000, { paid: 5_000_000 })],
    ['paid', 7_000_000, costing(5_000_000, { paid: 7_000_000 })],
    ['waived', 5_000_000, waived],
    // A lowered invoice leaves the rest, which may be waived; an invoice of a free service is an invoice all the same.
    ['due', 3_000_000, costing(5_000_000, { paid: 2_000_000 })],
    ['waived', 3_000_000, costing(5_000_000, { paid: 2_000_000, waived: true })],
    ['invoiced', 1_000_000, costing(0, { open: 1_000_000 })],
    ['paid', 1_000_000, costing(0, { paid: 1_000_000 })],
  ] as const)('[REQ-FEE-01] [REQ-FEE-02] is %s with %i möngö', (state, amount, fee) => {
    expect(readFee(fee)).toEqual({ state, amount })
  })

  it('[REQ-FEE-02] is settled exactly when no invoice is open and what was paid reaches it, or it is waived', () => {
    const mongo = fc.integer({ min: 0, max: 1_000 })
    fc.assert(
      fc.property(mongo, mongo, mongo, fc.boolean(), fc.boolean(), (amount, paid, open, receipt, isWaived) => {
        const fee = costing(amount, { paid, open, receipt, waived: isWaived })
        expect(isFeeSettled(fee)).toBe(open === 0 && (paid >= amount || isWaived))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('the point of the plan where a fee is due', () => {
  it('[REQ-FEE-03] is before the deciding step, or before the step that the plan names', () => {
    expect(feeStepOf(defaultReviewPlan)).toBe(3)
    expect([1, 2, 3].map(named => feeStepOf(planWithFeeAt(named)))).toEqual([1, 2, 3])
  })

  it.each([
    [0, 1, true],
    [0, 2, false],
    [2, 1, false],
    [3, 1, true],
    [1, 1, false],
  ] as const)('[REQ-FEE-03] named at %i, agreeing on step %i unpaid is allowed: %s', (named, step, allowed) => {
    const request = requestAt(step, due, { plan: planWithFeeAt(named) })
    const verdict = allowed ? { allowed } : { allowed, because: 'fee_unsettled' }
    expect(may(requestCase, reviewer, 'agree', request)).toEqual(verdict)
    expect(heldByFee(requestCase, reviewer, request, ['agree', 'approve'])).toBe(allowed ? null : 'agree')
    for (const fee of [noFee, waived, costing(5_000_000, { paid: 5_000_000 })]) {
      expect(may(requestCase, reviewer, 'agree', { ...request, fee }).allowed).toBe(true)
    }
  })

  it('[REQ-FEE-01] nobody approves what is not settled, wherever it stands and however it came there', () => {
    for (const named of [0, 1, 2, 3]) {
      const request = requestAt(3, due, { plan: planWithFeeAt(named) })
      expect(may(requestCase, approver, 'approve', request)).toEqual({ allowed: false, because: 'fee_unsettled' })
      expect(heldByFee(requestCase, approver, request, ['agree', 'approve'])).toBe('approve')
      expect(may(requestCase, approver, 'approve', { ...request, fee: waived }).allowed).toBe(true)
    }
    const alone = requestAt(1, due, { plan: defaultReviewPlan.slice(2) })
    expect(may(requestCase, approver, 'approve', alone)).toEqual({ allowed: false, because: 'fee_unsettled' })
    // Returning and rejecting cost nothing, and whoever may not decide anyway learns nothing of the fee.
    expect(
      ['return', 'reject'].map(act => may(requestCase, approver, act as 'return' | 'reject', alone).allowed),
    ).toEqual([true, true])
    expect(may(requestCase, reviewer, 'approve', requestAt(3, due))).toEqual({ allowed: false, because: 'wrong_role' })
  })
})

describe('waiving', () => {
  it('[REQ-FEE-04] is for an approver of the scope with a reason, while there is something to waive and no receipt waits to be judged', () => {
    const invoiced = requestAt(2, costing(5_000_000, { open: 5_000_000 }), { state: 'payment' })
    expect(may(requestCase, approver, 'waive_fee', requestAt(1, due)).allowed).toBe(true)
    expect(nextPlace(requestCase, 'waive_fee', requestAt(1, due))).toEqual({ state: 'review', step: 1 })
    expect(may(requestCase, approver, 'waive_fee', invoiced).allowed).toBe(true)
    expect(nextPlace(requestCase, 'waive_fee', invoiced)).toEqual({ state: 'review', step: 2 })
    for (const other of [reviewer, staff('FINANCE')]) {
      expect(may(requestCase, other, 'waive_fee', requestAt(1, due))).toEqual({ allowed: false, because: 'wrong_role' })
    }
    const grants = [{ role: 'APPROVER', categoryId: 2 }] as const
    const elsewhere: Actor = { kind: 'staff', userId: 'APPROVER', organizationId: null, grants }
    const outside = { allowed: false, because: 'wrong_role' }
    expect(may(requestCase, elsewhere, 'waive_fee', requestAt(1, due))).toEqual(outside)
    const { review, payment } = requestCase.transitions
    expect([review.waive_fee?.requires, payment.waive_fee?.requires]).toEqual(['reason', 'reason'])
    const receipt = { ...invoiced, fee: { ...invoiced.fee, receipt: true } }
    for (const request of [receipt, requestAt(1, noFee), requestAt(1, waived)]) {
      expect(may(requestCase, approver, 'waive_fee', request)).toEqual({ allowed: false, because: 'fee_not_owed' })
    }
    expect(may(requestCase, approver, 'waive_fee', requestAt(1, due, { createdBy: 'APPROVER' }))).toEqual({
      allowed: false,
      because: 'own_request',
    })
  })
})

describe('whom a request waits for', () => {
  it('[REQ-FEE-06] is the applicant, the accountant or the agency, by its state and its receipt', () => {
    const states = ['draft', 'sent', 'review', 'payment', 'returned', 'approved', 'superseded', 'rejected', 'expired']
    const waits = (receipt: boolean) => states.map(state => waitingFor(state as RequestState, receipt))
    const decided = [null, null, null, null]
    expect(waits(false)).toEqual([null, 'decision', 'decision', 'payment', 'correction', ...decided])
    expect(waits(true)).toEqual([null, 'decision', 'decision', 'confirmation', 'correction', ...decided])
  })
})

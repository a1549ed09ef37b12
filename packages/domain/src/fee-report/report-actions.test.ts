import { describe, expect, it } from 'vitest'
import type { Actor } from '../actor.ts'
import { allowedActions, may, nextPlace } from '../cases/case-actions.ts'
import { noFee } from '../fee-state.ts'
import { fullRights } from '../member-rights.ts'
import { feeReportStateTexts, lateStateTexts } from '../messages/states.ts'
import type { Role } from '../roles.ts'
import type { Part } from '../took-part.ts'
import { LateRequestState, lateRequestCase, lateStatusCode, readLateStatus } from './late-requests.ts'
import {
  companyCaseFacts,
  type FeeReportFacts,
  feeReportCase,
  feeReportPlace,
  feeReportPlan,
  isFeeReportDesk,
} from './report-actions.ts'
import {
  type FeeReportState,
  feeReportStates,
  feeReportStatusCode,
  isFeeReportEditable,
  readFeeReportStatus,
} from './report-status.ts'

const member: Actor = { kind: 'client', userId: 'member', companyIds: ['mine'], rights: fullRights(['mine']) }
const stranger: Actor = { kind: 'client', userId: 'stranger', companyIds: [], rights: {} }
const staff = (role: Role, limits: { module?: 'INSPECTION' | 'AMNAT'; categoryId?: number } = {}): Actor => ({
  kind: 'staff',
  userId: role,
  organizationId: null,
  grants: [{ role, ...limits }],
})
const reportIn = (state: FeeReportState, step = 1, helpers: readonly string[] = []): FeeReportFacts => ({
  state,
  step,
  ...feeReportPlace,
  plan: feeReportPlan,
  ownerUserId: null,
  ownerCompanyId: 'mine',
  createdBy: null,
  deskId: null,
  helpers,
  parts: [],
  fee: noFee,
  inForce: false,
})

describe('what may happen to a report', () => {
  it.each([
    ['draft', 1, ['save_draft', 'delete_draft', 'send'], [], []],
    ['sent', 1, [], ['receive'], ['receive']],
    ['review', 1, [], ['agree', 'return', 'complain'], ['agree', 'return', 'reject', 'complain']],
    ['review', 2, [], ['return', 'complain'], ['register', 'return', 'reject', 'complain']],
    ['complaint', 2, [], ['return'], ['register', 'return', 'reject']],
    ['returned', 1, ['save_draft', 'resend'], [], []],
    ['registered', 2, [], ['complain'], ['suspend', 'complain']],
    ['rejected', 2, [], ['complain'], ['complain']],
    ['suspended', 2, [], ['complain'], ['complain']],
  ] as const)('[CON-181] [CON-173] %s at step %i: company %j, reviewer %j, approver %j', (state, step, ...expected) => {
    const report = reportIn(state, step)
    const actors = [member, staff('REVIEWER'), staff('APPROVER')]
    expect(actors.map(actor => allowedActions(feeReportCase, actor, report))).toEqual(expected)
    expect(
      [stranger, staff('ADMIN'), staff('FINANCE')].flatMap(actor => allowedActions(feeReportCase, actor, report)),
    ).toEqual([])
  })

  it('[REQ-AGENCY-02] belongs to staff of the module and category, and never to who helped to fill it in', () => {
    const report = reportIn('sent')
    expect(allowedActions(feeReportCase, staff('REVIEWER', { module: 'AMNAT', categoryId: 124 }), report)).toEqual([
      'receive',
    ])
    expect(allowedActions(feeReportCase, staff('REVIEWER', { module: 'INSPECTION' }), report)).toEqual([])
    expect(allowedActions(feeReportCase, staff('REVIEWER', { categoryId: 1 }), report)).toEqual([])
    expect(allowedActions(feeReportCase, staff('REVIEWER'), reportIn('sent', 1, ['REVIEWER']))).toEqual([])
    const late = { ...report, state: 'sent' } as const
    expect(allowedActions(lateRequestCase, staff('APPROVER'), late)).toEqual(['receive', 'approve', 'reject'])
    expect(allowedActions(lateRequestCase, staff('REVIEWER'), late)).toEqual([])
    expect(allowedActions(lateRequestCase, staff('APPROVER'), { ...late, helpers: ['APPROVER'] })).toEqual([])
  })

  it('[CON-181] refuses a registration too early to its head for the step, and to an inspector for the role', () => {
    const refusals = [staff('APPROVER'), staff('REVIEWER')].map(actor =>
      may(feeReportCase, actor, 'register', reportIn('review', 1)),
    )
    expect(refusals).toEqual([
      { allowed: false, because: 'wrong_step' },
      { allowed: false, because: 'wrong_role' },
    ])
  })

  it('[CON-181] leads through two steps to registration', () => {
    const first = nextPlace(feeReportCase, 'receive', reportIn('sent'))
    expect(first).toEqual({ state: 'review', step: 1 })
    expect(nextPlace(feeReportCase, 'agree', reportIn('review', 1))).toEqual({ state: 'review', step: 2 })
    expect(nextPlace(feeReportCase, 'register', reportIn('review', 2))).toEqual({ state: 'registered', step: 2 })
    expect(nextPlace(feeReportCase, 'delete_draft', reportIn('draft'))).toBeNull()
  })
})

describe('statuses', () => {
  it('[REQ-AMNAT-29] [REQ-AMNAT-31] one table holds every number with its label', () => {
    const labels = feeReportStates.map(state => [feeReportStatusCode(state, 2), feeReportStateTexts.mn[state]])
    expect(Object.fromEntries(labels)).toEqual({
      0: 'Илгээсэн',
      2: 'Хянагдаж байна',
      900: 'Гомдол үүсгэсэн',
      1000: 'Бүртгэгдсэн',
      2000: 'Буцаагдсан',
      3000: 'Татгалзсан',
      4000: 'Түдгэлзсэн',
      5000: 'Ноорог',
    })
    const english = feeReportStates.map(state => [feeReportStatusCode(state, 2), feeReportStateTexts.en[state]])
    expect(Object.fromEntries(english)).toEqual({
      0: 'Sent',
      2: 'Processing',
      900: 'Complaint made',
      1000: 'Registered',
      2000: 'Returned',
      3000: 'Rejected',
      4000: 'Suspended',
      5000: 'Draft',
    })
    expect([0, 1, 998, 900, 1000, 2000, 3000, 4000, 5000, 999, 1100].map(readFeeReportStatus)).toEqual([
      'sent',
      'review',
      'review',
      'complaint',
      'registered',
      'returned',
      'rejected',
      'suspended',
      'draft',
      null,
      null,
    ])
  })

  it('[REQ-LATE-03] a late request is processed at 0 and 1, approved at 10, rejected at 30', () => {
    const labels = Object.values(LateRequestState).map(state => [lateStatusCode(state), lateStateTexts.en[state]])
    expect(Object.fromEntries(labels)).toEqual({ 0: 'Processing', 1: 'Processing', 10: 'Approved', 30: 'Rejected' })
    expect([0, 1, 10, 30, 20].map(readLateStatus)).toEqual(['sent', 'received', 'approved', 'rejected', null])
  })
})

it('[CON-173] [REQ-AMNAT-30] lets the client change a draft and correct what was returned, and nothing else', () => {
  expect(feeReportStates.filter(isFeeReportEditable).sort()).toEqual(['draft', 'returned'])
  const returned = readFeeReportStatus(2000)
  expect(returned && allowedActions(feeReportCase, member, reportIn(returned))).toContain('resend')
})

it('[REQ-ROLE-06] the desk of reports is whoever inspects or heads within their module, and nobody else', () => {
  const reads = (actor: Actor) => isFeeReportDesk(actor)
  expect((['REVIEWER', 'APPROVER', 'FINANCE', 'OPERATOR', 'ADMIN'] as const).map(role => reads(staff(role)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(reads(staff('REVIEWER', { module: 'INSPECTION' }))).toBe(false)
  expect(reads(staff('APPROVER', { module: 'AMNAT', categoryId: 124 }))).toBe(true)
  expect([reads(member), reads({ kind: 'system' })]).toEqual([false, false])
})

it('what a company has with this desk belongs to the company alone, without a fee, and to no front office', () => {
  const part = { userId: 'one', as: 'agreed' } as unknown as Part
  expect(companyCaseFacts('mine', ['helper'], [part])).toEqual({
    ...feeReportPlace,
    ownerUserId: null,
    ownerCompanyId: 'mine',
    createdBy: null,
    deskId: null,
    helpers: ['helper'],
    parts: [part],
    fee: noFee,
    inForce: false,
  })
})

it('a complaint about a report says what it is about', () => {
  const complaints = Object.values(feeReportCase.transitions).flatMap(rules => rules.complain ?? [])
  expect(complaints.length).toBeGreaterThan(0)
  for (const { requires, to } of complaints) expect([requires, to]).toEqual(['remarks', 'complaint'])
})

import { describe, expect, it } from 'vitest'
import type { Actor } from '../actor.ts'
import { may } from '../cases/case-actions.ts'
import { noFee } from '../fee-state.ts'
import { fullRights } from '../member-rights.ts'
import { feeReportProblemTexts } from '../messages/fee-report-problems.ts'
import type { Part } from '../took-part.ts'
import {
  emptyLateRequest,
  type LateRequestAnswers,
  type LateRequestState,
  lateDecisions,
  lateRequestCase,
  lateRequestProblems,
  lateRequestTone,
  lateStatusCode,
  maxLateDetails,
} from './late-requests.ts'
import { lateDays } from './quarters.ts'
import { feeReportPlace } from './report-actions.ts'

const paper = (digit: string) => `tmp-01900000-0000-7000-8000-00000000000${digit}-abcdefg.pdf`
const good: LateRequestAnswers = {
  company_id: 'mine',
  season: 3,
  details: 'Тайлан хоцорсон.',
  shiidver_huudas: paper('1'),
  alban_bichig: paper('2'),
  tulbur_barimt: paper('3'),
}
const problemsWith = (change: Partial<LateRequestAnswers>) => lateRequestProblems({ ...good, ...change })

describe('what a late request needs', () => {
  it('[REQ-LATE-01] [REQ-LATE-02] is a company, a quarter, three papers and details, named in the order of its form', () => {
    expect(lateRequestProblems(good)).toEqual([])
    expect(lateRequestProblems(emptyLateRequest)).toEqual([
      { path: 'company_id', code: 'must_select' },
      { path: 'season', code: 'must_write' },
      { path: 'shiidver_huudas', code: 'must_select' },
      { path: 'alban_bichig', code: 'must_select' },
      { path: 'tulbur_barimt', code: 'must_select' },
      { path: 'details', code: 'must_write' },
    ])
    expect(problemsWith({ details: ' \n' })).toEqual([{ path: 'details', code: 'must_write' }])
    const { must_select, must_write } = feeReportProblemTexts.mn
    expect({ must_select, must_write }).toEqual({ must_select: 'Заавал сонгоно уу', must_write: 'Заавал бичнэ үү' })
  })

  it('[REQ-LATE-07] are uploads, each of them once', () => {
    expect(problemsWith({ alban_bichig: 'letter.pdf' })).toEqual([{ path: 'alban_bichig', code: 'file_unknown' }])
    expect(problemsWith({ tulbur_barimt: paper('1') })).toEqual([{ path: 'tulbur_barimt', code: 'file_twice' }])
    expect(problemsWith({ alban_bichig: paper('1'), tulbur_barimt: paper('1') })).toEqual([
      { path: 'alban_bichig', code: 'file_twice' },
      { path: 'tulbur_barimt', code: 'file_twice' },
    ])
  })

  it('holds 4000 letters of details', () => {
    expect(maxLateDetails).toBe(4000)
    expect(problemsWith({ details: 'ө'.repeat(4000) })).toEqual([])
    expect(problemsWith({ details: 'ө'.repeat(4001) })).toEqual([
      { path: 'details', code: 'text_too_long', params: { max: 4000 } },
    ])
  })
})

describe('what may happen to a late request', () => {
  const facts = {
    ...feeReportPlace,
    step: 1,
    plan: [],
    ownerUserId: null,
    ownerCompanyId: 'mine',
    createdBy: null,
    deskId: null,
    fee: noFee,
    inForce: false,
  }
  const head: Actor = { kind: 'staff', userId: 'head', organizationId: null, grants: [{ role: 'APPROVER' }] }
  const because = (actor: Actor, state: LateRequestState, parts: readonly Part[] = [], helpers: string[] = []) =>
    lateDecisions.map(action => {
      const verdict = may(lateRequestCase, actor, action, { ...facts, state, parts, helpers })
      return verdict.allowed ? 'yes' : verdict.because
    })

  it('[CON-181] is decided by the head of the unit while it is open', () => {
    expect(because(head, 'sent')).toEqual(['yes', 'yes', 'yes'])
    expect(because(head, 'received')).toEqual(['wrong_state', 'yes', 'yes'])
    for (const state of ['approved', 'rejected'] as const)
      expect(because(head, state)).toEqual(['wrong_state', 'wrong_state', 'wrong_state'])
    const reviewer: Actor = { ...head, grants: [{ role: 'REVIEWER' }] }
    expect(because(reviewer, 'sent')).toEqual(['wrong_role', 'wrong_role', 'wrong_role'])
    const client: Actor = { kind: 'client', userId: 'head', companyIds: ['mine'], rights: fullRights(['mine']) }
    expect(because(client, 'sent')).toEqual(['not_yours', 'not_yours', 'not_yours'])
  })

  it('is not decided by who helped to make it, nor approved by its applicant in private life', () => {
    expect(because(head, 'sent', [], ['head'])).toEqual(['own_request', 'own_request', 'own_request'])
    expect(because(head, 'sent', [{ userId: 'head', as: 'applicant' }])).toEqual(['yes', 'private_interest', 'yes'])
    expect(because(head, 'sent', [{ userId: 'other', as: 'applicant' }], ['other'])).toEqual(['yes', 'yes', 'yes'])
  })

  it('[REQ-LATE-03] [CON-171] is 0, 1, 10 or 30 on the wire, has a colour, and opens a quarter for fourteen days', () => {
    const states = ['sent', 'received', 'approved', 'rejected'] as const
    expect(states.map(lateStatusCode)).toEqual([0, 1, 10, 30])
    expect(states.map(lateRequestTone)).toEqual(['blue', 'blue', 'green', 'red'])
    expect(lateDays).toBe(14)
  })
})

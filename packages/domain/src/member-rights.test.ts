import { describe, expect, it } from 'vitest'
import { asPayer, hasRight } from './acting-rights.ts'
import type { Actor } from './actor.ts'
import { findRule, may } from './cases/case-actions.ts'
import type { CaseType } from './cases/case-type.ts'
import { feeReportCase } from './fee-report/report-actions.ts'
import { noFee } from './fee-state.ts'
import { foodObjectCase } from './food-object-actions.ts'
import { type MemberRight, memberRights, rightsOf, tidyRights } from './member-rights.ts'
import { defaultReviewPlan, requestCase } from './request-actions.ts'
import { mayWrite } from './request-messages.ts'

const member = (...rights: MemberRight[]) =>
  ({ kind: 'client', userId: 'member', companyIds: ['one'], rights: { one: rights } }) satisfies Actor

const facts = <State extends string>(state: State) => ({
  module: 'INSPECTION' as const,
  categoryId: 1,
  organizationId: 1,
  ownerUserId: 'somebody',
  ownerCompanyId: 'one',
  createdBy: 'somebody',
  deskId: null,
  state,
  step: 1,
  plan: defaultReviewPlan,
  helpers: [],
  parts: [],
  fee: noFee,
  inForce: false,
  fresh: true,
})

const kinds: readonly (readonly [string, CaseType])[] = [
  ['a request', requestCase as unknown as CaseType],
  ['a food object', foodObjectCase as unknown as CaseType],
  ['a fee report', feeReportCase as unknown as CaseType],
]

describe('a right of a member', () => {
  it.each(kinds)(
    '[REQ-BEHALF-07] stands in the table of %s for every act of applicants, and decides on it',
    (_, type) => {
      let judged = 0
      for (const [state, acts] of Object.entries(type.transitions)) {
        for (const action of Object.keys(acts)) {
          const rule = findRule(type, state, action)
          if (!rule?.by.includes('applicant')) continue
          const { right } = rule
          if (right === undefined) throw new Error(`${state} ${action} names no right`)
          const without = memberRights.filter(one => one !== right)
          expect(may(type, member(...without), action, facts(state))).toEqual({
            allowed: false,
            because: 'right_missing',
          })
          expect(may(type, member(right), action, facts(state))).toEqual({ allowed: true })
          judged += 1
        }
      }
      expect(judged).toBeGreaterThan(2)
    },
  )

  it('[REQ-BEHALF-07] is asked for only in an organisation’s name, and of its own organisation', () => {
    expect(hasRight(member(), null, 'send')).toBe(true)
    expect(hasRight(member('send'), 'one', 'send')).toBe(true)
    expect(hasRight(member('send'), 'other', 'send')).toBe(false)
    expect(hasRight({ kind: 'staff', userId: 'desk', organizationId: 1, grants: [] }, 'one', 'send')).toBe(true)
  })

  it('[REQ-BEHALF-07] lets whoever prepares write to the agency, and nobody else of the organisation', () => {
    expect(mayWrite(member('prepare'), 'applicant', facts('sent'))).toBe(true)
    expect(mayWrite(member('send', 'pay', 'read'), 'applicant', facts('sent'))).toBe(false)
  })

  it('[REQ-BEHALF-06] brings reading with preparing and sending, and an ADMIN has all of them', () => {
    expect(tidyRights(['send'])).toEqual(['send', 'read'])
    expect(tidyRights(['pay', 'prepare', 'pay'])).toEqual(['prepare', 'pay', 'read'])
    expect(tidyRights(['pay'])).toEqual(['pay'])
    expect(rightsOf('ADMIN', ['pay'])).toEqual(memberRights)
    expect(rightsOf('MEMBER', ['pay', 'fly'])).toEqual(['pay'])
  })

  it('[REQ-BEHALF-07] shows payers what an organisation owes without the rest', () => {
    const actor: Actor = {
      kind: 'client',
      userId: 'member',
      companyIds: ['read'],
      rights: { read: ['read'], pay: ['pay'], none: [] },
    }
    expect(asPayer(actor).companyIds).toEqual(['read', 'pay'])
  })
})

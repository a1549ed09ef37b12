import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { allowedActions, may, nextPlace } from './cases/case-actions.ts'
import { noFee } from './fee-state.ts'
import {
  type FoodObjectFacts,
  foodObjectCase,
  foodObjectTransitions,
  foodPlanOf,
  foodReviewPlan,
} from './food-object-actions.ts'
import { foodObjectStates, foodObjectStatusCode, readFoodObjectStatus, showsNote } from './food-object-status.ts'
import { foodObjectStateTexts } from './messages/states.ts'
import { isWalkable } from './request-actions.ts'
import type { Role } from './roles.ts'

const object: FoodObjectFacts = {
  module: 'FSI',
  categoryId: 121,
  organizationId: 27,
  state: 'sent',
  step: 1,
  inForce: false,
  ownerUserId: 'owner',
  ownerCompanyId: null,
  createdBy: 'owner',
  deskId: null,
  helpers: [],
  plan: foodReviewPlan,
  fee: noFee,
  parts: [],
}
const owner: Actor = { kind: 'client', userId: 'owner', companyIds: [], rights: {} }
const staff = (role: Role, limit: object = {}): Actor => ({
  kind: 'staff',
  userId: 'somebody',
  organizationId: 27,
  grants: [{ role, ...limit }],
})
const at = (state: FoodObjectFacts['state'], rest: Partial<FoodObjectFacts> = {}) => ({ ...object, state, ...rest })

describe('the status of a registration', () => {
  const standsFor = (code: number, state: FoodObjectFacts['state']): void => {
    expect(foodObjectStatusCode(state, 1)).toBe(code)
    expect(readFoodObjectStatus(code)).toBe(state)
  }

  it('[REQ-FSI-05] is 0 of an object that is sent', () => standsFor(0, 'sent'))
  it('[REQ-FSI-07] is 1000 of an object that is registered', () => standsFor(1000, 'registered'))
  it('[REQ-FSI-08] is 2000 of an object that is returned', () => standsFor(2000, 'returned'))
  it('[REQ-FSI-09] is 3000 of an object that is rejected', () => standsFor(3000, 'rejected'))
  it('[REQ-FSI-10] is 4000 of an object that is suspended', () => standsFor(4000, 'suspended'))
  it('[REQ-FSI-11] is 5000 of an object that is a draft or reopened', () => standsFor(5000, 'draft'))

  it('[REQ-FSI-06] is review from 1 to 999, an unknown number is nothing, and each state has a word', () => {
    expect([1, 2, 998, 999].map(readFoodObjectStatus)).toEqual(Array.from({ length: 4 }, () => 'review'))
    expect([-1, 1.5, 1001, 6000].map(readFoodObjectStatus)).toEqual([null, null, null, null])
    expect(foodObjectStates.map(state => foodObjectStateTexts.mn[state]).every(Boolean)).toBe(true)
  })

  it('[CON-151] [REQ-FSI-13] has a note to show when it was returned, rejected or suspended', () => {
    expect(foodObjectStates.filter(showsNote)).toEqual(['returned', 'rejected', 'suspended'])
  })
})

describe('the table of acts', () => {
  it('[CON-150] [REQ-FSI-12] lets the owner update before receipt, when returned, reopened or registered, and never else', () => {
    const open = foodObjectStates.filter(state => may(foodObjectCase, owner, 'update', at(state)).allowed)
    expect(open).toEqual(['draft', 'sent', 'registered', 'returned'])
    expect(may(foodObjectCase, { ...owner, userId: 'other' } as Actor, 'update', at('returned'))).toEqual({
      allowed: false,
      because: 'not_yours',
    })
    expect(nextPlace(foodObjectCase, 'update', at('sent'))).toEqual({ state: 'sent', step: 1 })
    for (const state of ['registered', 'returned', 'draft'] as const)
      expect(nextPlace(foodObjectCase, 'update', at(state, { step: 2 }))).toEqual({ state: 'sent', step: 1 })
    expect(may(foodObjectCase, owner, 'update', at('review'))).toEqual({ allowed: false, because: 'wrong_state' })
  })

  it('[CON-152] has two steps: a reviewer receives, agrees or returns, an approver registers or rejects', () => {
    expect(isWalkable(foodReviewPlan)).toBe(true)
    expect(foodReviewPlan).toHaveLength(2)
    expect(allowedActions(foodObjectCase, staff('REVIEWER'), at('sent'))).toEqual(['receive'])
    expect(allowedActions(foodObjectCase, staff('REVIEWER'), at('review'))).toEqual(['agree', 'return'])
    expect(allowedActions(foodObjectCase, staff('REVIEWER'), at('review', { step: 2 }))).toEqual([])
    expect(allowedActions(foodObjectCase, staff('APPROVER'), at('review'))).toEqual(['return', 'reject'])
    expect(allowedActions(foodObjectCase, staff('APPROVER'), at('review', { step: 2 }))).toEqual([
      'register',
      'return',
      'reject',
    ])
  })

  it('[CON-153] [REQ-FSI-10] lets an approver suspend what is in force and restore it', () => {
    expect(allowedActions(foodObjectCase, staff('APPROVER'), at('registered', { inForce: true }))).toEqual(['void'])
    expect(allowedActions(foodObjectCase, staff('APPROVER'), at('returned', { inForce: true }))).toEqual(['void'])
    expect(allowedActions(foodObjectCase, staff('APPROVER'), at('returned'))).toEqual([])
    expect(allowedActions(foodObjectCase, staff('APPROVER'), at('suspended', { inForce: true }))).toEqual(['restore'])
    expect(nextPlace(foodObjectCase, 'void', at('registered', { inForce: true }))?.state).toBe('suspended')
    expect(nextPlace(foodObjectCase, 'restore', at('suspended', { inForce: true }))?.state).toBe('registered')
    const { registered, suspended } = foodObjectTransitions
    expect([registered.void.requires, suspended.restore.requires]).toEqual(['note', 'note'])
    for (const actor of [owner, staff('REVIEWER'), staff('ADMIN')])
      expect(allowedActions(foodObjectCase, actor, at('suspended', { inForce: true }))).toEqual([])
  })

  it('[CON-150] leaves a registration in force when its change is rejected', () => {
    expect(nextPlace(foodObjectCase, 'reject', at('review', { step: 2 }))?.state).toBe('rejected')
    expect(nextPlace(foodObjectCase, 'reject', at('review', { step: 2, inForce: true }))?.state).toBe('registered')
  })

  it('[CON-157] [REQ-FSI-11] gives a rejected registration back as a draft by the agency alone', () => {
    expect(allowedActions(foodObjectCase, staff('APPROVER'), at('rejected'))).toEqual(['reopen'])
    expect(nextPlace(foodObjectCase, 'reopen', at('rejected'))?.state).toBe('draft')
    for (const row of Object.values(foodObjectTransitions)) {
      for (const rule of Object.values(row)) if (rule.to === 'draft') expect(rule.by).toEqual(['approver-any-step'])
    }
  })

  it('[REQ-AGENCY-02] keeps to module, category and unit, and lets nobody decide on what he or she sent', () => {
    for (const limit of [{ module: 'INSPECTION' }, { categoryId: 1 }, { organizationId: 3 }]) {
      expect(allowedActions(foodObjectCase, staff('REVIEWER', limit), at('sent'))).toEqual([])
    }
    expect(
      allowedActions(foodObjectCase, staff('REVIEWER', { module: 'FSI', organizationId: 27 }), at('sent')),
    ).toEqual(['receive'])
    expect(may(foodObjectCase, staff('REVIEWER'), 'receive', at('sent', { createdBy: 'somebody' }))).toEqual({
      allowed: false,
      because: 'own_request',
    })
  })

  it('[REQ-FSI-37] gives 30 working days to a new object and 15 to a notified change', () => {
    const days = (type: 'NEW' | 'UPDATE') => foodPlanOf(type).reduce((sum, step) => sum + step.workingDays, 0)
    expect([days('NEW'), days('UPDATE')]).toEqual([30, 15])
  })
})

it('[CON-152] the two steps are named in both languages', () => {
  expect(foodReviewPlan.map(({ name }) => name)).toEqual([
    { mn: 'Урьдчилсан шалгалт', en: 'Preliminary inspection' },
    { mn: 'Бүртгэх шийдвэр', en: 'Decision on registration' },
  ])
})

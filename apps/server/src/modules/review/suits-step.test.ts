import { defaultReviewPlan } from '@khyanalt/domain/request-actions'
import type { Grant } from '@khyanalt/domain/roles'
import { expect, it } from 'vitest'
import { unsuited } from './suits-step.ts'

const request = (step: number, rest: object = {}) =>
  ({
    module: 'INSPECTION',
    category_id: 1,
    organization_id: 2,
    state: 'review',
    step,
    plan: defaultReviewPlan,
    owner_user_id: 'owner',
    owner_company_id: null,
    created_by: 'owner',
    desk_id: null,
    parts: [],
    ...rest,
  }) as never
const to = (role: Grant['role'], limits: object = {}) => ({ id: 'bat', colleague: { grants: [{ role, ...limits }] } })

it('[REQ-FEE-09] a request goes to whoever has the role of its step, within the limits', () => {
  expect([1, 2, 3].map(step => unsuited(request(step), to('REVIEWER')))).toEqual([null, null, 'assignee_not_allowed'])
  expect([1, 2, 3].map(step => unsuited(request(step), to('APPROVER')))).toEqual([
    'assignee_not_allowed',
    'assignee_not_allowed',
    null,
  ])
  expect(unsuited(request(1), to('REVIEWER', { categoryId: 1, organizationId: 2 }))).toBeNull()
  expect(unsuited(request(1), to('REVIEWER', { categoryId: 14 }))).toBe('assignee_not_allowed')
})

it('[REQ-FEE-09] it goes to nobody at a step that its plan does not have, and to no colleague that there is not', () => {
  expect(unsuited(request(0), to('REVIEWER'))).toBe('assignee_not_allowed')
  expect(unsuited(request(1), { id: 'bat', colleague: null })).toBe('assignee_not_allowed')
})

it('[REQ-TWO-01] [REQ-TWO-04] it goes at no step to whoever made it, and for the last decision to nobody who took part', () => {
  for (const [step, role] of [
    [1, 'REVIEWER'],
    [2, 'REVIEWER'],
    [3, 'APPROVER'],
  ] as const)
    expect(unsuited(request(step, { created_by: 'bat' }), to(role)), role).toBe('own_request')
  const parts = [{ userId: 'bat', as: 'agreed' }]
  expect(unsuited(request(2, { parts }), to('REVIEWER'))).toBeNull()
  expect(unsuited(request(3, { parts }), to('APPROVER'))).toBe('agreed_before')
  expect(unsuited(request(3, { parts: [{ userId: 'other', as: 'agreed' }] }), to('APPROVER'))).toBeNull()
})

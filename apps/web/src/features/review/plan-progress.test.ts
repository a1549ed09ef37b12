import type { RequestDetail } from '@khyanalt/contract/requests'
import { describe, expect, it } from 'vitest'
import { planProgress } from './plan-progress.ts'

const request = (status: number, actions: readonly string[]): RequestDetail => ({
  id: '1',
  request_number: 'R260000001',
  type: 'NEW',
  request_category: 'INSPECTION',
  title: { mn: '', en: '' },
  category_data: { name: { mn: '', en: '' } },
  status,
  version: 1,
  data: null,
  step: 0,
  steps: actions.map(action => ({
    status,
    resolve: null,
    action,
    name: null,
    user_name: '',
    user_position: null,
    created_at: '2026-01-01T00:00:00.000Z',
  })),
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  submitted_at: null,
  verified_date: null,
  due_date: null,
  days_left: null,
  expires_on: null,
  cert_id: null,
  organization_id: null,
  organization_value: null,
  organization: null,
  sender_type: 1,
  company_id: null,
  company_name: null,
  language: 'mn',
  can_edit_cert: false,
  actions: [],
  round: 1,
})

describe('the progress of a review plan', () => {
  it('[CON-066] takes the number of a request under review as its step', () => {
    // The history says nothing of it.
    expect([1, 2, 3].map(status => planProgress(request(status, ['submit', 'receive']), 3))).toEqual([
      ['now', 'later', 'later'],
      ['done', 'now', 'later'],
      ['done', 'done', 'now'],
    ])
  })

  it('[CON-067] keeps the steps agreed on while the request is with the applicant', () => {
    const returned = request(2000, ['submit', 'receive', 'agree', 'return'])
    expect(planProgress(returned, 3)).toEqual(['done', 'now', 'later'])
    const sentAgain = request(0, ['submit', 'receive', 'agree', 'return', 'resubmit'])
    expect(planProgress(sentAgain, 3)).toEqual(['done', 'now', 'later'])
  })

  it('leaves nothing to do in a closed request', () => {
    expect(planProgress(request(1000, ['submit', 'receive', 'agree', 'agree', 'approve']), 3)).toEqual([
      'done',
      'done',
      'done',
    ])
    expect(planProgress(request(3000, ['submit', 'receive', 'reject']), 3)).toEqual(['later', 'later', 'later'])
  })
})

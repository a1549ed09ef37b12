import { describe, expect, it } from 'vitest'
import { addsGrants, lightGrants, needsSecond, type ProposalFacts, refuseProposalAct } from './proposal.ts'

const now = new Date('2026-03-02T02:00:00Z')
const waiting: ProposalFacts = {
  state: 'waiting',
  proposedBy: 'first',
  proposerStands: true,
  concerns: 'third',
  expiresAt: new Date('2026-03-03T02:00:00Z'),
}
const judge = (act: 'confirm' | 'refuse' | 'withdraw', userId: string, change: Partial<ProposalFacts> = {}) =>
  refuseProposalAct(act, { ...waiting, ...change }, { userId, now })

describe('a proposal', () => {
  it('[REQ-TWO-06] is confirmed by another administrator whom it does not concern, while all it rests on stands', () => {
    expect(judge('confirm', 'second')).toBeNull()
    expect(judge('confirm', 'first')).toBe('own_proposal')
    expect(judge('confirm', 'third')).toBe('own_account')
    expect(judge('confirm', 'second', { expiresAt: now })).toBe('proposal_expired')
    expect(judge('confirm', 'second', { proposerStands: false })).toBe('proposal_outdated')
    for (const state of ['confirmed', 'refused', 'withdrawn', 'expired'] as const) {
      expect(judge('confirm', 'second', { state })).toBe('proposal_closed')
    }
  })

  it('[REQ-TWO-06] is refused by anybody but its proposer, and withdrawn by the proposer alone', () => {
    expect([judge('refuse', 'second'), judge('refuse', 'third'), judge('refuse', 'first')]).toEqual([
      null,
      null,
      'own_proposal',
    ])
    expect([judge('withdraw', 'first'), judge('withdraw', 'second')]).toEqual([null, 'not_allowed'])
  })
})

describe('[REQ-TWO-05] roles', () => {
  const reviewer = { role: 'REVIEWER' } as const
  const head = { role: 'APPROVER' } as const
  const headOfOne = { role: 'APPROVER', organizationId: 1 } as const
  it.each([
    [[], [reviewer], false],
    [[], [head], true],
    [[], [{ role: 'ADMIN' } as const], true],
    [[head], [headOfOne], false],
    [[headOfOne], [head], true],
    [[headOfOne], [{ role: 'APPROVER', organizationId: 2 } as const], true],
    [[headOfOne], [], false],
    [[reviewer], [head], true],
  ] as const)('%j to %j needs a second administrator: %s', (before, after, second) => {
    expect(needsSecond(before, after)).toBe(second)
  })

  it('are added by more than was held, and given in part by one', () => {
    expect(addsGrants([reviewer, head], [reviewer])).toBe(false)
    expect(addsGrants([head], [head, reviewer])).toBe(true)
    expect(lightGrants([reviewer, head])).toEqual([reviewer])
  })
})

describe('[REQ-TWO-06] a role that is held', () => {
  const limits = [{ module: 'FSI' }, { categoryId: 2 }, { organizationId: 5 }] as const

  it.each(limits)('everywhere covers one within %j, and not the other way round', limit => {
    const [wide, narrow] = [{ role: 'APPROVER' as const }, { role: 'APPROVER' as const, ...limit }]
    expect(needsSecond([wide], [narrow])).toBe(false)
    expect(needsSecond([narrow], [wide])).toBe(true)
    expect(needsSecond([narrow], [narrow])).toBe(false)
  })

  it.each([
    [{ module: 'FSI' }, { module: 'INSPECTION' }],
    [{ categoryId: 2 }, { categoryId: 3 }],
    [{ organizationId: 5 }, { organizationId: 6 }],
  ] as const)('within %j does not cover one within %j', (held, given) => {
    expect(needsSecond([{ role: 'APPROVER', ...held }], [{ role: 'APPROVER', ...given }])).toBe(true)
  })
})

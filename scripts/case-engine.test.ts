import { describe, expect, it } from 'vitest'
import { judgeCaseEngine } from './case-engine.ts'

const rule = {
  what: 'moves a case',
  pattern: '\\bnextPlace\\(',
  once: ['cases/apply-action.ts'],
  still: ['old/move.ts'],
}
const engine = { path: 'cases/apply-action.ts', text: 'const next = nextPlace(rules, action, facts)' }
const old = { path: 'old/move.ts', text: 'nextPlace(oldRules, action, facts)' }

describe('what the case engine does', () => {
  it('is done nowhere else but where the list says so', () => {
    expect(judgeCaseEngine([engine, old], [rule])).toEqual([])
    expect(judgeCaseEngine([engine, old, { path: 'new/move.ts', text: 'nextPlace(x)' }], [rule])).toEqual([
      'new/move.ts moves a case, which cases/apply-action.ts does for every type of case.',
    ])
  })

  it('leaves the list when nothing does it a second time', () => {
    expect(judgeCaseEngine([engine, { path: 'old/move.ts', text: '' }], [rule])).toEqual([
      'doneOnceForCases says that old/move.ts moves a case, which it does not: take it out.',
    ])
  })
})

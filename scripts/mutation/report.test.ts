import { expect, it } from 'vitest'
import type { AreaResult } from './kept-result.ts'
import { renderPage, scoreOf, staleReasons } from './report.ts'
import { drawSample } from './sample.ts'

const place = { line: 3, column: 5, original: 'rooms < 3', replacement: 'rooms <= 3' }
const result: AreaResult = {
  possible: 8,
  seed: null,
  files: {
    'fee.ts': {
      key: 'k',
      killed: 5,
      timeout: 1,
      survivors: [
        { ...place, outcome: 'survived' },
        { ...place, line: 9, original: '0', replacement: '1', outcome: 'uncovered' },
      ],
    },
  },
}
const mutants = [{ ...place, id: '1', file: 'fee.ts' }]
const reason = { file: 'fee.ts', change: 'rooms < 3 → rooms <= 3', reason: 'no fee has three rooms' }

it('[REQ-MUTATE-01] counts as noticed what a test failed on or what ran for ever, of all that was tried', () => {
  expect(scoreOf(result.files)).toEqual({ tried: 8, killed: 5, timeout: 1, survived: 1, uncovered: 1, percent: 75 })
})

it('[REQ-MUTATE-03] writes the reason beside the mutant that is left, and names those without one', () => {
  const page = renderPage('fees', 85, result, [reason])
  expect(page).toContain('**75 % noticed** (goal 85 %)')
  expect(page).toContain('- 3:5 `` rooms < 3 → rooms <= 3 ``: no fee has three rooms')
  expect(page).toContain('- 9:5 (no test) `` 0 → 1 ``\n')
  expect(page).toContain('1 of the unnoticed have a reason')
})

it('[REQ-MUTATE-03] refuses a reason whose mutant is gone or noticed, and leaves those of other areas alone', () => {
  const gone = { ...reason, change: 'rooms < 4 → rooms <= 4' }
  expect(staleReasons([reason, gone, { ...gone, file: 'other.ts' }], mutants, result)).toEqual([gone])
})

it('[REQ-MUTATE-03] judges a reason in an area of which a sample was tried by whether the change can be made', () => {
  const sampled = { ...result, seed: 7, files: {} }
  expect(staleReasons([reason], mutants, sampled)).toEqual([])
  expect(staleReasons([reason], [{ ...place, id: '2', file: 'fee.ts', replacement: 'true' }], sampled)).toEqual([
    reason,
  ])
})

it('[REQ-MUTATE-04] draws the same sample from the same seed, and another from another', () => {
  const items = Array.from({ length: 500 }, (_, at) => at)
  const sample = drawSample(items, 300, 1)
  expect(sample).toHaveLength(300)
  expect(drawSample(items, 300, 1)).toEqual(sample)
  expect(drawSample(items, 300, 2)).not.toEqual(sample)
  expect(new Set(sample).size).toBe(300)
  expect(drawSample(items.slice(0, 9), 300, 1)).toEqual(items.slice(0, 9))
})

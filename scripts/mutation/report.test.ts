import { expect, it } from 'vitest'
import type { AreaResult } from './kept-result.ts'
import { intervalOf, renderPage, scoreOf, staleReasons } from './report.ts'
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
  // It can still be made, and a test notices it by now.
  const noticed = { ...reason, change: 'rooms < 3 → true' }
  const both = [...mutants, { ...place, id: '2', file: 'fee.ts', replacement: 'true' }]
  expect(staleReasons([reason, noticed], both, result)).toEqual([noticed])
})

it('[REQ-MUTATE-03] judges a reason in an area of which a sample was tried by whether the change can be made', () => {
  const sampled = { ...result, seed: 7, files: {} }
  expect(staleReasons([reason], mutants, sampled)).toEqual([])
  expect(staleReasons([reason], [{ ...place, id: '2', file: 'fee.ts', replacement: 'true' }], sampled)).toEqual([
    reason,
  ])
})

it('[REQ-MUTATE-04] says between which bounds all mutants score when a sample was tried', () => {
  // Wilson's interval of 255 in 300, as tables give it.
  expect(intervalOf(255, 300, 1_000_000)).toEqual({ low: 80.5, high: 88.6 })
  // Three quarters of all leave half as much in doubt, and all of them nothing.
  expect(intervalOf(255, 300, 400)).toEqual({ low: 82.9, high: 86.9 })
  expect(intervalOf(255, 300, 300)).toEqual({ low: 85, high: 85 })
  const page = renderPage('fees', 85, { ...result, possible: 100, seed: 7 }, [])
  expect(page).toContain('a sample of 8 tried, seed 7: the score of all lies between 42 and 92.5 % (95 %)')
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

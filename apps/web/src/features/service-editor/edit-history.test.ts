import { expect, it } from 'vitest'
import { type EditHistory, noHistory, noteEdit, redoEdit, undoEdit } from './edit-history.ts'

const typed = (states: readonly string[], group: string | null, every: number): EditHistory<string> =>
  states
    .slice(1)
    .reduce<EditHistory<string>>(
      (history, _, index) => noteEdit(history, states[index] ?? '', { group, now: 10_000 + index * every }),
      noHistory,
    )

it('[REQ-CANVAS-03] edits are undone one by one and done again, until something else is edited', () => {
  const history = typed(['a', 'b', 'c'], null, 0)
  const [first, once] = undoEdit(history, 'c') ?? []
  const [second, twice] = (once && undoEdit(once, first ?? '')) ?? []
  expect([first, second, twice && undoEdit(twice, 'a')]).toEqual(['b', 'a', null])
  const [third, again] = (twice && redoEdit(twice, 'a')) ?? []
  expect([third, again && redoEdit(again, 'b')?.[0]]).toEqual(['b', 'c'])
  const other = again && noteEdit(again, 'b', { group: null, now: 0 })
  expect(other && redoEdit(other, 'x')).toBeNull()
  expect(other && undoEdit(other, 'x')?.[0]).toBe('b')
})

it('[REQ-CANVAS-03] typing in one place is one act as long as nobody pauses', () => {
  expect(undoEdit(typed(['', 'a', 'ab', 'abc'], 'title', 300), 'abc')?.[0]).toBe('')
  expect(undoEdit(typed(['', 'a', 'ab', 'abc'], 'title', 3000), 'abc')?.[0]).toBe('ab')
  const elsewhere = noteEdit(typed(['', 'a'], 'title', 0), 'a', { group: 'help', now: 10_100 })
  expect(undoEdit(elsewhere, 'ab')?.[0]).toBe('a')
  expect(typed(Array.from({ length: 150 }, String), null, 0).past).toHaveLength(100)
})

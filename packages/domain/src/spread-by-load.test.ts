import { expect, it } from 'vitest'
import { spreadByLoad } from './spread-by-load.ts'

const people = [
  { id: 'a', holds: 4 },
  { id: 'b', holds: 1 },
  { id: 'c', holds: 1 },
]

it('[REQ-ASSIGNEE-09] goes to whoever then holds least, so that loads end even', () => {
  const cases = Array.from({ length: 9 }, (_, what) => ({ what, suited: ['a', 'b', 'c'] }))
  const given = [...spreadByLoad(cases, people).values()]
  expect(people.map(({ id, holds }) => holds + given.filter(to => to === id).length)).toEqual([5, 5, 5])
})

it('[REQ-ASSIGNEE-09] goes to nobody who may not act on it, and first where few may', () => {
  const given = spreadByLoad(
    [
      { what: 'any', suited: ['b', 'c'] },
      { what: 'only b', suited: ['b'] },
      { what: 'nobody', suited: [] },
    ],
    people,
  )
  expect(Object.fromEntries(given)).toEqual({ 'only b': 'b', any: 'c' })
})

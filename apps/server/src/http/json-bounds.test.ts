// The measure of JSON at its edges: the deepest level, and text that never ends.
import { expect, it } from 'vitest'
import { isWithin } from './json-body.ts'

const bounds = { depth: 2000, values: 10_000, members: 2 }

it('[REQ-BUDGET-03] counts the members of objects down to the deepest level there is', () => {
  const nested = (inner: string) => Buffer.from(`${'['.repeat(999)}${inner}${']'.repeat(999)}`)
  expect(isWithin(nested('{"a":1,"b":2}'), bounds)).toBe(true)
  expect(isWithin(nested('{"a":1,"b":2,"c":3}'), bounds)).toBe(false)
  expect(isWithin(nested('[[1]]'), bounds)).toBe(false)
})

it.each(['"', '"abc', '{"a":"b', '["\\"'])('ends at the end of %s, whose quote never closes', text => {
  expect(isWithin(Buffer.from(text), bounds)).toBe(true)
})

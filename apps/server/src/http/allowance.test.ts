import { expect, it } from 'vitest'
import { openAllowance } from './allowance.ts'

const openByHand = (most: number, minutes: number) => {
  let now = Date.UTC(2026, 2, 2)
  const pass = openAllowance({ now: () => new Date(now) } as never, { most, milliseconds: minutes * 60_000 })
  return { pass, wait: (milliseconds: number) => (now += milliseconds) }
}

it('[REQ-PRIVATE-02] lets each key pass so often within a time, then tells the minutes to wait, begun ones included', () => {
  const { pass, wait } = openByHand(2, 60)
  expect([pass('a'), pass('a'), pass('a')]).toEqual([null, null, 60])
  expect(pass('b')).toBeNull()
  wait(59 * 60_000 + 1)
  expect(pass('a')).toBe(1)
  wait(59_998)
  expect(pass('a')).toBe(1)
  wait(1)
  expect([pass('a'), pass('a'), pass('a')]).toEqual([null, null, 60])
})

it('[REQ-PRIVATE-02] begins the time with the first try, however often somebody tries afterwards', () => {
  const { pass, wait } = openByHand(2, 60)
  pass('a')
  wait(30 * 60_000)
  pass('a')
  wait(15 * 60_000)
  expect(pass('a')).toBe(15)
})

it('forgets the key that was seen longest ago beyond 20,000, and none before', () => {
  const { pass } = openByHand(1, 60)
  pass('first')
  pass('second')
  for (let at = 2; at < 20_000; at += 1) pass(`made-up-${at}`)
  expect([pass('first'), pass('second')]).toEqual([60, 60])
  pass('one more')
  expect(pass('second')).toBe(60)
  expect(pass('first')).toBeNull()
})

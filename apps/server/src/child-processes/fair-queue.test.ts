import { describe, expect, it } from 'vitest'
import { openFairQueue } from './fair-queue.ts'

/** A queue with a clock that stands still until it is set. */
const openQueue = () => {
  let at = 0
  const queue = openFairQueue<string>({ each: 3, all: 6 }, () => at)
  return {
    queue,
    setTime: (milliseconds: number) => {
      at = milliseconds
    },
  }
}

describe('who is served next', () => {
  it('[REQ-READFILE-06] serves one task of a person at a time, and others in between', () => {
    const { queue } = openQueue()
    for (const item of ['a1', 'a2', 'a3']) queue.push(item, 'a')
    queue.push('b1', 'b')
    expect(queue.next()?.item).toBe('a1')
    expect(queue.next()?.item).toBe('b1')
    expect(queue.next()).toBeNull()
    queue.ended('a', 10)
    expect(queue.next()?.item).toBe('a2')
  })

  it('[REQ-READFILE-06] lets who used little go before who used much, until that is forgotten', () => {
    const { queue, setTime } = openQueue()
    queue.push('a1', 'a')
    queue.next()
    queue.ended('a', 8000)
    queue.push('a2', 'a')
    queue.push('b1', 'b')
    expect(queue.next()?.item).toBe('b1')
    queue.ended('b', 100)
    expect([queue.used('a'), queue.used('b')]).toEqual([8000, 100])
    setTime(120_000)
    expect([queue.used('a'), queue.used('b')]).toEqual([2000, 25])
  })

  it('takes no more than may wait, of one person and of all', () => {
    const { queue } = openQueue()
    const pushes = ['a', 'a', 'a', 'a', null, null, null, null].map((person, at) => queue.push(`${at}`, person))
    expect(pushes).toEqual([true, true, true, false, true, true, true, false])
    expect(queue.clear()).toHaveLength(6)
    expect(queue.next()).toBeNull()
  })

  it('holds nobody back for work that belongs to no one', () => {
    const { queue } = openQueue()
    queue.push('one', null)
    queue.push('two', null)
    expect([queue.next()?.item, queue.next()?.item]).toEqual(['one', 'two'])
  })
})

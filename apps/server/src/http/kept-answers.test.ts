import { describe, expect, it } from 'vitest'
import { keepAnswers } from './kept-answers.ts'

const open = (most?: number) => {
  const world = { edition: 'one', readings: 0, time: 0, made: 0 }
  const kept = keepAnswers({
    readEdition: async () => {
      world.readings++
      return world.edition
    },
    now: () => world.time,
    ...(most !== undefined && { most }),
  })
  const ask = (key = 'a') => kept.get(key, async () => `${key}${++world.made}`)
  return { world, ask }
}

describe('kept answers', () => {
  it('are made once per edition, and anew when something has changed', async () => {
    const { world, ask } = open()
    expect([await ask(), await ask()]).toEqual(['a1', 'a1'])
    world.edition = 'two'
    expect([await ask(), await ask()]).toEqual(['a2', 'a2'])
  })

  it('grow old by time alone', async () => {
    const { world, ask } = open()
    await ask()
    world.time = 15_000
    expect(await ask()).toBe('a2')
  })

  it('share one reading and one making among all who ask at once, and none that began before the question', async () => {
    const { world, ask } = open()
    const first = ask()
    const answers = await Promise.all([first, ...Array.from({ length: 50 }, () => ask())])
    expect(new Set(answers)).toEqual(new Set(['a1']))
    expect([world.made, world.readings]).toEqual([1, 1])
    const during = ask()
    await Promise.resolve()
    world.edition = 'two'
    const after = ask()
    expect([await during, await after].at(-1)).toBe('a2')
  })

  it('never keep a failure', async () => {
    const kept = keepAnswers({ readEdition: async () => 'one' })
    const fail = () => kept.get('a', () => Promise.reject(new Error('no')))
    await expect(fail()).rejects.toThrow('no')
    expect(await kept.get('a', async () => 'yes')).toBe('yes')
  })

  it('stay few, however many are asked for', async () => {
    const { world, ask } = open(3)
    for (const key of ['a', 'b', 'c', 'd']) await ask(key)
    await ask('d')
    expect(world.made).toBe(4)
    await ask('a')
    expect(world.made).toBe(5)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { openThreadPool } from './thread-pool.ts'

const script = new URL('../test/thread-tasks-sample.ts', import.meta.url)
const pool = openThreadPool<string, string>({ script, size: 1, timeLimit: 2000, tasksPerThread: 2 })
afterAll(() => pool.stop())

describe('a pool of threads', () => {
  it('goes on after a task that failed, one that never ended and one that ended its thread', async () => {
    const outcomes = await Promise.allSettled(['one', 'throw', 'hang', 'exit', 'two', 'three', 'four'].map(pool.run))
    expect(outcomes.map(outcome => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message))).toEqual([
      'done one',
      'no good',
      'The task took too long',
      'The thread ended',
      'done two',
      'done three',
      'done four',
    ])
  })

  it('refuses work after it was stopped', async () => {
    const other = openThreadPool<string, string>({ script, size: 1 })
    await other.stop()
    await expect(other.run('one')).rejects.toThrow('stopped')
  })
})

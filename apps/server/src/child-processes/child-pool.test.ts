// Child processes: what hostile work may not take, and that the others never notice it.
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { ChildError, openChildPool } from './child-pool.ts'
import { type ChildLimits, childLimits } from './limits.ts'

const script = new URL('../../test/child-tasks-sample.ts', import.meta.url)
const limits: ChildLimits = { ...childLimits.workbook, time: 3000, answer: 1_000_000 }
const open = (change: Partial<ChildLimits> = {}) => openChildPool<string, unknown>(script, { ...limits, ...change })
const pool = open()
afterAll(() => pool.stop())

const outcome = async (value: string, of = pool): Promise<unknown> => {
  try {
    return (await of.run({ value })).value
  } catch (error) {
    return error instanceof ChildError ? error.failure : error
  }
}
const isLinux = process.platform === 'linux'

describe('a pool of child processes', () => {
  it('[REQ-READFILE-01] goes on after work that failed, never ended, ended its process or said too much', async () => {
    const tasks = ['one', 'throw', 'hang', 'exit', 'much', 'two', 'print', 'three']
    expect(await Promise.all(tasks.map(task => outcome(task)))).toEqual([
      'done one',
      'failed',
      'too_long',
      'ended',
      'too_much',
      'done two',
      'done print',
      'done three',
    ])
  })

  it('[REQ-READFILE-01] [REQ-READFILE-02] outlives memory without end, in the heap and beside it, before any clock', async () => {
    const patient = open({ time: 60_000 })
    const before = process.memoryUsage().rss
    const tasks = ['one', 'heap', 'matrix', 'buffers', 'heap', 'matrix', 'two']
    const found = await Promise.all(tasks.map(task => outcome(task, patient)))
    expect([found.at(0), found.at(-1)]).toEqual(['done one', 'done two'])
    // V8 or the kernel says no: the task fails, or its process is gone.
    const ends = isLinux ? ['ended', 'failed'] : ['ended', 'failed', 'too_long']
    for (const end of found.slice(1, -1)) expect(ends).toContain(end)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
    await patient.stop()
  }, 120_000)

  it.runIf(isLinux)('[REQ-READFILE-02] runs under limits of the kernel and goes first when memory ends', async () => {
    const pid = await outcome('limits')
    const own = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
    const limit = (name: string) => Number(new RegExp(`${name}\\s+(\\d+)`).exec(own('limits'))?.[1])
    expect(limit('Max core file size')).toBe(0)
    expect(limit('Max file size')).toBe(0)
    expect(limit('Max cpu time')).toBe(limits.processor)
    const idle = Number(/VmData:\s+(\d+)/.exec(own('status'))?.[1]) * 1024
    expect(limit('Max data size')).toBeGreaterThan(idle)
    expect(limit('Max data size')).toBeLessThan(idle + limits.memory * 1024 * 1024)
    expect(Number(own('oom_score_adj'))).toBe(1000)
  })

  it('[REQ-READFILE-03] knows no secret of the server and can neither read nor write files of the machine', async () => {
    process.env.SAMPLE_PASSWORD = 'secret'
    const fresh = open()
    expect(await outcome('secrets', fresh)).toEqual([])
    expect(await outcome('read', fresh)).toBe('failed')
    expect(await outcome('write', fresh)).toBe('failed')
    await fresh.stop()
    delete process.env.SAMPLE_PASSWORD
  })

  it.runIf(isLinux)(
    '[REQ-READFILE-02] is ended by the kernel when its processor time is used up',
    async () => {
      const short = open({ processor: 1, time: 60_000 })
      expect(await outcome('hang', short)).toBe('ended')
      await short.stop()
    },
    60_000,
  )

  it('hands bytes over as they are, and replaces a process after so many tasks', async () => {
    const each = open({ tasks: 2 })
    const bytes = Buffer.from([0, 1, 2, 255])
    const { value, bytes: back } = await each.run({ value: 'one', bytes: async () => bytes })
    expect([value, ...(back ?? [])]).toEqual(['done one', 255, 2, 1, 0])
    const pids = [await outcome('limits', each), await outcome('limits', each), await outcome('limits', each)]
    expect(pids[1]).not.toBe(pids[0])
    expect(pids[2]).toBe(pids[1])
    await each.stop()
  })

  it('says that a process cannot start, refuses more than may wait, and refuses work after it was stopped', async () => {
    const none = openChildPool<string, unknown>(new URL('file:///nowhere.ts'), limits)
    expect(await outcome('one', none)).toBe('not_started')
    const narrow = open({ waiting: { each: 1, all: 2 } })
    const tasks = ['one', 'two', 'three'].map(value => narrow.run({ value, person: 'a' }))
    const settled = await Promise.allSettled(tasks)
    expect(settled.map(each => (each.status === 'fulfilled' ? each.value.value : each.reason.failure))).toEqual([
      'done one',
      'done two',
      'full',
    ])
    await narrow.stop()
    expect(await outcome('one', narrow)).toBe('stopped')
  })
})

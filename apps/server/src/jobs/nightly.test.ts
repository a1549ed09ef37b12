import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { inTransaction } from '../db/transaction.ts'
import { listLastRuns } from './nightly.sql.ts'
import { nightlyHandler, refuseWrongClock, runNightly } from './nightly.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ work: true })
})
afterAll(() => test.close())

const lastRunOf = async (task: string) =>
  (await inTransaction(test.app.services.db, listLastRuns)).find(run => run.task === task)

describe('the work of the night', () => {
  it('belongs to the day of the agency, not to that of the server, and keeps what was counted', async () => {
    // Two in the morning in Ulaanbaatar is still the day before in Greenwich.
    const clock = { now: () => new Date('2031-03-14T18:00:00Z') }
    const seen: string[] = []
    const task = {
      name: 'sample',
      run: async ({ today }: { today: string }) => {
        seen.push(today)
        return { touched: 3 }
      },
    }
    await runNightly({ ...test.app.services, clock }, task)
    expect(seen).toEqual(['2031-03-15'])
    expect(await lastRunOf('sample')).toMatchObject({
      night: '2031-03-15',
      attempts: 1,
      finished_at: clock.now(),
      outcome: { touched: 3 },
      failure: null,
    })
  })

  it('keeps why a task failed and lets the queue try again', async () => {
    const clock = { now: () => new Date('2031-03-15T18:00:00Z') }
    let fails = true
    const task = {
      name: 'shaky',
      run: async () => {
        if (fails) throw new Error('the registry is silent')
        return {}
      },
    }
    await expect(runNightly({ ...test.app.services, clock }, task)).rejects.toThrow('the registry is silent')
    expect(await lastRunOf('shaky')).toMatchObject({ finished_at: null, failure: 'Error: the registry is silent' })
    fails = false
    await runNightly({ ...test.app.services, clock }, task)
    expect(await lastRunOf('shaky')).toMatchObject({ attempts: 2, finished_at: clock.now(), failure: null })
  })

  it('is planned for two in the morning of the agency, and a night that was slept through is made up for once', async () => {
    const boss = new PgBoss({ ...test.address, supervise: false, schedule: false })
    await boss.start()
    try {
      const planned = await boss.getSchedules('nightly')
      expect(planned.map(({ key }) => key)).toContain('sweep-leftovers')
      for (const { cron, timezone, options, data, key } of planned) {
        expect({ cron, timezone, missed: options?.missed, data }).toEqual({
          cron: '0 2 * * *',
          timezone: 'Asia/Ulaanbaatar',
          missed: 'once',
          data: { task: key },
        })
      }
      await boss.send('nightly', { task: 'sweep-leftovers' })
      await expect.poll(async () => (await lastRunOf('sweep-leftovers'))?.finished_at, { timeout: 15_000 }).toBeTruthy()
    } finally {
      await boss.stop()
    }
  })

  it('is not done by a clock far from that of the database, which all processes share', async () => {
    const { db } = test.app.services
    const offBy = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) })
    await expect(refuseWrongClock({ db, clock: offBy(1) })).rejects.toThrow('off that of the database')
    await expect(refuseWrongClock({ db, clock: offBy(-24) })).rejects.toThrow('off that of the database')
    await refuseWrongClock({ db, clock: offBy(0) })
  })

  it('refuses a task that this version does not know, so that another process takes it', async () => {
    await expect(nightlyHandler(test.app.services, [])({ task: 'unknown' })).rejects.toThrow('unknown')
    await expect(test.app.runNight('unknown')).rejects.toThrow('unknown')
  })
})

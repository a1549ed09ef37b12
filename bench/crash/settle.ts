// After a fault: lets the jobs end, stops the portal, sweeps like a night would, and compares everything.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Told } from './journey.ts'
import { type Portal, urlOf } from './portal.ts'
import { countDoubles, countOpenJobs, findLosses, findLostMails, findOrphans, withDatabase } from './verify.sql.ts'

export type Findings = {
  readonly losses: readonly string[]
  readonly orphans: readonly string[]
  readonly doubles: Readonly<Record<string, number>>
  readonly givenUp: number
}

// A job whose process died is taken up again within a minute and a quarter; one that failed often waits longer.
const jobsPatienceMs = 360_000

/** Waits until all is done, stops the processes and compares what is there with what clients were told. */
export const settleAndVerify = async (portal: Portal, told: readonly Told[]): Promise<Findings> => {
  const givenUp = await withDatabase(portal.address(), async db => {
    const until = Date.now() + jobsPatienceMs
    for (;;) {
      const { open, givenUp } = await countOpenJobs(db)
      if (open === 0 || Date.now() > until) return givenUp + open
      await pause(500)
    }
  })
  await portal.stopProcesses()
  const address = portal.address()
  sweep(portal)
  return {
    losses: [
      ...(await findLosses(address, told)),
      ...(await withDatabase(address, db => findLostMails(db, told, portal.mail.taken))),
    ],
    orphans: await withDatabase(address, db => findOrphans(db, portal.stored())),
    doubles: await countDoubles(address, portal.mail.taken),
    givenUp,
  }
}

/** What the night removes: the bytes of those who died before their row came to be. */
const sweep = (portal: Portal): void => {
  const address = portal.address()
  const script = join(import.meta.dirname, '../../apps/server/src/cli/khyanalt.ts')
  // Two hours on in Ulaanbaatar, so that nothing counts as still under way.
  const at = new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 16)
  const { status, stderr } = spawnSync(
    process.execPath,
    [script, 'schedule', 'run', '--task', 'sweep-leftovers', '--at', at],
    {
      env: {
        ...process.env,
        ...portal.environment(),
        DATA_DIR: portal.dataDir,
        DATABASE_URL: urlOf(address),
      },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`The sweep failed: ${stderr}`)
}

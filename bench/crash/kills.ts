// Kill -9 at random moments: of the server, of the process of the jobs, of the database and of one of its connections.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Portal } from './portal.ts'
import { withDatabase } from './verify.sql.ts'

export type Victim = 'server' | 'jobs' | 'database' | 'connection'

/** One kill: whom, and how long the portal took to serve again, in milliseconds. */
export type Kill = { readonly victim: Victim; readonly ms: number }

// A start costs most; what is back soon is hit more often.
const parted: readonly Victim[] = [
  ...['server', 'server', 'jobs', 'jobs', 'jobs'],
  ...['database', 'database', 'database', 'connection', 'connection', 'connection', 'connection', 'connection'],
] as Victim[]
const single: readonly Victim[] = ['server', 'database', 'connection', 'connection']

const patienceMs = 240_000

/** Kills again and again, and waits each time until people are served; the jobs may come back meanwhile. */
export const killAgainAndAgain = async (
  portal: Portal,
  { kills, token, random, told }: { kills: number; token: string; random: () => number; told: (kill: Kill) => void },
): Promise<void> => {
  const victims = portal.shape === 'parted' ? parted : single
  let jobsAreBack = Promise.resolve()
  let jobsAreAway = false
  for (let killed = 0; killed < kills; ) {
    // Long enough for some acts to be under way, short enough to hit each kind of act.
    await pause(200 + random() * 1300)
    const victim = victims[Math.floor(random() * victims.length)] ?? 'server'
    if (victim === 'jobs' && jobsAreAway) continue
    killed++
    const before = Date.now()
    await kill(portal, victim, random)
    const back = untilServing(portal, victim, token).then(() => told({ victim, ms: Date.now() - before }))
    if (victim !== 'jobs') {
      await back
      continue
    }
    jobsAreAway = true
    jobsAreBack = back.then(() => {
      jobsAreAway = false
    })
    // A failure is thrown at the end.
    jobsAreBack.catch(() => {})
  }
  await jobsAreBack
}

const kill = async (portal: Portal, victim: Victim, random: () => number): Promise<void> => {
  if (victim === 'database') return portal.killDatabase()
  if (victim === 'connection') return killConnection(portal, random)
  portal.parts.find(part => part.name === victim)?.kill()
}

/** One of the processes that PostgreSQL keeps for each connection; PostgreSQL then ends all the others too. */
const killConnection = (portal: Portal, random: () => number): Promise<void> =>
  withDatabase(portal.address(), async db => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
    `.execute(db)
    const pid = rows[Math.floor(random() * rows.length)]?.pid
    if (pid) process.kill(pid, 'SIGKILL')
  })

/** The jobs may be away for a while; whoever kills them waits for them, others wait for answers alone. */
const untilServing = async (portal: Portal, victim: Victim, token: string): Promise<void> => {
  const jobs = portal.parts.find(part => part.name === 'jobs')
  const until = Date.now() + patienceMs
  // What was killed answers for a moment as long as nobody noticed.
  await pause(20)
  while (Date.now() < until) {
    const serves = victim === 'jobs' ? await jobs?.isReady() : await portal.serves(token)
    if (serves) return
    await pause(25)
  }
  throw new Error(`The portal did not serve within ${patienceMs / 1000} seconds after the ${victim} was killed`)
}

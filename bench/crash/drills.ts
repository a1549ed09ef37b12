// The drills by name, in the order they run.
import { restartDatabase, slowDatabase } from './database-drills.ts'
import { fullDisk } from './disk-drill.ts'
import { type Kill, killAgainAndAgain } from './kills.ts'
import { bentClock, deadMailServer, deadStore } from './outside-drills.ts'
import type { Shape } from './portal.ts'
import { type Drill, underLoad } from './under-load.ts'

const kills =
  (shape: Shape, title: string): Drill =>
  options =>
    underLoad(title, options, { shape }, async (portal, { tokens, finished, log }) => {
      const all: Kill[] = []
      const told = (kill: Kill): void => {
        all.push(kill)
        const seconds = Math.round(performance.now() / 1000)
        if (all.length % 20 === 0) log(`${all.length} of ${options.kills} kills, ${finished()} journeys, ${seconds} s`)
      }
      await killAgainAndAgain(portal, { ...options, token: tokens.inspector, told })
      const byVictim = Object.entries(Object.groupBy(all, kill => kill.victim))
      return {
        how: [['kills with SIGKILL', `${all.length} (seed ${options.seed})`]],
        recoveries: Object.fromEntries(
          byVictim.map(([victim, list]) => [
            victim === 'jobs' ? 'jobs, others being killed meanwhile' : victim,
            list.map(({ ms }) => ms),
          ]),
        ),
      }
    })

/** Every drill. */
export const drills: Readonly<Record<string, Drill>> = {
  kills: kills('parted', 'Kill -9: the server, the process of the jobs, the database, single connections'),
  'kills-single': kills('single', 'Kill -9: one process with its built-in database'),
  restart: restartDatabase,
  slow: slowDatabase,
  disk: fullDisk,
  store: deadStore,
  mail: deadMailServer,
  clock: bentClock,
}

// The result as a page, and whether a promise was broken.
import { describeMachine, today } from '../../bench/measure/machine.ts'
import type { Meeting } from './watch-calls.ts'

export type Outcome = {
  readonly title: string
  /** Within how many seconds every call is answered again; 0 where none may fail at all. */
  readonly goal: number
  readonly met: Meeting
  /** When every window had heard of something that happened after the fault, in milliseconds from it. */
  readonly heardAfter: number
  readonly note: string
}

export type Totals = {
  readonly seed: number
  readonly parallel: number
  readonly seconds: number
  readonly journeys: number
  readonly acknowledged: number
  readonly retried: number
  readonly lost: number
  readonly doubled: Readonly<Record<string, number>>
  readonly mails: number
  readonly mailsTwice: number
  readonly jobsGivenUp: number
  readonly startedIn: number
  readonly leaderSeconds: number
  /** What one journey left behind, in bytes. */
  readonly roomInDatabase: number
  readonly roomInStore: number
}

/** One sentence for each broken promise. */
export const brokenPromises = (outcomes: readonly Outcome[], totals: Totals): string[] => [
  ...outcomes.flatMap(({ title, goal, met }) =>
    met.recoveredAfter > goal * 1000 ? [`${title}: calls failed until ${met.recoveredAfter} ms`] : [],
  ),
  ...(totals.lost > 0 ? [`${totals.lost} acknowledged writes were lost`] : []),
  ...Object.entries(totals.doubled).flatMap(([name, count]) => (count === 0 ? [] : [`${count} doubled ${name}`])),
  ...(totals.jobsGivenUp > 0 ? [`${totals.jobsGivenUp} jobs were given up`] : []),
]

/** The page for bench/results. */
export const report = (outcomes: readonly Outcome[], totals: Totals): string => {
  const rows = outcomes.map(({ title, goal, met, heardAfter, note }) => {
    const kinds = Object.entries(met.kinds).map(([says, count]) => `${count} × ${says}`)
    const failed = met.failed === 0 ? '0' : `${met.failed} (${kinds.join(', ')})`
    const wanted = goal === 0 ? 'no call fails' : `≤ ${goal} s`
    return `| ${title} | ${wanted} | ${seconds(met.recoveredAfter)} | ${failed} | ${met.acknowledged} | ${seconds(met.silence)} | ${seconds(heardAfter)} | ${note} |`
  })
  const broken = brokenPromises(outcomes, totals)
  return `# Many machines

Method: ${method(totals)}

| | |
|---|---|
| date | ${today()} |
| machine | ${describeMachine()} |
| command | \`npm run ops -- many-machines ${totals.seconds} ${totals.seed}\` |
| from an empty database to five ready processes that started at once | ${seconds(totals.startedIn)} |
| journeys completed | ${totals.journeys} |
| acknowledged writes | ${totals.acknowledged} |
| calls repeated | ${totals.retried} |
| **acknowledged writes lost** (goal 0) | **${totals.lost}** |
${Object.entries(totals.doubled)
  .map(([name, count]) => `| doubled ${name} (goal 0) | ${count} |`)
  .join('\n')}
| mails taken by the mail server; of them twice, under one Message-ID | ${totals.mails}; ${totals.mailsTwice} |
| room that one journey takes, journal and indexes included | ${kilobytes(totals.roomInDatabase)} in the database, ${kilobytes(totals.roomInStore)} in the store |
| jobs given up (goal 0) | ${totals.jobsGivenUp} |

| what happened | goal | last call that failed, after | calls that failed | writes acknowledged meanwhile | longest time without one | windows at two processes heard news after | |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

${broken.length === 0 ? 'Every promise was kept.' : `Broken: ${broken.join('; ')}.`}
`
}

const method = ({ parallel, leaderSeconds }: Totals): string =>
  `each machine is a network namespace of one computer, with an address of its own on one bridge: three with PostgreSQL under Patroni and etcd (synchronous, strict: a commit is acknowledged when a second machine holds it; a leader that is silent for ${leaderSeconds} s is replaced), three that serve people, two that work off jobs, one HAProxy in front, one in each portal machine on the way to the database that leads, one with an S3 store and a mail server. ${parallel} clients at a time walk journeys (draft, upload, three saves, send, receive, agree, agree, approve with certificate) through the front balancer and repeat an unanswered call with the same transaction id. "Gone" means: the cable is out and every process dies by SIGKILL in the same moment; "cut off" means: the cable is out and the machine lives. Moments are chosen by the seed. Two windows of the applicants stay open at two processes; what they hear was told by a third, which works off jobs. All machines share the processors and the disk of one computer: what is measured is the course of a change, not the speed of many machines.`

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

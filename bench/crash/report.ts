// The result file: one section for each drill; a run writes those it ran and leaves the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMachine, today } from '../measure/machine.ts'
import { median } from '../measure/statistics.ts'
import type { Answers } from './client.ts'
import type { Findings } from './settle.ts'

const file = join(import.meta.dirname, '../results/faults.md')

const head = `# Faults under load

\`npm run bench -- faults [journeys] [kills] [seed] [drill…]\` runs the drills below, or those named, and exits with 1 when a promise is broken. In each, clients walk requests from draft to signed certificate (draft, upload, three saves, send, receive, every second one returned and sent again, agree, invoice, receipt, confirmation, agree, approve) while the fault is made. A client repeats an unanswered call under the same transaction id. Afterwards the jobs end, the night sweeps, and database, journal, store and mail server are compared with what the clients were told.

What is promised of mail: each is handed over at least once. Twice it can be only when the mail server, or our process, dies between taking it and noting it; both bear the same Message-ID, and the second one the header \`X-Khyanalt-Attempt\`.
`

export type Section = {
  readonly title: string
  readonly text: string
  /** A line for each promise that was not kept. */
  readonly broken: readonly string[]
}

/** Puts the section of a drill in its place in the file. */
export const writeSections = (name: string, { title, text }: Section): void => {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const sections = new Map(
    old
      .split(/^(?=<!-- )/m)
      .slice(1)
      .map(part => [/^<!-- (\S+) -->/.exec(part)?.[1] ?? '', part.trimEnd()]),
  )
  sections.set(name, `<!-- ${name} -->\n\n## ${title}\n\n${text.trimEnd()}`)
  writeFileSync(file, `${[head.trimEnd(), ...sections.values()].join('\n\n')}\n`)
}

const goalMs = 5_000

/** The table of a drill, and the promises it broke. */
export const judge = (
  how: readonly (readonly [string, string | number])[],
  { answers, findings, journeys, diedByItself, recoveries, allowed = [] }: Judged,
): Omit<Section, 'title'> => {
  const refusals = [...answers.refusals].sort().map(([refusal, count]) => `${refusal} × ${count}`)
  const unexpected = [...answers.refusals.keys()].filter(refusal => ![...known, ...allowed].includes(refusal))
  const doubled = Object.entries(findings.doubles).filter(([, count]) => count !== 0)
  const broken = [
    ...findings.losses.map(loss => `lost: ${loss}`),
    ...findings.orphans.map(orphan => `store: ${orphan}`),
    ...doubled.map(([what, count]) => `doubled ${what}: ${count}`),
    ...unexpected.map(refusal => `answered ${refusal}`),
    ...(answers.silent > 0 ? [`${answers.silent} calls were not answered within a minute`] : []),
    ...(diedByItself > 0 ? [`processes ended by themselves ${diedByItself} times`] : []),
    ...(findings.givenUp > 0 ? [`${findings.givenUp} jobs were given up or did not end`] : []),
    ...Object.entries(recoveries).flatMap(([victim, ms]) =>
      median(ms) > goalMs ? [`${victim}: half of the times it took longer than ${goalMs} ms to serve again`] : [],
    ),
    ...(journeys === 0 ? ['no journey came to its end'] : []),
  ]
  const rows: (readonly [string, string | number])[] = [
    ['date', today()],
    ['machine', describeMachine()],
    ...how,
    ['journeys from draft to certificate', journeys],
    ['acknowledged writes', answers.acknowledged],
    ['calls repeated', answers.repeated],
    ['longest wait for an answer', `${answers.slowest} ms`],
    ['refusals', refusals.join(', ') || 'none'],
    ['**acknowledged writes, mails or files lost**', `**${findings.losses.length}**`],
    ['**things doubled**', `**${doubled.reduce((sum, [, count]) => sum + Math.abs(count), 0)}**`],
    ['files without row, rows without file', findings.orphans.length],
    ['jobs given up', findings.givenUp],
    ['processes that ended by themselves', diedByItself],
    ...Object.entries(recoveries).flatMap(([victim, ms]) =>
      ms.length === 0
        ? []
        : [
            [
              `${victim}: serving again, median / longest (goal ≤ 5,000)`,
              `${median(ms).toFixed(0)} / ${Math.max(...ms).toFixed(0)} ms, ${ms.length} times`,
            ] as const,
          ],
    ),
  ]
  return { text: `| | |\n|---|---|\n${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}\n`, broken }
}

// What a client may be answered while something is away, and what its own repetition brings about.
const known = ['503 upstream_unavailable', '503 store_unavailable', '409 upload_running', '409 receipt_present']

export type Judged = {
  readonly answers: Answers
  readonly findings: Findings
  readonly journeys: number
  readonly diedByItself: number
  readonly recoveries: Readonly<Record<string, readonly number[]>>
  readonly allowed?: readonly string[]
}

// The result as a page, and whether a promise was broken.
import { describeMachine, today } from '../../bench/measure/machine.ts'
import type { Meeting } from '../many-machines/watch-calls.ts'

/** Something that happened to the processes, and what callers met. */
export type Outcome = {
  readonly title: string
  /** Calls that may fail; null where some must. */
  readonly mayFail: number | null
  /** Within how many milliseconds the last call failed, at most. */
  readonly within: number
  readonly met: Meeting
  readonly note: string
}

/** Something that people see, and whether it is what they should. */
export type Look = { readonly title: string; readonly saw: string; readonly isRight: boolean }

export type Result = {
  readonly proxy: string
  readonly outcomes: readonly Outcome[]
  readonly looks: readonly Look[]
}

/** One sentence for each broken promise. */
export const brokenPromises = (results: readonly Result[], losses: readonly string[]): string[] => [
  ...results.flatMap(({ proxy, outcomes, looks }) => [
    ...outcomes.flatMap(({ title, mayFail, within, met }) =>
      (mayFail !== null && met.failed > mayFail) || met.recoveredAfter > within
        ? [`${proxy}: ${title}: ${met.failed} calls failed, the last after ${met.recoveredAfter} ms`]
        : [],
    ),
    ...looks.filter(({ isRight }) => !isRight).map(({ title, saw }) => `${proxy}: ${title}: ${saw}`),
  ]),
  ...losses,
]

/** The page for bench/results. */
export const report = (
  results: readonly Result[],
  {
    parallel,
    drainSeconds,
    losses,
    journeys,
  }: { parallel: number; drainSeconds: number; losses: readonly string[]; journeys: number },
): string => {
  const broken = brokenPromises(results, losses)
  const parts = results.map(({ proxy, outcomes, looks }) => {
    const rows = outcomes.map(({ title, mayFail, met, note }) => {
      const kinds = Object.entries(met.kinds).map(([says, count]) => `${count} × ${says}`)
      const failed = met.failed === 0 ? '0' : `${met.failed} (${kinds.join(', ')})`
      return `| ${title} | ${mayFail ?? 'some'} | ${failed} | ${met.recoveredAfter} ms | ${met.acknowledged} | ${note} |`
    })
    const seen = looks.map(({ title, saw, isRight }) => `| ${title} | ${saw} | ${isRight ? 'yes' : 'no'} |`)
    return `## ${proxy}

| what happened | calls that may fail | calls that failed | the last one after | writes acknowledged meanwhile | |
|---|---|---|---|---|---|
${rows.join('\n')}

| what people see | | as it should be |
|---|---|---|
${seen.join('\n')}
`
  })
  return `# Behind a proxy

Method: two processes that answer people and one that works off jobs (\`DRAIN_SECONDS=${drainSeconds}\`) over one PostgreSQL, on one machine, behind Caddy and then nginx as Debian has them, with the files of \`ops/proxy\`; only names, ports and certificates are changed. ${parallel} clients walk journeys (draft, upload, three saves, send, receive, agree, invoice, receipt, approve with certificate) through the proxy over TLS without pause and repeat an unanswered call with the same transaction id; two signed-in windows hold sockets. A failed call is one that got no answer or a status of 500 and above. Pages are asked while the journeys run.

| | |
|---|---|
| date | ${today()} |
| machine | ${describeMachine()} |
| command | \`npm run ops -- proxy-drill\` |
| journeys completed | ${journeys} |
| acknowledged writes lost, doubled acts, papers and mails (goal 0) | ${losses.length} |

${parts.join('\n')}
${broken.length === 0 ? 'Every promise was kept.' : `Broken: ${broken.join('; ')}.`}
`
}

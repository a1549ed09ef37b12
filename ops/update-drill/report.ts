// What the drill found, as a page beside the other results.
import type { Met } from './visitors.ts'

export type Phase = Met & { readonly title: string; readonly said: string; readonly took: number }

/** The text of bench/results/update-drill.md. */
export const report = ({
  before,
  after,
  startedIn,
  phases,
  parts,
  written,
  faults,
}: {
  readonly before: string
  readonly after: string
  readonly startedIn: number
  readonly phases: readonly Phase[]
  readonly parts: number
  readonly written: number
  readonly faults: readonly string[]
}): string =>
  [
    '# Update and way back under load',
    '',
    `\`npm run ops -- update-drill\`, ${new Date().toISOString().slice(0, 10)}: ${before} → ${after} and back, on one server with the built-in PostgreSQL, the account of the portal without a right to write the releases. Six people read pages and two sign in again and again, from the same machine; like browsers they repeat what meets nobody. A silence is the longest time without an answer to anybody.`,
    '',
    `First start on an empty folder, with migrations and the demo's data: ready after ${seconds(startedIn)}.`,
    '',
    '| | takes | calls | tries repeated | given up | silence |',
    '| --- | --- | --- | --- | --- | --- |',
    ...phases.map(
      ({ title, took, calls, repeated, givenUp, silence }) =>
        `| ${title} | ${seconds(took)} | ${calls} | ${repeated} | ${givenUp} | ${seconds(silence)} |`,
    ),
    '',
    ...phases.slice(1).flatMap(({ title, said }) => [`What \`khyanalt\` said (${title}):`, '', '```', said, '```', '']),
    `All ${parts} parts of pages that were open before each change were answered after it; all ${written} acknowledged sign-ins are still good at the end.`,
    '',
    faults.length === 0 ? 'No fault.' : `Faults:\n\n${faults.map(fault => `- ${fault}`).join('\n')}`,
    '',
  ].join('\n')

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

// The table of costs by size, and what grows faster than the goal allows.
import { today } from '../measure/machine.ts'
import { ms } from '../measure/statistics.ts'
import type { Cost } from './meter.ts'
import { reasons } from './reasons.ts'

type Measured = readonly { readonly size: number; readonly costs: ReadonlyMap<string, Cost> }[]

const goal = 1.2
// Over five hundred times the rows, each index may have two more levels to walk down from the two it has at first.
const deeper = 2
const nothing: Cost = { ms: 0, pages: 0 }

/** By how much a tenfold of rows raises a cost, from the smallest size to the largest. */
const growth = (measured: Measured, kind: string, of: keyof Cost): number => {
  const [first, last] = [measured[0], measured.at(-1)]
  if (!first || !last || first.size === last.size) return 1
  const [small, large] = [first, last].map(({ costs }) => Math.max((costs.get(kind) ?? nothing)[of], 0.1))
  return ((large ?? 1) / (small ?? 1)) ** (1 / Math.log10(last.size / first.size))
}

const kindsOf = (measured: Measured): readonly string[] => [...(measured[0]?.costs.keys() ?? [])]

const reasonOf = (measured: Measured, kind: string): string | undefined => {
  const [small, large] = [measured[0], measured.at(-1)].map(each => (each?.costs.get(kind) ?? nothing).pages)
  if (reasons[kind]) return reasons[kind]
  return (large ?? 0) <= (small ?? 0) * deeper ? 'the same rows, found through indexes with more levels' : undefined
}

/** Kinds of questions that read more than the goal allows, for no reason that is known. */
export const findUnexplained = (measured: Measured): readonly string[] =>
  kindsOf(measured).filter(kind => growth(measured, kind, 'pages') > goal && reasonOf(measured, kind) === undefined)

/** The result as it is kept. */
export const writeReport = (
  measured: Measured,
  run: { readonly machine: string; readonly ofEach: number; readonly took: string; readonly filling: string },
): string => {
  const kinds = kindsOf(measured)
  const sizes = measured.map(({ size }) => size.toLocaleString('en'))
  const within = (of: keyof Cost) => kinds.filter(kind => growth(measured, kind, of) <= goal).length
  const cell =
    (kind: string) =>
    ({ costs }: Measured[number]) => {
      const cost = costs.get(kind) ?? nothing
      return `${ms(cost.ms)} / ${cost.pages}`
    }
  const row = (kind: string) => {
    const grown = (['ms', 'pages'] as const).map(of => growth(measured, kind, of))
    const shown = grown.map(value => (value > goal ? `**${value.toFixed(2)}**` : value.toFixed(2)))
    return `| ${[kind, ...measured.map(cell(kind)), ...shown].join(' | ')} |`
  }
  const misses = kinds.filter(kind => growth(measured, kind, 'pages') > goal)
  return `# What lists and searches cost as the data grow

Method: one database, filled by \`npm run seed -- bulk\` to ${sizes.join(', ')} rows of each noun's own table: people, organisations, requests, certificates, invoices, lines of the bank, journal, audit, messages, sessions, employees, equipment, food objects and fee reports; a tenth of it foreigners, permits for explosives and late requests, a fourth public references of food. What one person or organisation has stays the same; what is open grows with all. At each size ${run.ofEach} questions of each of ${kinds.length} kinds, made from rows of the tables, asked one at a time in process (session, parsing, transaction, statements, presenter, JSON), after a pass that warms. The cost is the median time in milliseconds, and the median number of pages of 8 kB that the statements touch, as \`explain (analyze, buffers)\` counts them: pages do not depend on what else the machine does. Growth is by tenfold, from the smallest size to the largest; bold is more than the goal of ${goal}.

|  |  |
|---|---|
| date | ${today()} |
| machine | ${run.machine} |
| the whole run | ${run.took} minutes, ${run.filling} of them filling |
| kinds within the goal, by pages | **${within('pages')} of ${kinds.length}** (goal: all) |
| kinds within the goal, by time | **${within('ms')} of ${kinds.length}** (goal: all) |

| question: ms / pages at | ${sizes.join(' | ')} | growth, ms | growth, pages |
|---|${sizes.map(() => '---|').join('')}---|---|
${kinds.map(row).join('\n')}

## What misses the goal, by pages

${misses.map(kind => `- **${kind}**: ${reasonOf(measured, kind) ?? 'not known; to be mended'}.`).join('\n') || 'Nothing.'}
`
}

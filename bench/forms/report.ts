// The result as a page: medians, and how many times longer each engine takes than this one.
import type { FormVisit, FormWork, TableVisit } from './measure.ts'

type Measured = {
  readonly name: string
  readonly packages: readonly string[]
  readonly forms: readonly FormVisit[]
  readonly work: readonly FormWork[]
  /** The visits of each table size. */
  readonly tables: readonly (readonly TableVisit[])[]
  readonly bytes: number
}

/** The value below which `share` of the values lie. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Writes the report. */
export const formReport = ({
  measured,
  failures,
  rounds,
  workRounds,
  tableRounds,
  tableSizes,
  machine,
}: {
  readonly measured: readonly Measured[]
  readonly failures: readonly string[]
  readonly rounds: number
  readonly workRounds: number
  readonly tableRounds: number
  readonly tableSizes: readonly number[]
  readonly machine: string
}): string => {
  const forms = measures(measured, [
    ['mount, ms (median)', one => median(one.forms.map(({ mount }) => mount))],
    ['keystroke to paint p50, ms', one => median(one.forms.flatMap(({ keystrokes }) => keystrokes))],
    [
      'keystroke to paint p95, ms',
      one =>
        quantile(
          one.forms.flatMap(({ keystrokes }) => keystrokes),
          0.95,
        ),
    ],
    ['validate all, 50 errors on screen, ms (median)', one => median(one.forms.map(({ validate }) => validate))],
    ['JavaScript, kB gzip', one => one.bytes / 1000],
  ])
  const work = measures(measured, [
    ['mount, ms (median)', one => median(one.work.map(({ mount }) => mount))],
    ['validate all, ms (median)', one => median(one.work.map(({ validate }) => validate))],
    ['a keystroke, ms (median)', one => median(one.work.map(({ keystroke }) => keystroke))],
  ])
  const tables = tableSizes.map((rows, size) => {
    const visits = (one: Measured): readonly TableVisit[] => one.tables[size] ?? []
    return `## A table of ${rows} rows\n\n${measures(measured, [
      ['open, ms (median)', one => median(visits(one).map(({ open }) => open))],
      [
        'edit a cell p95, ms',
        one =>
          quantile(
            visits(one).flatMap(({ edits }) => edits),
            0.95,
          ),
      ],
      [
        'add a row p95, ms',
        one =>
          quantile(
            visits(one).flatMap(({ adds }) => adds),
            0.95,
          ),
      ],
      [
        'delete a row p95, ms',
        one =>
          quantile(
            visits(one).flatMap(({ removals }) => removals),
            0.95,
          ),
      ],
    ])}`
  })
  const [own, ...others] = measured
  const ahead = (value: (one: Measured) => number): string => {
    const best = Math.min(...others.map(value).filter(amount => !Number.isNaN(amount)))
    return own === undefined ? '–' : `${(best / value(own)).toFixed(1)}×`
  }
  const longest = own?.tables.at(-1) ?? []
  const goals = [
    ['mount, against the best of the others', '3×', ahead(one => median(one.forms.map(({ mount }) => mount)))],
    ['validate all, likewise', '3×', ahead(one => median(one.forms.map(({ validate }) => validate)))],
    ['mount in processor time, likewise', '3×', ahead(one => median(one.work.map(({ mount }) => mount)))],
    ['validate all in processor time, likewise', '3×', ahead(one => median(one.work.map(({ validate }) => validate)))],
    [
      'keystroke to paint p95',
      '≤ 50 ms',
      `${quantile(own?.forms.flatMap(({ keystrokes }) => keystrokes) ?? [], 0.95).toFixed(0)} ms`,
    ],
    [
      'act on a row of the longest table p95',
      '≤ 100 ms',
      `${quantile(
        longest.flatMap(({ edits, adds, removals }) => [...edits, ...adds, ...removals]),
        0.95,
      ).toFixed(0)} ms`,
    ],
  ]
  return `# Forms: this engine beside four known ones

Method: one form of 300 fields (text, number, select, radio, date, long text, tick, 29 of them shown by another answer, and a table of 20 rows of 8 columns, all on screen at once) is opened with each engine in the same Chromium at 4× CPU slow-down, one engine after the other, ${rounds} rounds; then tables of ${tableSizes.join(' and ')} rows of 8 columns, ${tableRounds} rounds. Each page is a production bundle of that engine alone, written as its documentation recommends; native controls where it offers them. *Mount* is from the call that mounts, the definition's reading included (a definition is judged where it is published, with this engine as with the others), to the first task after the frame in which every control is in the document. *Keystroke to paint* is from the key event's time stamp to the first task after the next frame, over 50 keys in five fields a round, each typed 50 ms after the last one was seen. *Validate all* is from the call to the frame with 50 errors at their fields, and in a list above the form where the engine has one (this one, Form.io and RJSF). *Add* ends when the new row is in the document and *delete*, where it is asked about first, begins with the answer. Of the long table this engine mounts the rows near the screen, which is its way of being quick; the others mount all. Of long forms every engine has every control in the document; this one lets the browser leave out the drawing of those far from the screen (CSS content-visibility). A page that shows fewer controls, or whose conditions do nothing, is refused.

| | |
|---|---|
| date | ${new Date().toISOString().slice(0, 10)} |
| machine | ${machine} |
${measured
  .filter(one => one.packages.length > 0)
  .map(one => `| ${one.name} | ${one.packages.join(', ')} |`)
  .join('\n')}

## A form of 300 fields

${forms}

${tables.join('\n\n')}

## The form of 300 fields in processor time

What the page's process used up at full speed until 200 ms after, whatever else the machine did; ${workRounds} rounds.

${work}

## Goals

| | wanted | measured |
|---|---:|---:|
${goals.map(cells => `| ${cells.join(' | ')} |`).join('\n')}
${failures.length > 0 ? `\nNot measured: ${failures.join('; ')}.\n` : ''}`
}

const measures = (
  measured: readonly Measured[],
  lines: readonly (readonly [title: string, value: (one: Measured) => number])[],
): string => {
  const [own] = measured
  const cell = (one: Measured, value: (one: Measured) => number): string => {
    const amount = value(one)
    if (own === undefined || Number.isNaN(amount)) return '–'
    const shown = amount >= 100 ? amount.toFixed(0) : amount.toFixed(1)
    return one === own ? `**${shown}**` : `${shown} (${(amount / value(own)).toFixed(1)}×)`
  }
  return [
    `| | ${measured.map(({ name }) => name).join(' | ')} |`,
    `|---|${measured.map(() => '---:').join('|')}|`,
    ...lines.map(([title, value]) => `| ${title} | ${measured.map(one => cell(one, value)).join(' | ')} |`),
  ].join('\n')
}

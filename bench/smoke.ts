// Whether each measurement still runs, at a size too small to measure anything.
// Usage: npm run bench -- smoke [name…]; writes no results, and exits 1 when one did not come to its report.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../scripts/run-program.ts'

/** The smallest sizes; what wants more programs or hours than a change has is left to the night. */
const sizes: Readonly<Record<string, readonly string[]>> = {
  attack: ['200', '1'],
  backup: ['50', '50'],
  catalogue: ['4', '1'],
  certificates: ['500', '1000', '2'],
  flood: ['1', '1'],
  growth: ['200,400', '1'],
  lists: ['500', '50', '2'],
  rehearsal: ['20'],
  timing: ['10'],
}

/** Runs one; its report is written at its end, whatever it found, and gives way to the one that was measured. */
const runsThrough = async (name: string): Promise<boolean> => {
  const file = join(import.meta.dirname, `results/${name}.md`)
  // A measurement may write a second report.
  const folder = join(import.meta.dirname, 'results')
  const measured = readdirSync(folder).map(
    report => [join(folder, report), readFileSync(join(folder, report))] as const,
  )
  const { mtimeMs } = statSync(file)
  try {
    const { output } = await runProgram(process.execPath, [
      join(import.meta.dirname, `${name}.ts`),
      ...(sizes[name] ?? []),
    ])
    const isWritten = statSync(file).mtimeMs > mtimeMs
    console.log(`${isWritten ? '✓' : '✗'} ${name}`)
    if (!isWritten) console.log(output.split('\n').slice(-30).join('\n'))
    return isWritten
  } finally {
    for (const [report, bytes] of measured) if (!readFileSync(report).equals(bytes)) writeFileSync(report, bytes)
  }
}

const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : Object.keys(sizes)
const outcomes: boolean[] = []
for (const name of names) outcomes.push(await runsThrough(name))
process.exitCode = outcomes.every(Boolean) ? 0 : 1

// `npm run nightly`: what takes too long for `npm test`. Each step ends with a line, and the last says how many failed.
// Steps write their figures to bench/results and docs/generated/mutation, so it belongs into a clone of its own.
import { areas } from './mutation/areas.ts'
import { runProgram } from './run-program.ts'
import { type Part, runParts, verdict } from './tally.ts'

// A drill that takes root or a machine of its own is left to whoever makes a release.
const steps: readonly (readonly [string, ...string[]])[] = [
  ...Object.keys(areas).map((area): [string, ...string[]] => ['mutate', area]),
  ['ops', 'pitr-drill'],
  ['ops', 'proxy-drill'],
  ['ops', 'update-drill'],
  // Small sizes: whether the measurement still runs and holds, not what it measures.
  ['bench', 'attack', '5000'],
  ['bench', 'timing'],
  ['bench', 'faults', '50', '20'],
  ['bench', 'backup', '200', '100'],
  ['bench', 'lists', '10000', '500', '50'],
  ['bench', 'certificates', '5000', '50000', '50'],
  ['bench', 'catalogue', '50', '10'],
  ['bench', 'rehearsal', '100'],
]

const wanted = process.argv.slice(2)

await runParts(
  steps.flatMap(([script, ...args]): Part[] => {
    const name = [script, args[0]].join(' ')
    if (wanted.length > 0 && !wanted.includes(name)) return []
    const run = async () => {
      const { code, output } = await runProgram(process.execPath, [`scripts/${script}.ts`, ...args])
      return verdict(code === 0, output.split('\n').slice(-60).join('\n'))
    }
    return [{ name, run }]
  }),
)

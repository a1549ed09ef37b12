// The checks that run nothing of the product: types, style, boundaries, dead code, generated files.
import { findBreaches } from './boundaries.ts'
import { findDrift } from './generate.ts'
import { runProgram } from './run-program.ts'
import { type Part, verdict } from './tally.ts'

const program = (name: string, command: string, args: readonly string[]): Part => ({
  name,
  run: async () => {
    const { code, output } = await runProgram(command, args)
    return verdict(code === 0, output)
  },
})

export const staticChecks: readonly Part[] = [
  program('types of packages, server, tests and scripts', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
  program('types of the web', 'tsc', ['--noEmit', '-p', 'apps/web/tsconfig.json']),
  program('format and lint', 'biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
  {
    name: 'boundaries',
    run: async () => {
      const breaches = findBreaches()
      return verdict(breaches.length === 0, breaches.join('\n'))
    },
  },
  program('dead code', 'knip', ['--no-progress', '--no-config-hints']),
  {
    name: 'generated files',
    run: async () => {
      const stale = await findDrift()
      return verdict(stale.length === 0, `Run "npm run generate"; these files are stale: ${stale.join(', ')}`)
    },
  },
]

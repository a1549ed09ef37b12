// The checks that start nothing of the product: types, style, boundaries, dead code, seeded services, generated files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readServiceFiles } from '../apps/server/seeds/reference/read-services.ts'
import { findBreaches } from './boundaries.ts'
import { judgeCommits } from './commit-messages.ts'
import { findDrift } from './generate.ts'
import { judgeMigration } from './migration-rules.ts'
import { root, runProgram } from './run-program.ts'
import { type Part, verdict } from './tally.ts'

const program = (name: string, command: string, args: readonly string[]): Part => ({
  name,
  run: async () => {
    const { code, output } = await runProgram(command, args)
    return verdict(code === 0, output)
  },
})

// What did not change since the last run is not judged again.
const types = (name: string, project: string): Part =>
  program(name, 'tsc', [
    ...['--noEmit', '-p', project],
    ...['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`],
  ])

export const staticChecks: readonly Part[] = [
  types('types of packages, server, tests and scripts', 'tsconfig.json'),
  types('types of the web', 'apps/web/tsconfig.json'),
  program('format and lint', 'biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
  {
    name: 'boundaries',
    run: async () => {
      const breaches = findBreaches()
      return verdict(breaches.length === 0, breaches.join('\n'))
    },
  },
  {
    name: 'migrations',
    run: async () => {
      const folder = join(root, 'apps/server/migrations')
      const faults = readdirSync(folder).flatMap(file => judgeMigration(file, readFileSync(join(folder, file), 'utf8')))
      return verdict(faults.length === 0, faults.join('\n'))
    },
  },
  {
    name: 'messages of commits',
    run: async () => {
      const { faults, note } = await judgeCommits()
      return { ...verdict(faults.length === 0, faults.join('\n')), notes: note === null ? [] : [note] }
    },
  },
  program('dead code', 'knip', ['--no-progress', '--no-config-hints']),
  {
    name: 'seeded services',
    run: async () => {
      try {
        readServiceFiles()
        return verdict(true, '')
      } catch (error) {
        return verdict(false, String(error))
      }
    },
  },
  {
    name: 'generated files',
    run: async () => {
      const stale = await findDrift()
      return verdict(stale.length === 0, `Run "npm run generate"; these files are stale: ${stale.join(', ')}`)
    },
  },
]

// Checks the boundaries of the code base: who may import whom, no rings, one writer for a table, no long files.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BoundaryRules, findForbiddenImports, findImportRings } from './boundary-rules.ts'
import { type CallFamily, judgeCallNames } from './call-names.ts'
import { type DoneOnce, judgeCaseEngine } from './case-engine.ts'
import { judgeCasts } from './row-casts.ts'
import { root } from './run-program.ts'
import { readImports } from './source-imports.ts'
import { findForeignWrites, findWrites, readTableWriters, tablesIn } from './table-writers.ts'

/** Every breach as one sentence. */
export const findBreaches = (): string[] => {
  const rules = JSON.parse(readFileSync(join(root, 'boundaries.json'), 'utf8')) as BoundaryRules & {
    readonly doneOnceForCases: readonly DoneOnce[]
    readonly callFamilies: readonly CallFamily[]
  }
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const paths = listed.split('\n').filter(path => path !== '' && existsSync(join(root, path)))
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const sources = paths
    .filter(path => /^(apps|packages|bench|e2e|ops|scripts)\/.*\.tsx?$/.test(path))
    .map(path => ({ path, imports: readImports(root, path, read(path)) }))
  const long = paths
    .filter(path => /\.(tsx?|mjs|css|sql|md|html|typ)$/.test(path))
    .filter(path => !rules.longFilesAllowed.some(pattern => new RegExp(pattern).test(path)))
    .map(path => ({ path, lines: read(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > rules.maxLines)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${rules.maxLines} is the limit. Split it by concept.`)
  const server = paths
    .filter(path => /^apps\/server\/src\/.*\.ts$/.test(path) && !/(\.test|-fixture)\.ts$/.test(path))
    .map(path => ({ path, text: read(path) }))
  const writes = server.flatMap(({ path, text }) => findWrites(path, text))
  return [
    ...findForbiddenImports(sources, rules),
    ...findImportRings(sources, rules),
    ...judgeCasts(
      paths.filter(path => /^apps\/server\/src\/.*\.sql\.ts$/.test(path)).map(path => ({ path, text: read(path) })),
    ),
    ...judgeCallNames(
      server.filter(({ path }) => !path.startsWith('apps/server/src/http/')),
      rules.callFamilies,
    ),
    ...judgeCaseEngine(server, rules.doneOnceForCases),
    ...findForeignWrites(writes, readTableWriters(), tablesIn(read('apps/server/src/db/schema.ts'))),
    ...long,
  ]
}

if (import.meta.main) {
  const breaches = findBreaches()
  for (const breach of breaches) console.error(breach)
  process.exitCode = breaches.length > 0 ? 1 : 0
}

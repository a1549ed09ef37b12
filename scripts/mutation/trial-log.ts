// What each test file was seen to do with the mutants, kept on the disk so that a run that was stopped goes on.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coverage, Line, Verdict } from './trial.ts'

/** What one test file is known to do. */
export type KnownTrials = {
  readonly coverage: Coverage | null
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** The mutant that was begun last and did not come to an end. */
  readonly open: { readonly id: string; readonly pid: number } | null
}

/** Reads the lines of one test file; none when it was never run. */
export const readTrials = (file: string): KnownTrials => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const verdicts = new Map<string, Verdict>()
  let coverage: Coverage | null = null
  let open: KnownTrials['open'] = null
  // The last is empty, or what is just being written.
  for (const text of lines.slice(0, -1)) {
    const line = JSON.parse(text) as Line
    if ('coverage' in line) coverage = line.coverage
    else if ('begin' in line) open = { id: line.begin, pid: line.pid }
    else {
      verdicts.set(line.end, line.verdict)
      open = null
    }
  }
  return { coverage, verdicts, open }
}

/**
 * Where the lines of each test file are kept. The name changes with the test file, with everything in our packages (and
 * in the server, for its tests) that is not a test, and with the mutants, so that what is found under it still holds.
 */
export const trialFiles = (
  root: string,
  tests: readonly string[],
  onServer: boolean,
  mutated: ReadonlyMap<string, string>,
): Map<string, string> => {
  const folder = join(root, 'node_modules/.cache/mutation')
  mkdirSync(folder, { recursive: true })
  const globs = ['packages/**/*', ...(onServer ? ['apps/server/**/*'] : [])]
  const shared = globSync(globs, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.ts'], withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const own = globSync('*.ts', { cwd: import.meta.dirname }).map(name => join(import.meta.dirname, name))
  const before = createHash('sha256')
  for (const [path, code] of mutated) before.update(path).update('\0').update(code).update('\0')
  for (const path of [...shared, ...own].sort()) before.update(path).update('\0').update(readFileSync(path))
  return new Map(
    tests.map(test => {
      const key = before
        .copy()
        .update(test)
        .update(readFileSync(join(root, test)))
        .digest('hex')
      const file = join(folder, `${key.slice(0, 24)}.jsonl`)
      if (existsSync(file)) dropHalfLine(file)
      return [join(root, test), file]
    }),
  )
}

// A run that was stopped may have been writing.
const dropHalfLine = (file: string): void => {
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) writeFileSync(file, whole)
}

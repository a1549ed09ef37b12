// What the last run found, kept beside the code so that the next need not try again what did not change.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './make-mutants.ts'
import type { Outcome } from './try-mutants.ts'

/** A mutant that no test noticed. */
export type Survivor = Omit<Mutant, 'id' | 'file'> & { readonly outcome: 'survived' | 'uncovered' }

/** What came of one file of an area. */
export type FileResult = {
  /** Changes with the file or a test file that reaches it. */
  readonly key: string
  readonly killed: number
  readonly timeout: number
  readonly survivors: readonly Survivor[]
}

export type AreaResult = {
  /** How many mutants the area has; of some only a sample is tried. */
  readonly possible: number
  /** The seed of the sample; null when all were tried. */
  readonly seed: number | null
  readonly files: Readonly<Record<string, FileResult>>
}

/** Where the result of an area stands, without the ending of the file. */
export const resultPath = (root: string, area: string): string => join(root, 'docs/generated/mutation', area)

/** The result of the last run, or null. */
export const readKept = (root: string, area: string): AreaResult | null => {
  const file = `${resultPath(root, area)}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AreaResult) : null
}

/** A key of each file that changes with it and with the test files that reach it. */
export const keysOf = (
  root: string,
  mutants: readonly Mutant[],
  reached: ReadonlyMap<string, readonly string[]>,
): Map<string, string> => {
  const tests = new Map<string, Set<string>>()
  for (const { id, file } of mutants) {
    const known = tests.get(file) ?? new Set()
    for (const test of reached.get(id) ?? []) known.add(test)
    tests.set(file, known)
  }
  return new Map([...tests].map(([file, known]) => [file, digest([join(root, file), ...[...known].sort()])]))
}

const digest = (files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Gathers what came of the mutants by file; a file whose mutants were not tried keeps what it had. */
export const gather = (
  mutants: readonly Mutant[],
  outcomes: ReadonlyMap<string, Outcome>,
  keys: ReadonlyMap<string, string>,
  kept: AreaResult | null,
): AreaResult['files'] => {
  const files: Record<string, FileResult> = {}
  for (const [file, key] of keys) {
    const tried = mutants.filter(mutant => mutant.file === file && outcomes.has(mutant.id))
    const count = (wanted: Outcome) => tried.filter(({ id }) => outcomes.get(id) === wanted).length
    const survivors = tried.flatMap(({ id, file: _file, ...place }): Survivor[] => {
      const outcome = outcomes.get(id)
      return outcome === 'survived' || outcome === 'uncovered' ? [{ ...place, outcome }] : []
    })
    const known = kept?.files[file]
    if (tried.length > 0) files[file] = { key, killed: count('killed'), timeout: count('timeout'), survivors }
    else if (known) files[file] = known
  }
  return files
}

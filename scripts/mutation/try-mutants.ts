// Runs the tests against every mutant, in one process of Vitest at a time.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CliOptions, createVitest, type Vite, type Vitest } from 'vitest/node'
import type { MutatedCode } from './make-mutants.ts'
import type { Coverage, Line, Plan, Trial, Verdict } from './trial.ts'

/** What came of a mutant; `uncovered` when no test reaches it. */
export type Outcome = Verdict | 'uncovered'

export type TrialSettings = {
  readonly root: string
  /** Test files, as paths below the root. */
  readonly tests: readonly string[]
  readonly onServer: boolean
  /** Called once, when it is known which test files reach which mutants: the mutants to be tried. */
  readonly choose: (reached: ReadonlyMap<string, readonly string[]>) => readonly string[]
  readonly say: (sentence: string) => void
}

/** Tries the chosen mutants and answers what came of each; throws when the tests fail with no mutant at all. */
export const tryMutants = async (mutated: MutatedCode, settings: TrialSettings): Promise<Map<string, Outcome>> => {
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-mutation-'))
  const vitest = await openVitest(mutated.code, folder, settings)
  try {
    const coverages = await cover(vitest, folder, settings)
    const reached = reachedBy(coverages)
    const outcomes = new Map<string, Outcome>()
    for (const id of settings.choose(reached)) outcomes.set(id, reached.has(id) ? 'survived' : 'uncovered')
    for (const coverage of coverages) {
      // A mutant that ran for ever is not tried again; one that survived a file may be noticed by the next.
      const open = (id: string) => outcomes.get(id) === 'survived'
      const trials = trialsOf(coverage, settings.onServer).filter(({ id }) => open(id))
      const began = Date.now()
      const verdicts = trials.length > 0 ? await tryFile(vitest, folder, coverage, trials) : new Map<string, Verdict>()
      for (const [id, verdict] of verdicts) outcomes.set(id, verdict)
      const left = trials.filter(({ id }) => open(id)).length
      const seconds = Math.round((Date.now() - began) / 1000)
      const name = coverage.path.slice(settings.root.length + 1)
      if (trials.length > 0) settings.say(`${name}: ${trials.length} tried, ${left} unnoticed, ${seconds} s`)
    }
    return outcomes
  } finally {
    await vitest.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const openVitest = (
  code: MutatedCode['code'],
  folder: string,
  { root, tests, onServer }: TrialSettings,
): Promise<Vitest> => {
  const mutate: Vite.Plugin = { name: 'mutate', enforce: 'pre', load: id => code.get(id) ?? null }
  const options: CliOptions = {
    config: false,
    root,
    watch: false,
    include: [...tests],
    environment: 'node',
    pool: 'forks',
    // One process serves all files of a package, read afresh for each; those of the server want one of their own.
    isolate: onServer,
    maxWorkers: 1,
    fileParallelism: false,
    runner: join(import.meta.dirname, 'trial-runner.ts'),
    env: { MUTATION_FOLDER: folder },
    reporters: [{}],
    // What is kept of the code of ordinary runs has no switches in it, and theirs must not get any.
    fsModuleCache: false,
    globalSetup: onServer ? ['apps/server/test/global-setup.ts'] : [],
    // The machine may be busy, and it is another clock that ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  }
  return createVitest(options, { plugins: [mutate] })
}

const runFiles = async (vitest: Vitest, folder: string, paths: readonly string[], plan: Plan): Promise<Line[]> => {
  const lines = join(folder, 'lines.jsonl')
  writeFileSync(lines, '')
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
  await vitest.runTestSpecifications(paths.map(path => vitest.getRootProject().createSpecification(path)))
  return readLines(lines)
}

const readLines = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line)

/** Runs every test file as it is; the quickest come first, since they notice at the least cost. */
const cover = async (vitest: Vitest, folder: string, { root, tests, say }: TrialSettings): Promise<Coverage[]> => {
  const began = Date.now()
  const paths = tests.map(test => join(root, test))
  const lines = await runFiles(vitest, folder, paths, { trials: null })
  const coverages = lines.flatMap(line => ('coverage' in line ? [line.coverage] : []))
  const silent = paths.filter(path => !coverages.some(coverage => coverage.path === path))
  const failures = [...silent, ...coverages.flatMap(coverage => coverage.failures)]
  if (failures.length > 0) throw new Error(`Tests fail without any change; mend them first:\n${failures.join('\n')}`)
  say(`${tests.length} test files pass as they are, ${Math.round((Date.now() - began) / 1000)} s`)
  return coverages.sort((a, b) => a.duration - b.duration)
}

const reachedBy = (coverages: readonly Coverage[]): Map<string, string[]> => {
  const reached = new Map<string, string[]>()
  for (const { path, hits } of coverages)
    for (const id of Object.keys(hits)) reached.set(id, [...(reached.get(id) ?? []), path])
  return reached
}

const trialsOf = ({ always, tests, hits }: Coverage, onServer: boolean): Trial[] => {
  const names = new Map<string, string[]>()
  for (const { name, ids } of tests)
    for (const id of ids) {
      const known = names.get(id)
      if (known) known.push(name)
      else names.set(id, [name])
    }
  const whileRead = new Set(always)
  return Object.entries(hits).map(([id, count]) => ({
    id,
    tests: whileRead.has(id) ? null : (names.get(id) ?? []),
    inOrder: onServer,
    hitLimit: count * 100 + 1000,
  }))
}

/** Tries the mutants one after another; whoever hangs without passing its place ends with its process. */
const tryFile = async (
  vitest: Vitest,
  folder: string,
  coverage: Coverage,
  trials: readonly Trial[],
): Promise<Map<string, Verdict>> => {
  const verdicts = new Map<string, Verdict>()
  let open = trials
  while (open.length > 0) {
    const stop = endWhoHangs(join(folder, 'lines.jsonl'), 10_000 + coverage.duration * 5)
    const lines = await runFiles(vitest, folder, [coverage.path], { trials: open }).finally(stop)
    for (const line of lines) if ('end' in line) verdicts.set(line.end, line.verdict)
    // Whatever took the process along did not pass unnoticed.
    const last = lines.at(-1)
    if (last && 'begin' in last) verdicts.set(last.begin, 'timeout')
    const rest = open.filter(({ id }) => !verdicts.has(id))
    if (rest.length === open.length) throw new Error(`${coverage.path} could not be run with mutants.`)
    open = rest
  }
  return verdicts
}

const end = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself just now; the lines tell that it did not finish.
  }
}

const endWhoHangs = (file: string, limit: number): (() => void) => {
  let seen = 0
  let since = Date.now()
  const timer = setInterval(() => {
    const lines = readLines(file)
    if (lines.length !== seen) {
      seen = lines.length
      since = Date.now()
    }
    const last = lines.at(-1)
    if (!last || !('begin' in last) || Date.now() - since < limit) return
    clearInterval(timer)
    end(last.pid)
  }, 1000)
  return () => clearInterval(timer)
}

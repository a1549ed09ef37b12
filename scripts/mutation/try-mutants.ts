// Runs the tests against every mutant, in one process of Vitest at a time.
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CliOptions, createVitest, type Vite, type Vitest } from 'vitest/node'
import type { MutatedCode } from './make-mutants.ts'
import type { Coverage, Plan, Trial, Verdict } from './trial.ts'
import { readTrials, trialFiles } from './trial-log.ts'

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

/**
 * How often a property is tried at most. A mutant that a hundred examples do not notice is counted as unnoticed though
 * more might find it; thousands for each mutant would take days.
 */
const mostRuns = 100

/** How often a process is started that came to nothing: on a busy machine Vitest gives up one that is slow to begin. */
const mostStarts = 3

/** Vitest with what it needs to run test files against mutants. */
type Bench = {
  readonly vitest: Vitest
  readonly plan: string
  /** Where the lines of each test file go, by its path. */
  readonly lines: ReadonlyMap<string, string>
}

/** Tries the chosen mutants and answers what came of each; throws when the tests fail with no mutant at all. */
export const tryMutants = async (mutated: MutatedCode, settings: TrialSettings): Promise<Map<string, Outcome>> => {
  const { root, tests, onServer, choose, say } = settings
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-mutation-'))
  const plan = join(folder, 'plan.json')
  const lines = trialFiles(root, tests, onServer, mutated.code)
  const bench = { vitest: await openVitest(mutated.code, plan, settings), plan, lines }
  try {
    const coverages = await cover(bench, say)
    const reached = reachedBy(coverages)
    const outcomes = new Map<string, Outcome>()
    for (const id of choose(reached)) outcomes.set(id, reached.has(id) ? 'survived' : 'uncovered')
    for (const coverage of coverages) {
      // A mutant that ran for ever is not tried again; one that survived a file may be noticed by the next.
      const open = (id: string) => outcomes.get(id) === 'survived'
      const trials = trialsOf(coverage, onServer).filter(({ id }) => open(id))
      if (trials.length === 0) continue
      const began = Date.now()
      for (const [id, verdict] of await tryFile(bench, coverage, trials)) outcomes.set(id, verdict)
      const left = trials.filter(({ id }) => open(id)).length
      const seconds = Math.round((Date.now() - began) / 1000)
      say(`${coverage.path.slice(root.length + 1)}: ${trials.length} tried, ${left} unnoticed, ${seconds} s`)
    }
    return outcomes
  } finally {
    await bench.vitest.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const openVitest = (
  code: MutatedCode['code'],
  plan: string,
  { root, tests, onServer }: TrialSettings,
): Promise<Vitest> => {
  const mutate: Vite.Plugin = {
    name: 'mutate',
    enforce: 'pre',
    load: id => code.get(id) ?? null,
    transform: (text, id) =>
      id.endsWith('.test.ts')
        ? text.replaceAll(/(?<=\bnumRuns: )[\d_]+/g, runs => `Math.min(${runs}, ${mostRuns})`)
        : null,
  }
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
    env: { MUTATION_PLAN: plan },
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

const runFiles = async ({ vitest, plan, lines }: Bench, paths: readonly string[], trials: Plan['trials']) => {
  writeFileSync(plan, JSON.stringify({ trials, lines: Object.fromEntries(lines) } satisfies Plan))
  await vitest.runTestSpecifications(paths.map(path => vitest.getRootProject().createSpecification(path)))
}

/** Runs every test file as it is; the quickest come first, since they notice at the least cost. */
const cover = async (bench: Bench, say: TrialSettings['say']): Promise<Coverage[]> => {
  const began = Date.now()
  const { lines } = bench
  const unknown = () => [...lines].filter(([, file]) => !readTrials(file).coverage).map(([path]) => path)
  for (let time = 0; time < mostStarts && unknown().length > 0; time++) await runFiles(bench, unknown(), null)
  if (unknown().length > 0) throw new Error(`These test files could not be run:\n${unknown().join('\n')}`)
  const known = [...lines].map(([path, file]) => ({ path, coverage: readTrials(file).coverage }))
  const failures = known.flatMap(({ coverage }) => coverage?.failures ?? [])
  if (failures.length > 0) {
    // Whoever mends what lies outside the code and its tests wants them run again.
    for (const file of lines.values()) rmSync(file, { force: true })
    throw new Error(`Tests fail without any change; mend them first:\n${failures.join('\n')}`)
  }
  say(`${lines.size} test files pass as they are, ${Math.round((Date.now() - began) / 1000)} s`)
  return known.flatMap(({ coverage }) => coverage ?? []).sort((a, b) => a.duration - b.duration)
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
  bench: Bench,
  { path, duration }: Coverage,
  trials: readonly Trial[],
): Promise<ReadonlyMap<string, Verdict>> => {
  const file = bench.lines.get(path) ?? ''
  let starts = 0
  for (;;) {
    const { verdicts, open: stopped } = readTrials(file)
    const rest = trials.filter(({ id }) => !verdicts.has(id))
    if (rest.length === 0) return new Map(trials.flatMap(({ id }) => verdictOf(verdicts, id)))
    const stop = endWhoHangs(file, 10_000 + duration * 5)
    await runFiles(bench, [path], rest).finally(stop)
    const after = readTrials(file)
    // Whatever took the process along did not pass unnoticed; what a run of before was stopped at is tried anew.
    if (after.open && after.open.pid !== stopped?.pid)
      appendFileSync(file, `${JSON.stringify({ end: after.open.id, verdict: 'timeout' })}\n`)
    else if (after.verdicts.size > verdicts.size) starts = 0
    else if (++starts === mostStarts) throw new Error(`${path} could not be run with mutants.`)
  }
}

const verdictOf = (verdicts: ReadonlyMap<string, Verdict>, id: string): [string, Verdict][] => {
  const verdict = verdicts.get(id)
  return verdict ? [[id, verdict]] : []
}

const end = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself just now; the lines tell that it did not finish.
  }
}

const endWhoHangs = (file: string, limit: number): (() => void) => {
  const before = statSync(file).size
  let seen = before
  let since = Date.now()
  const timer = setInterval(() => {
    const { size } = statSync(file)
    if (size !== seen) {
      seen = size
      since = Date.now()
    }
    // Nothing was begun yet, so that what stands last there is of a run of before.
    if (size === before || Date.now() - since < limit) return
    const { open } = readTrials(file)
    if (!open) return
    clearInterval(timer)
    end(open.pid)
  }, 1000)
  return () => clearInterval(timer)
}

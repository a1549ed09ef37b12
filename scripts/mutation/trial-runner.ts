// How Vitest runs a test file for mutation: first as it is, noting which test reaches which mutant; later once for each
// mutant that it reaches, with the code read afresh, up to the first test that fails.
import { appendFileSync, readFileSync } from 'node:fs'
import { configureGlobal } from 'fast-check'
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import type { Coverage, Line, Plan, Trial } from './trial.ts'

// What the switches of the instrumenter read and write.
type Switches = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
}
const shared = globalThis as { __stryker__?: Switches }
shared.__stryker__ ??= {}
const switches = shared.__stryker__

// The same properties for every mutant and every run; a counterexample need not be made small, since nobody reads it.
configureGlobal({ seed: 20261123, endOnFailure: true })

/** Runs a file with one mutant switched on, or none, and stops at the first test that fails. */
class TrialRun extends TestRunner {
  isDone = false
  readonly trial: Trial
  readonly last: string | undefined

  constructor(config: ConstructorParameters<typeof TestRunner>[0], trial: Trial) {
    super(config)
    this.trial = trial
    this.last = trial.tests?.at(-1)
  }

  override importFile(path: string, source: Parameters<TestRunner['importFile']>[1]): unknown {
    // What the code keeps from one mutant must not reach the next.
    vi.resetModules()
    return super.importFile(path, source)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    const { tests, inOrder } = this.trial
    const isNeedless = tests !== null && !inOrder && !tests.includes(test.fullTestName)
    if (this.isDone || isNeedless) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onBeforeTryTask(test: RunnerTestCase, options: Parameters<TestRunner['onBeforeTryTask']>[1]): void {
    switches.hitCount = 0
    super.onBeforeTryTask(test as never, options)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    // In a file whose tests build on each other, all up to the last that reaches the mutant are run.
    if (test.result?.state === 'fail' || test.fullTestName === this.last) this.isDone = true
    super.onAfterRunTask(test)
  }
}

class MutationRunner extends TestRunner {
  readonly plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? '', 'utf8')) as Plan

  override importFile(path: string, source: Parameters<TestRunner['importFile']>[1]): unknown {
    vi.resetModules()
    switches.mutantCoverage = { static: {}, perTest: {} }
    return super.importFile(path, source)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.plan.trials) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onBeforeTryTask(test: RunnerTestCase, options: Parameters<TestRunner['onBeforeTryTask']>[1]): void {
    switches.currentTestId = test.fullTestName
    super.onBeforeTryTask(test as never, options)
  }

  override onAfterTryTask(test: RunnerTestCase): void {
    switches.currentTestId = undefined
    super.onAfterTryTask(test as never)
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(files)
    const [file] = files
    if (!file) return
    if (this.plan.trials) await this.tryAll(file.filepath, this.plan.trials)
    else this.say(file.filepath, { coverage: coverageOf(file) })
  }

  private say(path: string, line: Line): void {
    appendFileSync(this.plan.lines[path] ?? '', `${JSON.stringify(line)}\n`)
  }

  private async tryAll(path: string, trials: readonly Trial[]): Promise<void> {
    for (const trial of trials) {
      this.say(path, { begin: trial.id, pid: process.pid })
      const { failed, ranAway } = await this.tryOne(path, trial)
      this.say(path, { end: trial.id, verdict: ranAway ? 'timeout' : failed ? 'killed' : 'survived' })
    }
  }

  private async tryOne(path: string, trial: Trial): Promise<{ failed: boolean; ranAway: boolean }> {
    const run = new TrialRun(this.config, trial)
    // Vitest hands these two to the runner of a process after making it, and has no way to make a second one.
    for (const part of ['moduleRunner', '_otel']) Reflect.set(run, part, Reflect.get(this, part))
    switches.hitCount = 0
    switches.hitLimit = trial.hitLimit
    switches.activeMutant = trial.id
    const files = await startTests([path], run)
    const ranAway = (switches.hitCount ?? 0) > trial.hitLimit
    switches.activeMutant = undefined
    return { failed: files.some(file => failuresOf(file).length > 0), ranAway }
  }
}

const failuresOf = (task: RunnerTask): string[] => {
  const own = (task.result?.errors ?? []).map(({ message }) => `${task.name}: ${message}`)
  return 'tasks' in task ? [...own, ...task.tasks.flatMap(failuresOf)] : own
}

const coverageOf = (file: RunnerTestFile): Coverage => {
  const { static: always, perTest } = switches.mutantCoverage ?? { static: {}, perTest: {} }
  const hits: Record<string, number> = { ...always }
  for (const counts of Object.values(perTest))
    for (const [id, count] of Object.entries(counts)) hits[id] = Math.max(hits[id] ?? 0, count)
  return {
    path: file.filepath,
    failures: failuresOf(file),
    duration: (file.collectDuration ?? 0) + (file.result?.duration ?? 0),
    always: Object.keys(always),
    tests: Object.entries(perTest).map(([name, counts]) => ({ name, ids: Object.keys(counts) })),
    hits,
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest takes the runner of a file from its default export.
export default MutationRunner

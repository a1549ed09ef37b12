// The tests that run the product; each test counts as one.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { compiledCode } from '../apps/server/test/compiled-code.ts'
import { root, runProgram } from './run-program.ts'
import { ensureChromium } from './system-programs.ts'
import { type PartResult, verdict } from './tally.ts'

// What is written to a log or a CI's page has no use for colours.
const plainText = { NO_COLOR: '1', FORCE_COLOR: undefined }
const environment = { ...plainText, ...compiledCode }
const reports = join(root, 'test-results/reports')

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** Unit, API and web tests. */
export const runVitest = async (): Promise<PartResult> => {
  const file = freshReport('vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output, stdout, stderr } = await runProgram('vitest', args, { env: environment, show: true })
  const report = readReport<VitestReport>(file)
  if (!report) return verdict(false, output)
  const hasFailed = (each: { readonly status: string }) => each.status === 'failed'
  // A file may fail outside its tests: it cannot be loaded, or not be tidied up after.
  const broken = report.testResults.filter(file => hasFailed(file) && !file.assertionResults.some(hasFailed))
  // What failed explains itself; a green run that says more than what passed hides the next fault. It is told and no
  // failure: programs that tests start (npm, a server that is killed) write there for reasons of the machine as well.
  const noise = code === 0 ? findNoise(stdout, stderr) : ''
  return {
    ...count(report.numPassedTests, report.numFailedTests + broken.length, code),
    // At its end Vitest tells what failed, and of errors that no test is to blame for.
    details: lastLines(output),
    notes: noise === '' ? [] : [`Green tests are not quiet:\n${firstLines(noise)}`],
  }
}

/** What tests wrote beside their results: to standard error, or to the console, which Vitest heads with its place. */
export const findNoise = (stdout: string, stderr: string): string =>
  [...(stdout.match(/^stdout \| [\s\S]*?(?=^ ?[✓❯]|(?![\s\S]))/gm) ?? []), stderr]
    .map(text => text.trim())
    .filter(Boolean)
    .join('\n')

const firstLines = (text: string): string => text.split('\n').slice(0, 40).join('\n')

const lastLines = (output: string): string => output.split('\n').slice(-100).join('\n')

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

// A journey leaves half a core idle while it waits; a lane for every core beyond two would wait for the others.
const lanes = String(Math.min(2, availableParallelism()))

/** Journeys in a real browser, in two lanes against a server of their own each. */
export const runJourneys = async (): Promise<PartResult> => {
  const file = freshReport('playwright.json')
  const env = {
    CHROMIUM_PATH: await ensureChromium(),
    E2E_LANES: process.env.E2E_LANES ?? lanes,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...environment,
  }
  const { code, output } = await runProgram('playwright', ['test', '--reporter=list,json'], { env, show: true })
  const report = readReport<PlaywrightReport>(file)
  if (!report) return verdict(false, output)
  const { expected, unexpected, flaky } = report.stats
  // What passes only the second time on a busy machine is named above as flaky, and is to be mended.
  return count(expected + flaky, unexpected + (unexpected === 0 ? report.errors.length : 0), code)
}

// The exit code may tell of an error outside any test.
const count = (passed: number, failed: number, code: number): PartResult => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
})

const freshReport = (name: string): string => {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}

const readReport = <T>(file: string): T | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}

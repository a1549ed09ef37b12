import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../run-program.ts'
import type { Area } from './areas.ts'
import { mutateArea } from './mutate-area.ts'
import { describeChange } from './report.ts'

// Below the repository, so that the planted tests find Vitest.
const below = join(root, 'test-results')
let folder: string
beforeEach(() => {
  mkdirSync(below, { recursive: true })
  folder = mkdtempSync(join(below, 'planted-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const area: Area = { code: ['*.ts'], except: [], tests: ['*.test.ts'], onServer: false, goal: 100 }
const plant = (name: string, text: string) => writeFileSync(join(folder, name), text)
const mutate = async (kept: Parameters<typeof mutateArea>[0]['kept'] = null) => {
  const said: string[] = []
  const { result } = await mutateArea({ root: folder, area, kept, sample: null, say: said.push.bind(said) })
  const file = result.files['fee.ts']
  return { result, file, said, left: file?.survivors.map(describeChange) ?? [] }
}

const code = `
export const isFree = (rooms: number): boolean => rooms < 3
`
const weak = `
import { expect, it } from 'vitest'
import { isFree } from './fee.ts'
it('is free for one room', () => expect(isFree(1)).toBe(true))
it('is not free for nine', () => expect(isFree(9)).toBe(false))
`
const strong = `${weak}
it('is not free for three', () => expect(isFree(3)).toBe(false))
`

it('[REQ-MUTATE-01] shows the bound that a weak test leaves open, and nothing once a test stands on it', async () => {
  plant('fee.ts', code)
  plant('fee.test.ts', weak)
  const first = await mutate()
  expect(first.left).toEqual(['rooms < 3 → rooms <= 3'])
  expect(first.file?.killed).toBe(4)

  plant('fee.test.ts', strong)
  const second = await mutate()
  expect(second.left).toEqual([])
  expect(second.file?.killed).toBe(5)
})

it('[REQ-MUTATE-01] notices what is computed while a module is read, and ends what would run for ever', async () => {
  plant(
    'fee.ts',
    `
const rates = { small: 100, large: 300 }
const doubled = Object.entries(rates).map(([, rate]) => rate * 2)
export const sumUpTo = (last: number): number => {
  let sum = doubled.length
  for (let at = 0; at < last; at++) sum += at
  return sum
}
`,
  )
  plant(
    'fee.test.ts',
    `
import { expect, it } from 'vitest'
import { sumUpTo } from './fee.ts'
it('adds up', () => expect([sumUpTo(0), sumUpTo(1), sumUpTo(4)]).toEqual([2, 2, 8]))
`,
  )
  const { file, left } = await mutate()
  expect(file?.timeout).toBeGreaterThan(0)
  // The rates themselves reach nobody, and the test does not claim it.
  expect(left).toEqual(['rate * 2 → rate / 2', '([, rate]) => rate * 2 → () => undefined'].sort())
})

it('[REQ-MUTATE-02] tries again only the files that changed or whose tests did', async () => {
  plant('fee.ts', code)
  plant('fee.test.ts', weak)
  plant('tax.ts', code.replaceAll('isFree', 'isTaxed'))
  plant('tax.test.ts', weak.replaceAll('isFree', 'isTaxed').replace('./fee.ts', './tax.ts'))
  const { result: first } = await mutate()
  const triedBy = (said: readonly string[]) => said.flatMap(line => /^(\S+): \d+ tried/.exec(line)?.[1] ?? [])
  const again = await mutate(first)
  expect(again.result).toEqual(first)
  expect(triedBy(again.said)).toEqual([])

  plant('fee.test.ts', strong)
  const stronger = await mutate(first)
  expect(triedBy(stronger.said)).toEqual(['fee.test.ts'])
  expect(stronger.left).toEqual([])
  expect(stronger.result.files['tax.ts']).toEqual(first.files['tax.ts'])

  plant('fee.ts', code.replace('3', '4'))
  plant('fee.test.ts', weak)
  const changed = await mutate(first)
  expect(triedBy(changed.said)).toEqual(['fee.test.ts'])
  expect(changed.left).toEqual(['rooms < 4 → rooms <= 4'])
  expect(changed.result.files['tax.ts']).toEqual(first.files['tax.ts'])
})

it('[REQ-MUTATE-01] refuses to begin when a test fails without any change', async () => {
  plant('fee.ts', code)
  plant('fee.test.ts', strong.replace('isFree(3)).toBe(false)', 'isFree(3)).toBe(true)'))
  await expect(mutate()).rejects.toThrow('fail without any change; mend them first:\nis not free for three')
})

it('[REQ-MUTATE-05] keeps what a stopped run has found, so that the next one goes on from there', async () => {
  plant('fee.ts', code)
  plant('fee.test.ts', weak)
  const first = await mutate()
  const [name = ''] = globSync('node_modules/.cache/mutation/*.jsonl', { cwd: folder })
  const file = join(folder, name)
  const lines = readFileSync(file, 'utf8').split('\n')
  const tried = lines.filter(line => line.startsWith('{"end"')).length
  expect(tried).toBe(5)

  // Stopped while the third was being tried and half a line written.
  const third = lines.flatMap((line, at) => (line.startsWith('{"begin"') ? [at] : []))[2] ?? 0
  const until = lines.slice(0, third + 1).join('\n')
  writeFileSync(file, `${until}\n{"en`)
  const second = await mutate()
  expect(second.result).toEqual(first.result)
  const added = readFileSync(file, 'utf8').slice(until.length)
  expect(added.match(/"end"/g)).toHaveLength(3)
  expect(added).not.toContain('coverage')
})

it('[REQ-MUTATE-05] goes on from nothing that a changed test file or changed code might find otherwise', async () => {
  plant('fee.ts', code)
  plant('fee.test.ts', weak)
  expect((await mutate()).left).toEqual(['rooms < 3 → rooms <= 3'])
  plant('fee.test.ts', strong)
  expect((await mutate()).left).toEqual([])
  // Now the bound is where the weak test looks.
  plant('fee.ts', code.replace('3', '9'))
  plant('fee.test.ts', weak)
  expect((await mutate()).left).toEqual([])
})

it('[REQ-MUTATE-05] starts a process again that ended before it began, and keeps what others found when it never does', async () => {
  const dies = (times: number) => `
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
const starts = join(import.meta.dirname, 'starts.txt')
appendFileSync(starts, '.')
if (readFileSync(starts, 'utf8').length <= ${times}) process.kill(process.pid, 'SIGKILL')
${strong}`
  plant('fee.ts', code)
  plant('fee.test.ts', dies(1))
  expect((await mutate()).file?.killed).toBe(5)

  plant('other.test.ts', dies(1000))
  await expect(mutate()).rejects.toThrow(/could not be run:\n.*other\.test\.ts$/)
  const kept = globSync('node_modules/.cache/mutation/*.jsonl', { cwd: folder })
  expect(kept.some(name => readFileSync(join(folder, name), 'utf8').includes('"killed"'))).toBe(true)
}, 120_000)

it('[REQ-MUTATE-06] tries a property on the same hundred examples for every mutant', async () => {
  plant('fee.ts', code)
  plant(
    'fee.test.ts',
    `
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFree } from './fee.ts'
it('is free below three', () => {
  const tried: number[] = []
  fc.assert(fc.property(fc.integer(), rooms => void tried.push(rooms)), { numRuns: 5_000 })
  appendFileSync(join(import.meta.dirname, 'tried.txt'), JSON.stringify(tried) + '\\n')
  for (const rooms of tried) expect(isFree(rooms)).toBe(rooms < 3)
})
`,
  )
  const { file } = await mutate()
  expect(file?.killed).toBeGreaterThan(2)
  const runs = readFileSync(join(folder, 'tried.txt'), 'utf8').trim().split('\n')
  expect(runs.length).toBeGreaterThan(3)
  expect(new Set(runs).size).toBe(1)
  expect(JSON.parse(runs[0] ?? '')).toHaveLength(100)
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  const first = await mutate()
  const again = await mutate(first.result)
  expect(again.result).toEqual(first.result)
  expect(again.said.join('\n')).not.toContain('tried')

  plant('fee.test.ts', strong)
  const changed = await mutate(first.result)
  expect(changed.left).toEqual([])
})

it('[REQ-MUTATE-01] refuses to begin when a test fails without any change', async () => {
  plant('fee.ts', code)
  plant('fee.test.ts', strong.replace('isFree(3)).toBe(false)', 'isFree(3)).toBe(true)'))
  await expect(mutate()).rejects.toThrow('fail without any change; mend them first:\nis not free for three')
})

// The cases of the form engine in a real browser: the code that judges on the server judges there alike.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import type { CaseFile } from '../../packages/form-engine/src/case-verdict.ts'
import type { Facts } from '../../packages/form-engine/src/facts.ts'
import { fuzzVerdict } from '../../packages/form-engine/src/testing/fuzz-verdict.ts'

const engine = new URL('../../packages/form-engine/', import.meta.url)
const cases = new URL('cases/', engine)
const read = (name: string): string => readFileSync(new URL(name, cases), 'utf8')

/** The engine as one script that hands its verdict to the page. */
const bundle = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(entry, engine)), formats: ['iife'], name: 'engine' },
    },
  })
  const output = [built].flat().flatMap(part => ('output' in part ? part.output : []))
  return output.map(part => (part.type === 'chunk' ? part.code : '')).join('\n')
}

test('every case of the form engine has the same verdict in Chromium', async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await bundle('src/case-verdict.ts') })
  const facts = read('facts.json')
  const files = readdirSync(cases).filter(name => name.endsWith('.json') && name !== 'facts.json')
  let judged = 0
  for (const name of files) {
    // As text: prototype keys would not survive the way into the page.
    const text = read(name)
    const verdicts: unknown = JSON.parse(
      await page.evaluate(
        ([given, all]) => {
          const { engine } = globalThis as unknown as {
            engine: { verdictOf: (one: unknown, given: unknown) => unknown }
          }
          const { cases } = JSON.parse(all) as { cases: unknown[] }
          return JSON.stringify(cases.map(one => engine.verdictOf(one, JSON.parse(given))))
        },
        [facts, text] as const,
      ),
    )
    const expected = (JSON.parse(text) as CaseFile).cases.map(one => one.expect)
    expect(verdicts, name).toEqual(expected)
    judged += expected.length
  }
  expect(judged).toBeGreaterThan(1600)
})

test('generated forms with rules and answers of every sort have the same verdict in Chromium', async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await bundle('src/testing/fuzz-verdict.ts') })
  const facts = read('facts.json')
  const seeds = Array.from({ length: 300 }, (_, index) => index * 7919)
  const found = await page.evaluate(
    ([given, all]) => {
      const { engine } = globalThis as unknown as { engine: { fuzzVerdict: (seed: number, given: unknown) => string } }
      return all.map(seed => engine.fuzzVerdict(seed, JSON.parse(given)))
    },
    [facts, seeds] as const,
  )
  const expected = seeds.map(seed => fuzzVerdict(seed, JSON.parse(facts) as Facts))
  for (const [index, verdict] of found.entries()) expect(verdict, `seed ${seeds[index]}`).toBe(expected[index])
  expect(new Set(expected).size).toBe(seeds.length)
  expect(expected.filter(verdict => verdict.includes('"check_failed"')).length).toBeGreaterThan(30)
})

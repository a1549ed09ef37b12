// What people type into the search, and the service that must stand among the first three.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchPortal } from '@khyanalt/contract/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** By the address of the service: in Cyrillic and Latin, in English, with slips, and in words of everyday life. */
const typed = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'typed-texts.json'), 'utf8')))

const pairs = Object.entries(typed).flatMap(([slug, texts]) => texts.map(text => [text, slug] as const))

/** Of a hundred texts, so many must lead to their service. */
const neededRate = 0.95

it(`[REQ-WORDSEARCH-01] finds the service among the first three for at least ${neededRate * 100} of a hundred things that people type`, async () => {
  expect(pairs.length).toBeGreaterThanOrEqual(300)
  const missed: string[] = []
  for (const [text, slug] of pairs) {
    const { services } = (await test.call(null, searchPortal, { q: text })).data
    const first = services.slice(0, 3).map(service => service.slug)
    if (!first.includes(slug)) missed.push(`${text} → ${slug}, found ${first.join(', ') || 'nothing'}`)
  }
  const rate = 1 - missed.length / pairs.length
  process.stdout.write(`${pairs.length} texts, ${(rate * 100).toFixed(1)} % found\n`)
  expect(rate, missed.join('\n')).toBeGreaterThanOrEqual(neededRate)
}, 120_000)

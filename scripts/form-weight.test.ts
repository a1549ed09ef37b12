// What a phone fetches before it shows the screens that people open most, counted on the build that is served.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { root } from './run-program.ts'
import { buildWeb } from './web-build.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[] }
let client: string
let manifest: Readonly<Record<string, Chunk>>
beforeAll(async () => {
  await buildWeb()
  const dist = join(root, 'apps/web/dist')
  client = join(dist, readFileSync(join(dist, 'current'), 'utf8').trim(), 'client')
  manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
}, 300_000)

/** The name of the one chunk that holds a source or bears a name. */
const chunkOf = (pattern: RegExp): string => {
  const [name, ...others] = Object.keys(manifest).filter(key => pattern.test(key))
  if (name === undefined || others.length > 0) throw new Error(`${pattern} names ${others.length + 1} chunks`)
  return name
}

/** The chunks and everything they cannot run without. */
const withImports = (names: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    withImports(manifest[name]?.imports ?? [], found)
  }
  return found
}

const weigh = (scripts: ReadonlySet<string>): number => {
  const files = [...scripts].flatMap(name => manifest[name]?.file ?? [])
  const sizes = files.map(file => gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

it('a form stands on at most 220 kB of JavaScript, and naming employees adds at most 12', () => {
  // The frame of every page, the dashboard around, and the request; the field is fetched where a form asks for it.
  const route = [/^_base-/, /^_frame-/, /signed-in-routes/, /DashboardLayout/, /requests\/RequestScreen/].map(chunkOf)
  const field = [/workers\/EmployeePart/, /workers\/WorkerFacts/].map(chunkOf)
  const form = withImports(route)
  expect(form.size).toBeGreaterThan(10)
  expect(weigh(form)).toBeLessThanOrEqual(220_000)
  expect(weigh(withImports([...route, ...field])) - weigh(form)).toBeLessThanOrEqual(12_000)
})

const frame = [/^_base-/, /^_frame-/, /SignedInArea/]
const clients = [...frame, /signed-in-routes/, /DashboardLayout/]

it.each([
  ['a form', 30, [...clients, /requests\/RequestScreen/]],
  ['the own page', 40, [...clients, /dashboard\/DashboardScreen/]],
  ['the own list', 40, [...clients, /dashboard\/RequestsScreen/]],
  ['the grid of a fee report', 40, [...clients, /fee-reports\/ReportFormScreen/]],
  ['the queue', 55, [...frame, /staff-area/, /StaffLayout/, /review\/QueueScreen/]],
])('[REQ-LOADCODE-09] %s stands on at most %i files', (_, most, patterns) => {
  const files = withImports(patterns.map(chunkOf))
  expect(files.size).toBeGreaterThan(10)
  expect(files.size).toBeLessThanOrEqual(most)
})

it('[REQ-LOADCODE-09] no two files of the build wait for each other', () => {
  const waiting = Object.keys(manifest).filter(name => withImports(manifest[name]?.imports ?? []).has(name))
  expect(waiting).toEqual([])
  expect(Object.keys(manifest).length).toBeGreaterThan(100)
})

it('[REQ-LOADCODE-09] no file of the build names sources, which only the server looks for', () => {
  const files = Object.values(manifest).map(({ file }) => file)
  expect(files.filter(file => readFileSync(join(client, file), 'latin1').includes('src/features/'))).toEqual([])
})

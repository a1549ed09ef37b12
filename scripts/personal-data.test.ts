// docs/personal-data.md speaks of every column there is: a new one is classified before it can be released.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { retentionDays } from '../apps/server/src/modules/retention/retention-periods.ts'
import { root } from './run-program.ts'

const read = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8')
const namesIn = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '')

/** Columns by table, as the database has them. */
const schema = new Map(
  [...read('generated/schema.sql').matchAll(/create table (?:public\.)?(\w+) \((.*?)\n\);/gis)].map(
    ([, table, body]) => [
      table ?? '',
      (body ?? '').split('\n').flatMap(line => /^ {2}(?!constraint\b)"?(\w+)"? \S/i.exec(line)?.[1] ?? []),
    ],
  ),
)

/** Columns by table, as the page classifies them. */
const classified = new Map<string, string[]>()
for (const section of read('personal-data.md').split(/^## /m).slice(1)) {
  const table = /^`(\w+)`/.exec(section)?.[1]
  if (table) {
    const lines = [...section.matchAll(/^- (?:Personal|Not personal): (.*)$/gm)].map(([, names]) => names ?? '')
    classified.set(table, lines.flatMap(namesIn))
  } else {
    for (const [, name, columns] of section.matchAll(/^- `(\w+)`: (.*)$/gm))
      classified.set(name ?? '', namesIn(columns ?? ''))
  }
}

it('classifies every column of every table, and none that is gone', () => {
  expect(schema.size).toBeGreaterThan(70)
  expect([...classified.keys()].sort()).toEqual([...schema.keys()].sort())
  for (const [table, columns] of schema) expect(classified.get(table)?.sort(), table).toEqual(columns.sort())
})

it('says the periods that the nightly job enforces', () => {
  const page = read('personal-data.md')
  expect(page).toContain(`${retentionDays.endedSessions} days after the end`)
  expect(page).toContain(`Retained: ${retentionDays.notifications} days`)
  expect(page).toContain('locked for three years')
  expect(retentionDays.lockedAccounts).toBe(3 * 365)
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type CaseFile, verdictOf } from './case-verdict.ts'
import type { Facts } from './facts.ts'
import { fieldTypes } from './fields/field-type.ts'

const folder = new URL('../cases/', import.meta.url)
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T
const facts = read<Facts>('facts.json')
const names = readdirSync(folder).filter(name => name.endsWith('.json') && name !== 'facts.json')
const files = names.map(name => ({ name: name.replace('.json', ''), file: read<CaseFile>(name) }))
const rules = [
  ...readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm),
].map(match => match[1])
const cases = files.flatMap(({ file }) => file.cases)

describe.each(files)('$name', ({ file }) => {
  it.each(file.cases)('$rules $title', engineCase => {
    expect(Object.keys(engineCase.expect)).not.toHaveLength(0)
    expect(verdictOf(engineCase, facts)).toEqual(engineCase.expect)
  })
})

describe('the case files', () => {
  it.each(rules)('show rule %s', rule => {
    expect(cases.some(({ rules: quoted }) => quoted.includes(String(rule)))).toBe(true)
  })

  it.each(fieldTypes)('hold a file for the kind %s', type => {
    expect(files.find(({ name }) => name === type)?.file.cases.length ?? 0).toBeGreaterThan(0)
  })

  it('quote no rule that does not exist', () => {
    expect(cases.flatMap(({ rules: quoted }) => quoted).filter(rule => !rules.includes(rule))).toEqual([])
  })
})

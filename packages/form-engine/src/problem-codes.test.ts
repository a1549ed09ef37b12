import { readdirSync, readFileSync } from 'node:fs'
import { problemTexts } from '@khyanalt/domain/messages/problems'
import { describe, expect, it } from 'vitest'
import type { CaseFile } from './case-verdict.ts'

const folder = new URL('../cases/', import.meta.url)
const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const inBackticks = (text: string): string[] => [...text.matchAll(/`([a-z_]+)[^`]*`/g)].map(match => match[1] ?? '')
const rows = rules.split('\n').filter(line => line.startsWith('| `'))
const documented = rows.flatMap(line => {
  const [, codes = '', params = ''] = line.split('|')
  return inBackticks(codes).map(code => ({ code, params: ['field', ...inBackticks(params)] }))
})
const refusals = inBackticks(rules.split('\n').find(line => line.startsWith('Of definitions')) ?? '')
const caseFiles = readdirSync(folder)
  .filter(name => name !== 'facts.json')
  .flatMap(name => (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CaseFile).cases)
type Coded = readonly { readonly code: string; readonly path: string }[]
const produced = caseFiles.flatMap(({ expect: expected }) => (expected.problems ?? []) as Coded)
const refused = caseFiles.flatMap(({ expect: expected }) => (expected.definition ?? []) as Coded)

describe('problem codes of answers', () => {
  it.each(documented)('$code has a sentence that needs no param it lacks', ({ code, params }) => {
    const sentences = Object.values(problemTexts).map(texts => (texts as Readonly<Record<string, string>>)[code])
    for (const sentence of sentences) {
      const needed = [...(sentence ?? '{no sentence}').matchAll(/\{(\w+)/g)].map(match => match[1])
      expect(params).toEqual(expect.arrayContaining(needed))
      expect(sentence).toBeDefined()
    }
  })

  it('are all in the table of the rules, and all are shown by a case', () => {
    const codes = documented.map(({ code }) => code)
    const shown = [...new Set(produced.map(({ code }) => code))]
    expect(shown.filter(code => !codes.includes(code))).toEqual([])
    expect(codes.filter(code => !shown.includes(code))).toEqual(['too_large'])
  })
})

describe('codes of refused definitions', () => {
  it.each(refusals)('%s is shown by a case with its place in the definition, or by a test of the limits', code => {
    const shown = refused.filter(problem => problem.code === code)
    const limits = readFileSync(new URL('limits.test.ts', import.meta.url), 'utf8')
    if (shown.length === 0) expect(limits).toContain(`code: '${code}', path: ''`)
    expect(shown.filter(({ path }) => typeof path !== 'string')).toEqual([])
  })

  it('are all in the list of the rules', () => {
    expect(refused.map(({ code }) => code).filter(code => !refusals.includes(code))).toEqual([])
  })
})

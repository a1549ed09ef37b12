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
const produced = readdirSync(folder)
  .filter(name => name !== 'facts.json')
  .flatMap(name => (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CaseFile).cases)
  .flatMap(({ expect: expected }) => (expected.problems ?? []) as readonly { readonly code: string }[])

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

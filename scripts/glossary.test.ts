// docs/glossary.md names the words of the portal; documents hold to them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './run-program.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Rows of the glossary: English, Mongolian, meaning, and the word it is not called by. */
const rows = read('docs/glossary.md')
  .split('\n')
  .filter(line => line.startsWith('| ') && !/^\| (English|-)/.test(line))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
const privateWords = new Set(rows.map(row => row[3] ?? '').filter(word => word !== '–'))

/** Prose alone: no code, no addresses of links, no comments. */
const proseOf = (text: string): string => text.replace(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|<!--[\s\S]*?-->/g, ' ')
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z’']+/g) ?? []

/** The private words of a text, also in the plural or the third person. */
const privateIn = (text: string): string[] =>
  wordsOf(proseOf(text)).filter(word => privateWords.has(word) || privateWords.has(word.replace(/s$/, '')))

describe('the glossary', () => {
  it('explains each of its words once, by a Mongolian word that texts use', () => {
    const texts = globSync('packages/*/src/**/*.ts', { cwd: root })
      .filter(path => !path.endsWith('.test.ts'))
      .map(read)
      .join('\n')
      .toLowerCase()
    expect(rows.length).toBeGreaterThan(60)
    expect(new Set(rows.map(([english]) => english)).size).toBe(rows.length)
    for (const [english = '', mongolian = '', meaning = '', not] of rows) {
      expect(meaning, english).not.toBe('')
      expect(not, english).toMatch(/^(–|[a-z]+)$/)
      if (mongolian !== '–') expect(texts.includes(mongolian.toLowerCase()), `${english}: ${mongolian}`).toBe(true)
    }
  })

  it('finds a private word, and none in code', () => {
    expect(privateIn('The night keeps papers: `keep` and [told](night.md).')).toEqual(['night', 'keeps', 'papers'])
  })

  it('binds the documents: at most two private words in a thousand', () => {
    const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/{*,adr/*}.md', { cwd: root })]
    const texts = pages.filter(page => !/requirements|glossary/.test(page)).map(read)
    expect(texts.length).toBeGreaterThan(40)
    const found = texts.flatMap(privateIn).length
    expect((found / texts.flatMap(text => wordsOf(proseOf(text))).length) * 1000).toBeLessThan(2)
  })
})

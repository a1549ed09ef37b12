import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const repository = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(repository, path), 'utf8')
const quotedIds = (text: string) => text.match(/\b(?:REQ-[A-Z]+-\d{2,}|CON-\d{3})\b/g) ?? []

const testFiles = globSync('{packages,apps,e2e,ops,scripts}/**/{*.test.ts,*.test.tsx,*.spec.ts,cases/*.json}', {
  cwd: repository,
  exclude: path => /(^|\/)(node_modules|dist)$/.test(path),
})

describe('the requirements', () => {
  it('are quoted by a test each', () => {
    const written = Array.from(read('docs/requirements.md').matchAll(/^- \*\*(\S+)\*\* /gm), ([, id = '']) => id)
    const quoted = new Set(testFiles.flatMap(path => quotedIds(read(path))))
    expect(written.filter(id => !quoted.has(id))).toEqual([])
  })

  it('write down every rule that a test quotes', () => {
    const written = new Set(Array.from(read('docs/requirements.md').matchAll(/^- \*\*(\S+)\*\* /gm), match => match[1]))
    const quoted = testFiles.flatMap(path => quotedIds(read(path)).map(id => ({ id, path })))

    expect(quoted.length).toBeGreaterThan(0)
    expect(quoted.filter(({ id }) => !written.has(id)).map(({ id, path }) => `${id} in ${path}`)).toEqual([])
  })

  // A title that quotes more says nothing of which assertion proves which of them.
  it('stand three to a line of a test at most', () => {
    const lines = testFiles.flatMap(path =>
      read(path)
        .split('\n')
        .map((line, index) => ({ line, at: `${path}:${index + 1}` })),
    )
    expect(lines.filter(({ line }) => new Set(quotedIds(line)).size > 3).map(({ at }) => at)).toEqual([])
  })

  it('give every rule one id of its own', () => {
    const ids = Array.from(read('docs/requirements.md').matchAll(/^- \*\*(\S+)\*\* /gm), match => match[1])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

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

/** Rules of before that no test quotes yet. The list only grows shorter: a new rule comes with its test. */
const unproven =
  'CON-005 CON-021 CON-023 CON-032 CON-042 CON-048 CON-050 CON-051 CON-063 CON-090 CON-093 CON-094 CON-105 CON-106 CON-110 CON-112 CON-113 CON-122 CON-127 CON-141 CON-143 CON-144'.split(
    ' ',
  )

describe('the requirements', () => {
  it('are quoted by a test each', () => {
    const written = Array.from(read('docs/requirements.md').matchAll(/^- \*\*(\S+)\*\* /gm), ([, id = '']) => id)
    const quoted = new Set(
      testFiles.filter(path => path !== 'scripts/requirements.test.ts').flatMap(path => quotedIds(read(path))),
    )
    expect(written.filter(id => !quoted.has(id))).toEqual(unproven)
  })

  it('write down every rule that a test quotes', () => {
    const written = new Set(Array.from(read('docs/requirements.md').matchAll(/^- \*\*(\S+)\*\* /gm), match => match[1]))
    const quoted = testFiles.flatMap(path => quotedIds(read(path)).map(id => ({ id, path })))

    expect(quoted.length).toBeGreaterThan(0)
    expect(quoted.filter(({ id }) => !written.has(id)).map(({ id, path }) => `${id} in ${path}`)).toEqual([])
  })

  it('give every rule one id of its own', () => {
    const ids = Array.from(read('docs/requirements.md').matchAll(/^- \*\*(\S+)\*\* /gm), match => match[1])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

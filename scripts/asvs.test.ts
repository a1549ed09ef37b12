// docs/asvs.md is a checklist that others rely on: whole, pointing at what exists, and counted right elsewhere.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-program.ts'

const read = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8')
const page = read('asvs.md')
const states = ['✓', '◐', '✗', '–'] as const
const lines = [...page.matchAll(/^\| (\d+)\.(\d+\.\d+) +\| .+? +\| (.) +\| (.+) \|$/gm)].map(
  ([, chapter = '', rest = '', state = '', how = '']) => ({ chapter, number: `${chapter}.${rest}`, state, how }),
)
const count = (chapter: string | null) =>
  states.map(state => lines.filter(line => line.state === state && (chapter ?? line.chapter) === line.chapter).length)

it('goes through the 70 requirements of level 1 and the 183 of level 2, each once and with its reason', () => {
  expect(new Set(lines.map(line => line.number)).size).toBe(70 + 183)
  expect(lines.length).toBe(70 + 183)
  for (const { number, state, how } of lines) {
    expect(states, number).toContain(state)
    expect(how.trim(), number).not.toBe('')
  }
})

it('names files that exist', () => {
  const files = globSync('{.dockerignore,*.md,*.json,{apps,packages,scripts,ops,docs,e2e,bench}/**/*.*}', {
    cwd: root,
    exclude: name => /(^|\/)(node_modules|dist)(\/|$)/.test(name),
  })
  const named = new Set([...page.matchAll(/`([\w./-]+\.(?:tsx?|md|json|txt))`/g)].map(([, name]) => name ?? ''))
  const missing = [...named].filter(name => !files.some(file => file === name || file.endsWith(`/${name}`)))
  expect(missing).toEqual([])
})

it('is summed up in docs/security.md as it is', () => {
  const summed = [
    ...read('security.md').matchAll(
      /^\| (?:V(\d+) [^|]*?|(\*\*all\*\*)) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|/gm,
    ),
  ]
  expect(summed).toHaveLength(18)
  for (const [, chapter, all, ...counts] of summed) {
    expect(counts.map(Number), chapter ?? all).toEqual(count(chapter ?? null))
  }
})

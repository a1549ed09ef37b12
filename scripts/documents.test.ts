// What the documents name is there: files, folders and commands.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-program.ts'

const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/how-it-works.md']
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')
const code = (page: string): string[] =>
  [
    ...textOf(page)
      .replaceAll(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, text = '']) => text)
const files = globSync('{packages,apps,scripts,bench,ops,e2e}/**/*.{ts,tsx,json,sql}', {
  cwd: root,
  exclude: name => name === 'node_modules' || name === 'dist',
})
const names = new Set([...files, 'boundaries.json', 'package-lock.json', 'package.json'].map(file => basename(file)))

/** Folders in which a short path of a document may begin. */
const beginnings = [
  '',
  'apps/server/src',
  'apps/web/src',
  'packages/form-engine',
  'packages/form-engine/src',
  'packages/domain/src',
  'apps/server/src/modules',
  'scripts',
]

it.each(pages)('[REQ-DOC-01] names only files and folders that are there: %s', page => {
  const missing = code(page).filter(text => {
    if (/[<>{}*…$ ]|NNNN/.test(text)) return false
    const isPath = /^[\w.-]+(\/[\w.-]+)*\.(ts|tsx|json|sql)$/.test(text)
    if (isPath && !text.includes('/')) return !names.has(text)
    if (!isPath && !/^(packages|apps|bench|ops|e2e|scripts)\//.test(text)) return false
    return !beginnings.some(folder => existsSync(join(root, folder, text)))
  })
  expect(missing).toEqual([])
})

it.each(pages)('[REQ-DOC-01] links only to pages that are there: %s', page => {
  const links = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
  expect(links.filter(link => !existsSync(resolve(root, dirname(page), link)))).toEqual([])
})

it.each(pages)('[REQ-DOC-01] names only commands of npm that are there: %s', page => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }
  const named = [...textOf(page).matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
  expect(named.filter(name => !(name in scripts))).toEqual([])
})

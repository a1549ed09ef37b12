// The manuals as pages, and the guide for forms held to the engine it describes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manualNames } from '@khyanalt/contract/manuals'
import { operators, rowOperators } from '@khyanalt/form-engine/expression'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../apps/server/test/test-app.ts'
import { checkServiceFile } from './form/check-service-file.ts'
import { root } from './run-program.ts'
import { buildWeb } from './web-build.ts'

const folder = join(root, 'apps/server/assets/manuals')
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')
const examples = readdirSync(join(folder, 'examples'))

let test: TestApp
beforeAll(async () => {
  await buildWeb()
  test = await openTestApp({ web: true })
}, 300_000)
afterAll(() => test.close())

const get = (url: string) => test.app.http.inject({ method: 'GET', url })
const mainOf = (page: string): string => /<main[ >].*?<\/main>/s.exec(page)?.[0] ?? ''

describe('the pages', () => {
  it('[REQ-MANUAL-01] lead from the list to each manual, which the search engines find too', async () => {
    const list = mainOf((await get('/docs')).payload)
    const sitemap = (await get('/sitemap.xml')).payload
    for (const name of manualNames) {
      expect(list).toContain(`href="/docs/${name}"`)
      expect(sitemap).toContain(`/docs/${name}</loc>`)
      const reply = await get(`/docs/${name}`)
      expect(reply.statusCode, name).toBe(200)
      const title = /^# (.+)/.exec(textOf(`${name}.mn.md`))?.[1] ?? ''
      expect(mainOf(reply.payload)).toContain(title)
    }
    expect(mainOf((await get('/posts')).payload)).toContain('href="/docs"')
  })

  it('[REQ-MANUAL-01] answer 404 for a manual that is none, with the way to all of them', async () => {
    const reply = await get('/docs/nothing')
    expect(reply.statusCode).toBe(404)
    expect(mainOf(reply.payload)).toContain('Гарын авлага олдсонгүй.')
    expect(mainOf(reply.payload)).toContain('href="/docs"')
  })

  it('[REQ-MANUAL-02] show the guide for forms in English where English is asked for', async () => {
    expect(mainOf((await get('/docs/forms?lang=en')).payload)).toContain('1. The smallest form')
    expect(mainOf((await get('/docs/client?lang=en')).payload)).toContain('This manual is written in Mongolian only.')
  })
})

describe('the guide for forms', () => {
  it('[REQ-MANUAL-02] has ten worked examples that compile, pass their cases and leave no check untried', () => {
    expect(examples).toHaveLength(10)
    for (const name of examples) {
      const { problems, uncovered } = checkServiceFile(textOf(`examples/${name}`))
      expect({ name, problems, uncovered }).toEqual({ name, problems: [], uncovered: [] })
    }
  })

  it.each(['mn', 'en'])('[REQ-MANUAL-02] shows every example and names every operator of rules in %s', language => {
    const text = textOf(`forms.${language}.md`)
    const shown = [...text.matchAll(/^@(?:example|form) ([\w-]+)$/gm)].map(([, name]) => `${name}.json`)
    expect([...new Set(shown)].sort()).toEqual([...examples].sort())
    for (const name of Object.keys({ ...operators, ...rowOperators })) {
      expect(text.includes(`\`${name}\``) || text.includes(`"${name}"`), name).toBe(true)
    }
  })

  it.each(['mn', 'en'])('[REQ-MANUAL-02] calls kinds of questions by names that the engine knows in %s', language => {
    const table = /\| type +\|[\s\S]*?\n\n/.exec(textOf(`forms.${language}.md`))?.[0] ?? ''
    const named = table
      .split('\n')
      .slice(2)
      .flatMap(line => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
      .filter(name => name !== 'format')
    expect(named.length).toBeGreaterThan(15)
    for (const name of named) expect(fieldTypes, name).toContain(name)
  })
})

// The manuals of the portal: that they are there, and that what they say of labels, files and rules is so.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getManual, listManuals, manualNames } from '@khyanalt/contract/manuals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { splitManual } from './read-manuals.ts'

const root = join(import.meta.dirname, '../../../../..')
const folder = join(root, 'apps/server/assets/manuals')
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder).filter(name => name.endsWith('.md'))

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('reading', () => {
  it('[REQ-MANUAL-01] lists a manual for each role and for who writes forms, and answers each to anybody', async () => {
    const { data } = await test.call(null, listManuals, {})
    expect(data.map(({ name }) => name)).toEqual(['client', 'inspector', 'head', 'finance', 'administrator', 'forms'])
    for (const card of data) {
      const { data: manual } = await test.call(null, getManual, { name: card.name })
      expect(manual).toMatchObject(card)
      expect(manual.outline.mn.length, card.name).toBeGreaterThan(3)
      for (const { id } of manual.outline.mn) expect(manual.content).toContain(`id="${id}"`)
    }
  })

  it('[REQ-MANUAL-01] refuses the name of no manual', async () => {
    for (const name of ['nobody', '../client', 'client.mn']) {
      await expect(test.call(null, getManual, { name })).rejects.toThrow('manual_not_found')
    }
  })

  it('keeps nothing of a manual that could run in a browser', () => {
    const { content } = splitManual('# Нэр\n\nТовч\n\n<script>x</script>\n\n[a](javascript:x) **б**', 'mn', () => '')
    expect(content).toBe('<p>a <strong>б</strong></p>')
  })

  it('refuses a text without a title', () => {
    expect(() => splitManual('Гарчиггүй', 'mn', () => '')).toThrow('begins with its title')
  })
})

describe('what manuals name', () => {
  const messages = join(root, 'packages/domain/src/messages')
  const labels = async (): Promise<ReadonlySet<string>> => {
    const all = new Set<string>()
    for (const file of readdirSync(messages).filter(name => !name.endsWith('.test.ts'))) {
      const tables: Readonly<Record<string, unknown>> = await import(join(messages, file))
      for (const table of Object.values(tables)) {
        const { mn } = (table ?? {}) as { mn?: Readonly<Record<string, unknown>> }
        for (const text of Object.values(mn ?? {})) if (typeof text === 'string') all.add(text)
      }
    }
    return all
  }

  it.each(manualNames.filter(name => name !== 'forms'))(
    '[REQ-MANUAL-03] sets in bold only what stands on a screen: %s',
    async name => {
      const known = await labels()
      const named = [...textOf(`${name}.mn.md`).matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label)
      expect(named.length).toBeGreaterThan(8)
      expect(named.filter(label => !known.has(label))).toEqual([])
    },
  )

  it('[REQ-MANUAL-03] shows pictures that are there, each with words for who does not see it', () => {
    const shown = files.flatMap(file => [...textOf(file).matchAll(/!\[(.*?)\]\((.*?)\)/g)])
    expect(shown.length).toBeGreaterThan(5)
    for (const [, words, address = ''] of shown) {
      expect(words, address).not.toBe('')
      expect(existsSync(join(root, 'apps/web/public', address)), address).toBe(true)
    }
  })
})

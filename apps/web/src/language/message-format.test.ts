import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { formatText } from '@khyanalt/domain/text'
import { describe, expect, it } from 'vitest'
import MessageFormat from './message-format.ts'

const folder = join(import.meta.dirname, '../../../../packages/domain/src/messages')
const modules = await Promise.all(
  readdirSync(folder)
    .filter(name => name.endsWith('.ts') && !name.includes('.test.'))
    .map(name => import(join(folder, name)) as Promise<Record<string, unknown>>),
)
const sentences = modules
  .flatMap(module => Object.values(module))
  .filter((value): value is Record<'mn' | 'en', Record<string, string>> => {
    return typeof value === 'object' && value !== null && 'mn' in value && 'en' in value
  })
  .flatMap(texts =>
    (['mn', 'en'] as const).flatMap(language =>
      typeof texts[language] === 'object'
        ? Object.values(texts[language]).map(source => ({ locale: language === 'mn' ? 'mn-MN' : 'en', source }))
        : [],
    ),
  )
  .filter(({ source }) => source.includes('{'))

describe('the browser’s message formatter', () => {
  it('says every sentence of the portal exactly as the library does on the server', () => {
    expect(sentences.length).toBeGreaterThan(20)
    for (const { locale, source } of sentences) {
      const names = [...source.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')
      const counting = new Set([...source.matchAll(/\{(\w+),\s*plural/g)].map(([, name]) => name ?? ''))
      for (const count of [0, 1, 2, 5, 21, 1200]) {
        const params = Object.fromEntries(names.map(name => [name, counting.has(name) ? count : `«${name}»`]))
        const texts = { mn: { source }, en: { source } }
        expect(new MessageFormat(source, locale).format(params)).toBe(
          formatText(texts, locale === 'en' ? 'en' : 'mn', 'source', params),
        )
      }
    }
  })
})

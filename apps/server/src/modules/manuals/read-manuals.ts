// The manuals that come with the product, from Markdown to clean HTML.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manual, type ManualName, manualNames } from '@khyanalt/contract/manuals'
import { marked } from 'marked'
import { cleanContent } from '../posts/clean-content.ts'
import { readOutline } from '../posts/outline.ts'

const folder = join(import.meta.dirname, '../../../assets/manuals')

/** The languages in which a manual is written; all are written in Mongolian. */
const inEnglish: ReadonlySet<ManualName> = new Set(['forms'])

let read: readonly Manual[] | undefined

/** All manuals, in the order in which they are listed; read once. */
export const readManuals = (): readonly Manual[] => {
  read ??= manualNames.map(readManual)
  return read
}

const readManual = (name: ManualName): Manual => {
  const mn = readText(name, 'mn')
  const en = inEnglish.has(name) ? readText(name, 'en') : null
  return {
    name,
    title: mn.title,
    title_en: en?.title ?? null,
    summary: mn.summary,
    summary_en: en?.summary ?? null,
    content: mn.content,
    content_en: en?.content ?? null,
    outline: { mn: readOutline(mn.content), en: readOutline(en?.content ?? '') },
  }
}

type ManualText = { readonly title: string; readonly summary: string; readonly content: string }

const readText = (name: ManualName, language: 'mn' | 'en'): ManualText =>
  splitManual(readFileSync(join(folder, `${name}.${language}.md`), 'utf8'), language, example =>
    readFileSync(join(folder, 'examples', `${example}.json`), 'utf8'),
  )

/**
 * The parts of a manual: its first line is the title, its first paragraph the summary. A line `@example NAME` stands for
 * the file of that name, `@form NAME` for the form in it.
 */
export const splitManual = (text: string, language: 'mn' | 'en', readExample: (name: string) => string): ManualText => {
  const [, title = '', summary = '', body = ''] = /^# (.+)\n\n(.+)\n\n([\s\S]*)$/.exec(text) ?? []
  if (title === '') throw new Error('A manual begins with its title, an empty line and one line that sums it up.')
  const whole = body.replace(/^@(example|form) ([\w-]+)$/gm, (_, part: string, name: string) => {
    const file: unknown = JSON.parse(readExample(name))
    return `\`\`\`json\n${layOut(part === 'form' ? formOf(file) : file)}\n\`\`\``
  })
  // All pictures have one size; with it, nothing moves when they come.
  const html = marked.parse(whole, { async: false }).replaceAll('<img ', '<img width="1280" height="800" ')
  return { title, summary, content: cleanContent(html, language) }
}

/** The form of a service file without what every form repeats. */
const formOf = (file: unknown): unknown => {
  const { body } = file as { body: Record<string, unknown> }
  const { sections, checks, cases } = body
  return { sections, ...(checks !== undefined && { checks }), ...(cases !== undefined && { cases }) }
}

/** JSON with each part on one line that fits there. */
const layOut = (value: unknown, indent = ''): string => {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (line.length + indent.length <= 100 || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map(each => layOut(each, deeper))]
    : ['{', '}', Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${layOut(each, deeper)}`)]
  return `${open}\n${parts.map(part => deeper + part).join(',\n')}\n${indent}${close}`
}

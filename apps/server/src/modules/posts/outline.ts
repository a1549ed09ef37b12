// Headings of a cleaned content: in order, none empty, none skipping a level, each with an id of ours.
import { plainWords } from './plain-words.ts'

const heading = /<h([2-4])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/g

/** Puts the headings in order; `prefix` keeps the ids of two languages on one page apart. */
export const orderHeadings = (html: string, prefix: string): string => {
  let before = 1
  let count = 0
  return html.replace(heading, (_, level: string, _id: string, text: string) => {
    if (plainWords(text) === '') return ''
    before = Math.min(Number(level), before + 1)
    return `<h${before} id="${prefix}-${++count}">${text}</h${before}>`
  })
}

/** The main headings of a content, for its table of contents. */
export const readOutline = (html: string): { id: string; title: string }[] =>
  [...html.matchAll(heading)]
    .filter(([, level]) => level === '2')
    .map(([, , id = '', text = '']) => ({ id, title: plainWords(text) }))

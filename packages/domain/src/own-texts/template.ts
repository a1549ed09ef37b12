// Sentences that administrators write: plain words with {variables}, and nothing else that texts of the product know.
import type { Bilingual } from '../language.ts'
import type { Problem } from '../problem.ts'

const variable = /\{([^{}]*)\}/g
const plural = /\{(\w+), plural,(?:[^{}]|\{[^{}]*\})*?\bother \{([^{}]*)\}\s*\}/g

/** The variables of a sentence, each once, in the order in which they come. */
export const variablesIn = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(variable)].map(([, name = '']) => name)),
]

/** A shipped text without rules of grammar: what they say of many. */
export const plainWords = (shipped: string): string =>
  shipped.replace(plural, (_, name: string, words: string) => words.replaceAll('#', `{${name}}`))

/** A sentence with its values, or the first variable that has none. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
): { readonly text: string } | { readonly lacks: string } => {
  const lacks = variablesIn(template).find(name => !Object.hasOwn(values, name))
  return lacks === undefined ? { text: template.replace(variable, (_, name: string) => values[name] ?? '') } : { lacks }
}

/** What one text of a message may hold. */
export type TextPart = {
  /** What the product says by itself. */
  readonly shipped: Bilingual
  readonly variables: readonly string[]
  readonly longest: number
  /** Paragraphs, or one line. */
  readonly lines: boolean
  /** Whether nothing may be said. */
  readonly optional?: boolean
}

/** What is wrong with a text, each at its first place: letters counted from 1. */
export const templateProblems = (template: string, { variables, longest, optional }: TextPart): readonly Problem[] => {
  const problems: Problem[] = []
  const bare = template.replace(variable, '')
  if (!/\p{L}/u.test(bare) && !(optional && template.trim() === '')) problems.push({ code: 'text_empty', path: '' })
  const unknown = variablesIn(template).find(name => !variables.includes(name))
  if (unknown !== undefined) {
    const n = template.indexOf(`{${unknown}}`) + 1
    problems.push({ code: 'variable_unknown', path: '', params: { name: unknown, n } })
  }
  const alone = template.replace(variable, known => ' '.repeat(known.length)).search(/[{}]/)
  if (alone >= 0) problems.push({ code: 'brace_alone', path: '', params: { n: alone + 1 } })
  if (template.length > longest) problems.push({ code: 'text_too_long', path: '', params: { n: longest } })
  return problems
}

/** A text as it is kept: one line where it is one, without spaces at the ends. */
export const tidyTemplate = (template: string, { lines }: TextPart): string =>
  lines
    ? template
        .split('\n')
        .map(line => line.replace(/\s+/g, ' ').trim())
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : template.replace(/\s+/g, ' ').trim()

/** A text with its variables as people read them: {number} as {Number}. */
export const withNames = (template: string, nameOf: (variable: string) => string | undefined): string =>
  template.replace(variable, (whole, name: string) => (nameOf(name) === undefined ? whole : `{${nameOf(name)}}`))

/** The same back: a name that nobody knows stays, and is told as unknown. */
export const withoutNames = (
  shown: string,
  variables: readonly string[],
  nameOf: (variable: string) => string | undefined,
): string =>
  shown.replace(variable, (whole, said: string) => {
    const found = variables.find(name => nameOf(name)?.toLowerCase() === said.trim().toLowerCase())
    return found === undefined ? whole : `{${found}}`
  })

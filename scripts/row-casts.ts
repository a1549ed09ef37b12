// Casts in statements: a row is what its statement selects, so a cast there promises what nobody checks.
import { parseSync, Visitor } from 'oxc-parser'

/** How many casts a file of statements still holds, by its path; a list that may only get shorter. */
export type AllowedCasts = Readonly<Record<string, number>>

/** The casts in a file of statements, by line; `as const` and `as unknown` promise nothing. */
export const findCasts = (text: string): number[] => {
  const { program, errors } = parseSync('statements.sql.ts', text)
  const [error] = errors
  if (error) throw new Error(error.message)
  const lines: number[] = []
  const note = ({ start, typeAnnotation: type }: { start: number; typeAnnotation: { start: number; end: number } }) => {
    if (!['const', 'unknown'].includes(text.slice(type.start, type.end)))
      lines.push(text.slice(0, start).split('\n').length)
  }
  new Visitor({ TSAsExpression: note, TSTypeAssertion: note }).visit(program)
  return lines
}

/** One sentence for each file with more casts than the list allows, and for each that needs fewer. */
export const judgeCasts = (
  files: readonly { readonly path: string; readonly text: string }[],
  allowed: AllowedCasts,
): string[] => {
  const counted = files.map(({ path, text }) => ({ path, lines: findCasts(text) }))
  const more = counted
    .filter(({ path, lines }) => lines.length > (allowed[path] ?? 0))
    .map(({ path, lines }) => `${path} casts a row (lines ${lines.join(', ')}): take the type from the statement.`)
  const fewer = Object.entries(allowed)
    .map(([path, most]) => ({ path, most, now: counted.find(file => file.path === path)?.lines.length ?? 0 }))
    .filter(({ most, now }) => now < most)
    .map(({ path, most, now }) => `rowCastsAllowed lets ${path} hold ${most} casts, and it holds ${now}: lower it.`)
  return [...more, ...fewer]
}

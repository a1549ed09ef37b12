// Casts in statements: a row is what its statement selects, so a cast there promises what nobody checks.
import { parseSync, Visitor } from 'oxc-parser'

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

/** One sentence for each file that casts. */
export const judgeCasts = (files: readonly { readonly path: string; readonly text: string }[]): string[] =>
  files.flatMap(({ path, text }) => {
    const lines = findCasts(text)
    return lines.length > 0
      ? [`${path} casts a row (lines ${lines.join(', ')}): take the type from the statement.`]
      : []
  })

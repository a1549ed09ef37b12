// Stryker's own instrumenter writes every change into the code beside the original, each behind a switch.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** One change to one place of the code. */
export type Mutant = {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly original: string
  readonly replacement: string
}

/** The mutants of an area and, by path, the code with all of them behind switches. */
export type MutatedCode = {
  readonly mutants: readonly Mutant[]
  readonly code: ReadonlyMap<string, string>
}

const silent = () => {}
const logger: ConstructorParameters<typeof Instrumenter>[0] = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

// Whom an error of programming addresses reads the stack; its words are nobody's promise.
const errorWords = {
  shouldIgnore: (path: object) => {
    const { node } = path as { readonly node: { readonly type: string; readonly callee?: { readonly name?: string } } }
    return node.type === 'NewExpression' && node.callee?.name === 'Error' ? 'words of a programming error' : undefined
  },
}

/** Makes the mutants of the files (paths below `folder`), of all their lines or of some. */
export const makeMutants = async (
  folder: string,
  files: readonly string[],
  ofLines: RegExp = /^/,
): Promise<MutatedCode> => {
  const sources = new Map(files.map(file => [file, readFileSync(join(folder, file), 'utf8')]))
  const made = await new Instrumenter(logger).instrument(
    files.map(file => ({ name: file, content: sources.get(file) ?? '', mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [errorWords] },
  )
  const mutants = made.mutants.flatMap(({ id, fileName, location, replacement, status }): Mutant[] => {
    const { start } = location
    const source = sources.get(fileName) ?? ''
    if (status === 'Ignored' || !ofLines.test(source.split('\n')[start.line] ?? '')) return []
    const original = textBetween(source, location)
    return [{ id, file: fileName, line: start.line + 1, column: start.column + 1, original, replacement }]
  })
  return { mutants, code: new Map(made.files.map(({ name, content }) => [join(folder, name), String(content)])) }
}

type Point = { readonly line: number; readonly column: number }

const textBetween = (text: string, { start, end }: { readonly start: Point; readonly end: Point }): string => {
  const lines = text.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  const cut = lines.map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
  return cut.join('\n')
}

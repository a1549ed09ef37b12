// Reads a command line: which command, and what is given to it.
import { parseArgs } from 'node:util'
import type { CommandEntry } from './command.ts'
import { type Command, UsageError } from './command.ts'
import { globalOptions } from './global-options.ts'
import { nearest } from './nearest.ts'

/** The entry that the line begins with, the longest name first, and the words after it; null when there is none. */
export const findCommand = (
  entries: readonly CommandEntry[],
  words: readonly string[],
): { readonly entry: CommandEntry; readonly rest: readonly string[] } | null => {
  for (const length of [2, 1]) {
    const entry = entries.find(({ name }) => words.length >= length && name === words.slice(0, length).join(' '))
    if (entry) return { entry, rest: words.slice(length) }
  }
  return null
}

/** The sentence for a line that begins with no command, with the nearest there is. */
export const unknownCommand = (entries: readonly CommandEntry[], words: readonly string[]): UsageError => {
  const [first = '', second] = words
  const within = entries.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name)
  if (within.length > 0) {
    const given = second === undefined || second.startsWith('-') ? first : `${first} ${second}`
    return new UsageError({
      mn: `“${given}” гэсэн тушаал алга; ${within.join(', ')} гэж бий.`,
      en: `There is no command "${given}"; there are ${within.join(', ')}.`,
    })
  }
  const meant = nearest(
    first,
    entries.map(({ name }) => name),
  )
  return new UsageError({
    mn: `“${first}” гэсэн тушаал алга${meant ? `; ${meant} гэсэн үү?` : '; khyanalt --help бүгдийг жагсаана.'}`,
    en: `There is no command "${first}"${meant ? `; did you mean ${meant}?` : '; khyanalt --help lists them all.'}`,
  })
}

type ParsedGiven = Pick<Parameters<Command['run']>[0], 'args' | 'options'> & {
  readonly help: boolean
  readonly config: string | undefined
}

/** What is given to a command, with the global options beside; throws a UsageError. */
export const parseGiven = (
  { name, command }: { readonly name: string; readonly command: Command },
  words: readonly string[],
): ParsedGiven => {
  const known = { ...globalOptions(command), ...command.options }
  const options = Object.fromEntries(
    Object.entries(known).map(([key, { type, multiple, short }]) => [
      key,
      { type, ...(multiple ? { multiple } : {}), ...(short ? { short } : {}) },
    ]),
  )
  const { values, positionals } = readWords(name, words, options)
  const filled = Object.fromEntries(
    Object.entries(command.options).map(([key, { type, multiple }]) => {
      const value = values[key] ?? (type === 'boolean' ? false : multiple ? [] : undefined)
      return [key, value as boolean | string | readonly string[] | undefined]
    }),
  )
  const help = values.help === true
  if (!help) refuseCount(name, command, positionals)
  return { args: positionals, options: filled, help, config: values.config as string | undefined }
}

type Declared = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

const readWords = (name: string, words: readonly string[], options: Declared) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const option = /'(-[^' ]*)/.exec(message)?.[1]?.split('=')[0] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const meant = nearest(option.replace(/^-+/, ''), Object.keys(options))
      throw new UsageError({
        mn: `${name} тушаалд ${option} гэсэн сонголт алга${meant ? `; --${meant} гэсэн үү?` : '.'}`,
        en: `${name} has no option ${option}${meant ? `; did you mean --${meant}?` : '.'}`,
      })
    }
    const long = /--([a-z-]+)/.exec(message)?.[1] ?? ''
    const wantsValue = options[long]?.type === 'string'
    throw new UsageError({
      mn: wantsValue ? `--${long} сонголтод утга өгнө үү.` : `--${long} сонголтод утга өгөхгүй.`,
      en: wantsValue ? `--${long} needs a value.` : `--${long} takes no value.`,
    })
  }
}

const refuseCount = (name: string, { args }: Command, given: readonly string[]): void => {
  const missing = args.filter(each => !each.startsWith('['))[given.length]
  if (missing !== undefined) {
    throw new UsageError({
      mn: `${missing} дутуу байна: khyanalt ${[name, ...args].join(' ')}`,
      en: `${missing} is missing: khyanalt ${[name, ...args].join(' ')}`,
    })
  }
  const extra = given[args.length]
  if (extra !== undefined) {
    throw new UsageError({
      mn: `“${extra}” илүү байна: khyanalt ${[name, ...args].join(' ')}`,
      en: `"${extra}" is one word too many: khyanalt ${[name, ...args].join(' ')}`,
    })
  }
}

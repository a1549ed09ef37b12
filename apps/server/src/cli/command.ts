// What a command of `khyanalt` is.
import type { Said } from '../terminal-language.ts'

export type Option = {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  readonly short?: string
  /** What stands for the value in the help, such as FILE. */
  readonly value?: string
  readonly says: Said
}
export type Options = Readonly<Record<string, Option>>

type ValueOf<O extends Option> = O['type'] extends 'boolean'
  ? boolean
  : O['multiple'] extends true
    ? readonly string[]
    : string | undefined

type Values = Readonly<Record<string, boolean | string | readonly string[] | undefined>>

/** What was given on the command line, and what is wrong with the configuration where the command judges that itself. */
type Given<O extends Options> = {
  readonly args: readonly string[]
  readonly options: { readonly [K in keyof O]: ValueOf<O[K]> }
  readonly faults: readonly Said[]
  /** All commands there are. */
  readonly commands: readonly CommandEntry[]
}

type CommandOf<O extends Options> = {
  /** What is given beside the options, as the help shows it: FILE, or [FILE] where it may be left out. */
  readonly args: readonly string[]
  readonly options: O
  /**
   * Whether the configuration file is read: not at all, with its faults left to the command, or so that a fault ends the
   * command before it begins.
   */
  readonly settings: 'none' | 'lenient' | 'strict'
  /** Whether it works on the data; root becomes their owner before. */
  readonly data: boolean
  /** Further lines of the help. */
  readonly details?: Said
  /** Does it; the answer is the status that the process ends with. */
  readonly run: (given: Given<O>) => Promise<number>
}

/** A command as the frame sees it, whichever options it has. */
export type Command = Omit<CommandOf<Options>, 'run'> & {
  readonly run: (given: Omit<Given<Options>, 'options'> & { readonly options: Values }) => Promise<number>
}

/** A command in the list of all of them. */
export type CommandEntry = {
  /** As it is typed, one word or two. */
  readonly name: string
  readonly says: Said
  readonly load: () => Promise<Command>
}

/** A command whose `run` knows the options that it declared. */
export const defineCommand = <const O extends Options>(command: CommandOf<O>): Command => command as unknown as Command

/** What was typed is no command: one sentence that says so. */
export class UsageError extends Error {
  readonly said: Said
  constructor(said: Said) {
    super(said.en)
    this.said = said
  }
}

/** Statuses of sysexits.h that the commands end with. */
export const exitCodes = { usage: 64, unavailable: 69 } as const

// `khyanalt <command>`: reads the line, the configuration file and who is asked, then does it. bin/khyanalt starts this.
import { ConfigError, configExitCode } from '../config.ts'
import { complain, linesOf, readLanguages, type Said } from '../terminal-language.ts'
import { becomeOwner } from './become-owner.ts'
import { exitCodes, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { renderCommandHelp, renderHelp } from './help.ts'
import { findCommand, parseGiven, unknownCommand } from './parse-command.ts'
import { readSettings } from './read-settings.ts'
import { failureOf } from './say-failure.ts'

const asksForHelp = (word: string | undefined): boolean => word === '--help' || word === '-h' || word === 'help'

/** Does what the words ask for; the status to end with. */
const run = async (words: readonly string[]): Promise<number> => {
  const languages = readLanguages(process.env)
  const [first] = words
  if (first === undefined || (asksForHelp(first) && words.length === 1)) {
    console.log(renderHelp(commands, languages))
    return first === undefined ? exitCodes.usage : 0
  }
  // `khyanalt help backup` and `khyanalt --version` are what people try first.
  const wanted = first === '--version' ? ['version'] : asksForHelp(first) ? [...words.slice(1), '--help'] : words
  const found = findCommand(commands, wanted)
  if (!found) throw unknownCommand(commands, wanted)
  const command = await found.entry.load()
  const given = parseGiven({ name: found.entry.name, command }, found.rest)
  if (given.help) {
    console.log(renderCommandHelp(found.entry, command, languages))
    return 0
  }
  const faults: Said[] = []
  if (command.settings !== 'none') {
    const settings = readSettings(process.env, given.config)
    if (command.settings === 'strict' && settings.faults.length > 0) throw new ConfigError(linesOf(settings.faults))
    faults.push(...settings.faults)
    // Libraries and child processes read them there as well.
    Object.assign(process.env, settings.environment)
  }
  if (command.data) becomeOwner(process.env.DATA_DIR ?? 'var')
  return command.run({ args: given.args, options: given.options, faults, commands })
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) complain(error.said)
  else console.error(failureOf(error, readLanguages(process.env)))
  // Whatever still holds the process, a timer that waits for its end must hear of the failure.
  process.exit(error instanceof UsageError ? exitCodes.usage : error instanceof ConfigError ? configExitCode : 1)
}

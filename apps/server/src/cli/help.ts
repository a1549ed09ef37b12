// What `--help` shows, of all commands or of one.

import { inLanguages, type Said, type SpokenLanguage } from '../terminal-language.ts'
import type { Command, CommandEntry } from './command.ts'
import { globalOptions } from './global-options.ts'

const usage: Said = { mn: 'Хэрэглээ', en: 'Usage' }
const intro: Said = {
  mn: 'Порталыг серверт ажиллуулах, арчлах тушаалууд.',
  en: 'Runs the portal on a server and looks after it.',
}
const more: Said = {
  mn: '“khyanalt ТУШААЛ --help” нэг тушаалыг тайлбарлана.',
  en: '"khyanalt COMMAND --help" explains one command.',
}

/** The list of all commands. */
export const renderHelp = (entries: readonly CommandEntry[], languages: readonly SpokenLanguage[]): string =>
  [
    `${either(usage, languages)}: khyanalt COMMAND …`,
    '',
    inLanguages(intro, languages),
    '',
    ...rows(
      entries.map(({ name, says }) => [name, says]),
      languages,
    ),
    '',
    inLanguages(more, languages),
  ].join('\n')

/** How one command is used. */
export const renderCommandHelp = (
  { name, says }: CommandEntry,
  command: Command,
  languages: readonly SpokenLanguage[],
): string => {
  const options = Object.entries({ ...command.options, ...globalOptions(command) })
  return [
    `${either(usage, languages)}: ${['khyanalt', name, ...command.args].join(' ')} [--…]`,
    '',
    inLanguages(says, languages),
    ...(command.details ? [inLanguages(command.details, languages)] : []),
    '',
    ...rows(
      options.map(([key, option]) => [`--${key}${option.value ? ` ${option.value}` : ''}`, option.says]),
      languages,
    ),
  ].join('\n')
}

const either = (text: Said, languages: readonly SpokenLanguage[]): string =>
  languages.map(language => text[language]).join(' / ')

/** Two columns; a second language stands in a line of its own. */
const rows = (all: readonly (readonly [string, Said])[], languages: readonly SpokenLanguage[]): string[] => {
  const width = Math.max(...all.map(([left]) => left.length)) + 2
  return all.flatMap(([left, says]) =>
    languages.map((language, place) => `  ${(place === 0 ? left : '').padEnd(width)}${says[language]}`),
  )
}

// Completion of commands and options for shells, from the table of commands.
import type { CommandEntry } from './command.ts'
import { globalOptions } from './global-options.ts'

export const shells = ['bash', 'zsh'] as const

/** The script that a shell reads; where an option or command ends, it completes files. */
export const renderCompletion = async (
  shell: (typeof shells)[number],
  entries: readonly CommandEntry[],
): Promise<string> => {
  const known = await Promise.all(
    entries.map(async ({ name, load }) => {
      const command = await load()
      const options = Object.keys({ ...command.options, ...globalOptions(command) }).map(key => `--${key}`)
      return { name, options }
    }),
  )
  const firsts = [...new Set(entries.map(({ name }) => name.split(' ')[0]))]
  const seconds = (first: string | undefined): string[] =>
    entries.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name.slice(`${first} `.length)] : []))
  const cases = [
    ...firsts.flatMap(first => (seconds(first).length ? [`    ${first}) words='${seconds(first).join(' ')}' ;;`] : [])),
  ]
  const optionCases = known.map(({ name, options }) => `    '${name}') options='${options.join(' ')}' ;;`)
  const body = `_khyanalt() {
  local current=\${COMP_WORDS[COMP_CWORD]} first=\${COMP_WORDS[1]} second=\${COMP_WORDS[2]} words='' options=''
  case "$first" in
${cases.join('\n')}
  esac
  case "$first" in
${optionCases.filter(each => !/^ {4}'\S+ \S+'\)/.test(each)).join('\n')}
  esac
  case "$first $second" in
${optionCases.filter(each => /^ {4}'\S+ \S+'\)/.test(each)).join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${firsts.join(' ')} help' -- "$current"))
  elif [ "$COMP_CWORD" -eq 2 ] && [ -n "$words" ] && [ "\${current#-}" = "$current" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
  elif [ "\${current#-}" != "$current" ]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _khyanalt khyanalt`
  return shell === 'bash' ? body : `#compdef khyanalt\nautoload -U +X bashcompinit && bashcompinit\n${body}`
}

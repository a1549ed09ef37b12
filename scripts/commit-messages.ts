// What a commit says: a title scoped by a noun, and why. `npm run check` reads the commits since the rule began; as a
// hook (`git config core.hooksPath .githooks`) the message is read before the commit is made.
import { readFileSync } from 'node:fs'
import { root, runProgram } from './run-program.ts'

/** The last commit from before the rule. */
const base = '7f5eaee8824d76e8b1e48f608bb4a51c99d07d8d'
const longestTitle = 72
/** Imperatives that look like another form. */
const imperatives = new Set(['bring', 'embed', 'feed', 'need', 'ping', 'ring', 'seed', 'speed', 'string'])

/** What is wrong with a message; none when nothing is. */
export const judgeMessage = (message: string): string[] => {
  const [title = '', second, ...body] = message.trimEnd().split('\n')
  const [, verb] = /^[a-z][a-z0-9-]*(?: [a-z0-9-]+){0,2}: ([a-z][\w'-]*)/.exec(title) ?? []
  const isOtherForm = verb !== undefined && !imperatives.has(verb) && /(ed|ing|[^s]s)$/.test(verb)
  return [
    ...(title.length > longestTitle ? [`the title has ${title.length} characters; ${longestTitle} is the most`] : []),
    ...(verb === undefined ? ['the title is not scoped by a noun: `noun: do something`'] : []),
    ...(isOtherForm ? [`“${verb}” is no imperative`] : []),
    ...(title.includes(';') ? ['the title has two subjects: make two commits'] : []),
    ...(/[.!]$/.test(title) ? ['the title ends with a stop'] : []),
    ...(second !== '' || body.join('').trim() === '' ? ['no blank line and no body that says why'] : []),
  ]
}

/** What is wrong with the commits of a checkout, and a word on what could not be read. */
export const judgeCommits = async (
  folder = root,
  since = base,
): Promise<{ readonly faults: readonly string[]; readonly note: string | null }> => {
  const git = (...args: readonly string[]) => runProgram('git', args, { cwd: folder })
  const shallow = await git('rev-parse', '--is-shallow-repository')
  if (shallow.code !== 0) return { faults: [], note: 'There is no Git history here: messages of commits are not read.' }
  const hasBase = (await git('merge-base', '--is-ancestor', since, 'HEAD')).code === 0
  // A shallow clone holds only the newest commits; a history without the base is somebody else's.
  if (!hasBase && shallow.stdout.trim() !== 'true') {
    return { faults: [], note: 'This history does not come from the commit where the rule began.' }
  }
  const { stdout } = await git('log', '--no-merges', '--format=%h%n%B%x00', hasBase ? `${since}..HEAD` : 'HEAD')
  const faults = stdout
    .split('\0')
    .map(text => text.trimStart())
    .filter(Boolean)
    .flatMap(text => {
      const end = text.indexOf('\n')
      return judgeMessage(text.slice(end + 1)).map(fault => `${text.slice(0, end)}: ${fault}`)
    })
  return { faults, note: null }
}

if (import.meta.main) {
  // As the hook: the file of the message; what Git itself comments there is no part of it.
  const text = readFileSync(process.argv[2] ?? '', 'utf8')
  const faults = judgeMessage(text.replace(/^# -+ >8[\s\S]*/m, '').replace(/^#.*\n?/gm, ''))
  for (const fault of faults) console.error(`commit-msg: ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

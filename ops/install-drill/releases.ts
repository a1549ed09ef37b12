// Builds releases of commits, each in a checkout of its own, and keeps what was built.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root, runProgram } from '../../scripts/run-program.ts'

const git = (...words: readonly string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** The commit, in full. */
export const commitOf = (name: string): string => git('rev-parse', '--verify', `${name}^{commit}`)

/** The release before: the last one that has a tag, else the commit before this one. */
export const releaseBefore = (): string => {
  const tag = git('tag', '--merged', 'HEAD^', '--sort=-creatordate', '--list', 'v*').split('\n')[0]
  return commitOf(tag || 'HEAD^')
}

/** The packed release of a commit, built when it is first asked for. */
export const releaseOf = async (commit: string, folder: string, kept: string): Promise<string> => {
  const place = join(kept, commit)
  const find = (): string | undefined => globSync(join(place, 'khyanalt-*.tar.gz'))[0]
  const known = find()
  if (known) return known
  const checkout = join(folder, `checkout-${commit.slice(0, 8)}`)
  await mustRun('git', ['clone', '--quiet', '--shared', '--no-checkout', root, checkout], root)
  await mustRun('git', ['checkout', '--quiet', commit], checkout)
  const lock = 'package-lock.json'
  // The same packages need not be fetched again.
  if (readFileSync(join(checkout, lock), 'utf8') === readFileSync(join(root, lock), 'utf8')) {
    await mustRun('cp', ['-a', join(root, 'node_modules'), checkout], root)
  } else await mustRun('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], checkout)
  await mustRun('npm', ['run', '-s', 'release'], checkout)
  mkdirSync(place, { recursive: true })
  for (const file of globSync(join(checkout, 'out/khyanalt-*.tar.gz*'))) copyFileSync(file, join(place, basename(file)))
  rmSync(checkout, { recursive: true, force: true })
  const built = find()
  if (!built || !existsSync(built)) throw new Error(`The release of ${commit.slice(0, 8)} left no packed file.`)
  return built
}

const mustRun = async (program: string, words: readonly string[], cwd: string): Promise<void> => {
  const { code, output } = await runProgram(program, words, { cwd })
  if (code !== 0)
    throw new Error(`${program} ${words.slice(0, 3).join(' ')} ended with ${code}: ${output.slice(-1500)}`)
}

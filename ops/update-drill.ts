// Updates the release before to this one while people work, goes back, and looks whether anything was lost.
// Usage: npm run ops -- update-drill [FROM.tar.gz TO.tar.gz]; without files it builds the release of the commit that
// --from names (the last tag, else the commit before) and the one that is checked out. Writes bench/results/update-drill.md.
import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, runProgram } from '../scripts/run-program.ts'
import { openPortal } from './update-drill/portal.ts'
import { report } from './update-drill/report.ts'
import { startVisitors } from './update-drill/visitors.ts'

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, port: { type: 'string', default: '4310' } },
  allowPositionals: true,
})
const say = (sentence: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${sentence}`)
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-update-drill-'))

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The last release, or the commit before where there is none. */
const commitBefore = (): string => {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
  } catch {
    return 'HEAD^'
  }
}

/** Packs the release of a commit in a checkout of its own. */
const build = async (commit: string): Promise<string> => {
  const checkout = join(folder, commit.replace(/\W/g, '-'))
  git('worktree', 'add', '--detach', checkout, commit)
  try {
    const steps: [string, string[]][] = [
      ['npm', ['ci', '--no-audit', '--no-fund']],
      ['npm', ['run', '-s', 'release']],
    ]
    for (const [program, args] of steps) {
      const { code, output } = await runProgram(program, args, { cwd: checkout })
      if (code !== 0)
        throw new Error(`${program} ${args.join(' ')} in ${commit} ended with ${code}:\n${output.slice(-2000)}`)
    }
    const [packed = ''] = globSync(join(checkout, 'out/khyanalt-*.tar.gz'))
    for (const file of [packed, `${packed}.sha256`]) copyFileSync(file, join(folder, basename(file)))
    return join(folder, basename(packed))
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}

const given = positionals.length === 2
const older = given ? (positionals[0] ?? '') : await build(values.from ?? commitBefore())
const newer = given ? (positionals[1] ?? '') : await build('HEAD')
say(`${basename(older)} → ${basename(newer)}`)

const portal = await openPortal(folder, Number(values.port))
try {
  const before = await portal.install(older)
  const startedIn = await portal.start()
  say(`${before} serves after ${startedIn} ms`)
  const visitors = await startVisitors(portal.origin)
  const olderPage = await visitors.openPage()
  await visitors.work(10_000)

  /** What people met while something was done, from its beginning until five seconds after its end. */
  const under = async (title: string, act: () => Promise<string>) => {
    const from = Date.now()
    const said = await act()
    const took = Date.now() - from
    await visitors.work(5000)
    const met = visitors.between(from, Date.now())
    say(`${title}: ${took} ms, ${JSON.stringify(met)}`)
    return { title, said, took, ...met }
  }
  const phases = [await under('a plain restart', portal.restart)]
  phases.push(await under('update', () => portal.command('update', newer, '--ignore-doctor')))
  const after = await portal.version()
  const missingAfterUpdate = await visitors.missingOf(olderPage)
  const newerPage = await visitors.openPage()
  phases.push(await under('roll back', () => portal.command('rollback')))
  const back = await portal.version()
  const missingAfterWayBack = await visitors.missingOf(newerPage)
  await visitors.stop()
  const lost = await visitors.findLost()

  const faults = [
    ...(after === before ? [`After the update ${after} serves`] : []),
    ...(back === before ? [] : [`After the way back ${back} serves, not ${before}`]),
    ...missingAfterUpdate.map(path => `After the update ${path} of the older page is missing`),
    ...missingAfterWayBack.map(path => `After the way back ${path} of the newer page is missing`),
    // A restart is the yardstick: on a busy machine it alone may take longer than people's browsers repeat.
    ...phases
      .filter(({ givenUp }) => givenUp > (phases[0]?.givenUp ?? 0))
      .map(({ title, givenUp }) => `${title}: ${givenUp} calls were given up, more than by a plain restart`),
    ...lost.map(each => `${each} was acknowledged and is lost`),
  ]
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(
    join(root, 'bench/results/update-drill.md'),
    report({
      before,
      after,
      startedIn,
      phases,
      parts: olderPage.length + newerPage.length,
      written: visitors.written(),
      faults,
    }),
  )
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
}

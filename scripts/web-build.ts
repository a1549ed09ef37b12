// Builds the browser's and the server's half of the web when their sources changed since the last build.
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { nameOfBuild } from '../apps/server/src/pages/web-sources.ts'
import { root, runProgram } from './run-program.ts'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
// Names the build that the next server serves; each build has a folder of its own, named after its sources, so that
// servers and open pages of the build before go on working.
const currentFile = join(dist, 'current')
const keptBuilds = 3
const halves = [
  { name: 'client', args: [] },
  { name: 'server', args: ['--ssr'] },
] as const
const smallestCompressed = 1_000
const brotli = promisify(brotliCompress)
const gzipText = promisify(gzip)

/** The web cannot be built; the message holds the builder's words. */
export class WebBuildError extends Error {}

/** Builds when needed; answers whether it did. Throws a WebBuildError. */
export const buildWeb = async (): Promise<boolean> => {
  const name = nameOfBuild(root)
  const build = join(dist, name)
  if (halves.every(half => existsSync(join(build, half.name)))) {
    makeCurrent(name)
    return false
  }
  // Built beside and moved, so that no reader meets half a build.
  const unfinished = join(dist, `unfinished-${process.pid}`)
  try {
    const results = await Promise.all(
      halves.map(half =>
        runProgram('vite', ['build', ...half.args, '--outDir', join(unfinished, half.name), '--logLevel', 'warn'], {
          cwd: web,
          env: { NO_COLOR: '1', NODE_ENV: 'production' },
        }),
      ),
    )
    const failed = results.find(result => result.code !== 0)
    if (failed) throw new WebBuildError(`The web could not be built:\n${stripVTControlCharacters(failed.output)}`)
    await compressAssets(join(unfinished, 'client/assets'))
    rmSync(build, { recursive: true, force: true })
    renameSync(unfinished, build)
    makeCurrent(name)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return true
}

/** Names the build that the next server serves, and removes those that nobody should need any more. */
const makeCurrent = (name: string): void => {
  const now = new Date()
  utimesSync(join(dist, name), now, now)
  const part = `${currentFile}.${process.pid}`
  writeFileSync(part, name)
  renameSync(part, currentFile)
  const age = (folder: string): number => statSync(join(dist, folder)).mtimeMs
  const builds = readdirSync(dist).filter(folder => /^[0-9a-f]{16}$/.test(folder))
  for (const old of builds.sort((a, b) => age(b) - age(a)).slice(keptBuilds)) {
    rmSync(join(dist, old), { recursive: true, force: true })
  }
}

// The server sends these as they are; compressing hard once costs less than compressing lightly at every request.
const compressAssets = async (folder: string): Promise<void> => {
  const files = globSync('**/*.{js,css,svg,json}', { cwd: folder }).map(name => join(folder, name))
  await Promise.all(
    files.map(async file => {
      const text = readFileSync(file)
      if (text.length < smallestCompressed) return
      writeFileSync(`${file}.br`, await brotli(text))
      writeFileSync(`${file}.gz`, await gzipText(text, { level: 9 }))
    }),
  )
}

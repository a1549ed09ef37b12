// Pages that are open in browsers ask for parts of the build they came from, whichever release answers.
import { cpSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { readCurrentBuild } from '../pages/current-build.ts'

const taken = 2

/** Copies the newest builds' assets of one release into another, which then answers for its pages too. */
export const takeOverAssets = (from: string, to: string): void => {
  const [source, target] = [from, to].map(folder => join(folder, 'apps/web/dist')) as [string, string]
  const own = readCurrentBuild(target).folder
  const current = readCurrentBuild(source).folder
  const age = (name: string): number => statSync(join(source, name)).mtimeMs
  const others = readdirSync(source)
    .filter(name => /^[0-9a-f]{16}$/.test(name) && join(source, name) !== current)
    .sort((a, b) => age(b) - age(a))
  const newestFirst = [current.slice(source.length + 1), ...others].slice(0, taken)
  for (const [place, name] of newestFirst.entries()) {
    const assets = join(source, name, 'client/assets')
    if (join(target, name) === own || !existsSync(assets) || existsSync(join(target, name))) continue
    cpSync(assets, join(target, name, 'client/assets'), { recursive: true })
    // The next to take over goes by their age.
    const seconds = Date.now() / 1000 - place
    utimesSync(join(target, name), seconds, seconds)
  }
}

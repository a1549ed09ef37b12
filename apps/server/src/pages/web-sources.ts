// Whether the build of the web is made of the sources that lie beside the server. A server whose pages are of another
// release speaks of calls that are not there.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ConfigError } from '../config.ts'
import { release } from '../release.ts'

const sources = [
  'package.json',
  'package-lock.json',
  'apps/web/{package.json,index.html,vite.config.ts}',
  'apps/web/{src,public}/**/*',
  'packages/*/package.json',
  'packages/*/src/**/*',
]

/** The name of the build that a checkout's sources make. */
export const nameOfBuild = (root: string): string => {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(entry => join(entry.parentPath, entry.name)).filter(path => !/\.test\.tsx?$/.test(path))
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

/** The build that this server's pages must come from; null where nothing tells, as in an image without sources. */
const expectedBuild = (root: string): string | null => {
  if (release.web !== null) return release.web
  return existsSync(join(root, 'apps/web/index.html')) ? nameOfBuild(root) : null
}

/** Throws a ConfigError unless the build is the one that belongs to this server. */
export const refuseOtherBuild = (folder: string, root: string, expected = expectedBuild(root)): void => {
  if (expected === null || basename(folder) === expected) return
  throw new ConfigError(
    `The build of the web (${basename(folder)}) is not of this release (${expected}); ${
      release.web === null ? 'run npm run build and start again.' : 'install the release again with khyanalt update.'
    }`,
  )
}

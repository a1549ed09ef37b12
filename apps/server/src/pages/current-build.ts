// Which build of the web this process serves, and the ones before it whose pages may still be open.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type WebBuild = {
  /** Folder of the build: `client` and `server`. */
  readonly folder: string
  /** Folders of assets, the build's own first; an open page of an earlier build still finds its parts. */
  readonly assets: readonly string[]
}

/** Reads which build is current; throws when there is none. */
export const readCurrentBuild = (distDir: string): WebBuild => {
  const name = readFileSync(join(distDir, 'current'), 'utf8').trim()
  const others = readdirSync(distDir).filter(other => /^[0-9a-f]{16}$/.test(other) && other !== name)
  const assets = [name, ...others].map(build => join(distDir, build, 'client/assets'))
  return { folder: join(distDir, name), assets: assets.filter(folder => existsSync(folder)) }
}

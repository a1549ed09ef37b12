// Which release this is. A built release says so in release.json at its root; a checkout has none.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** What a built release tells of itself. */
export type Release = {
  /** As in package.json, such as 0.2.0. */
  readonly version: string
  /** The commit it was built from, null in a checkout. */
  readonly commit: string | null
  /** The day it was built (ISO date), null in a checkout. */
  readonly built: string | null
  /** The build of the web it was packed with, null in a checkout. */
  readonly web: string | null
  /** The version that it may be updated from, null when there was none or in a checkout. */
  readonly before: string | null
}

const read = (name: string): Partial<Release> => JSON.parse(readFileSync(join(root, name), 'utf8'))

/** The release that this program is part of. */
export const release: Release = existsSync(join(root, 'release.json'))
  ? (read('release.json') as Release)
  : { version: read('package.json').version as string, commit: null, built: null, web: null, before: null }

/** Whether this is an installed release, which serves real people unless it is told otherwise. */
export const isInstalled = release.commit !== null

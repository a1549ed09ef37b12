// Where releases lie on a server: releases/<version>, and the links `current` and `previous` beside it.
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rcompare, valid } from 'semver'
import type { Release } from '../release.ts'

export type Installation = {
  /** The folder of a version, whether it is there or not. */
  folderOf(version: string): string
  /** What the release of a link says of itself; null when there is none. */
  read(link: Link): Release | null
  /** Lets a link lead to a version, in one step; null takes it away. */
  point(link: Link, version: string | null): void
  /** Removes all releases but those linked and the newest other one; answers which. */
  removeOld(): string[]
}
export type Link = 'current' | 'previous'

/** The folder of an installation that a release is part of; null for a checkout. */
export const installationAround = (releaseFolder: string): string | null =>
  basename(dirname(releaseFolder)) === 'releases' ? dirname(dirname(releaseFolder)) : null

/** What a release's folder says of itself. */
export const readRelease = (folder: string): Release =>
  JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release

/** The releases below a folder. */
export const openInstallation = (root: string): Installation => {
  const releases = join(root, 'releases')
  const targetOf = (link: Link): string | null =>
    lstatSync(join(root, link), { throwIfNoEntry: false }) ? basename(readlinkSync(join(root, link))) : null
  return {
    folderOf: version => join(releases, version),
    read(link) {
      const version = targetOf(link)
      const folder = join(releases, version ?? '')
      return version !== null && existsSync(join(folder, 'release.json')) ? readRelease(folder) : null
    },
    point(link, version) {
      if (version === null) return rmSync(join(root, link), { force: true })
      const unfinished = join(root, `${link}.${process.pid}`)
      rmSync(unfinished, { force: true })
      symlinkSync(join('releases', version), unfinished)
      renameSync(unfinished, join(root, link))
    },
    removeOld() {
      const linked = [targetOf('current'), targetOf('previous')]
      const others = readdirSync(releases).filter(name => valid(name) && !linked.includes(name))
      // Two that served before are kept.
      const old = others.sort(rcompare).slice(linked[1] === null ? 2 : 1)
      for (const version of old) rmSync(join(releases, version), { recursive: true, force: true })
      return old
    },
  }
}

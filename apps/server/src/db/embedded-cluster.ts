// Makes what the built-in PostgreSQL needs on disk: the cluster and the folder of its socket.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmbeddedAccount } from './embedded-account.ts'

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
  execFileSync(program, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: serverEnvironment })
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(unfinished, dataDir)
}

/** A short path, because a socket's may have no more than 107 bytes; private, because there is no password. */
export const makeSocketDir = (account: EmbeddedAccount, dataDir: string): string => {
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

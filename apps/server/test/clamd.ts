// The real virus scanner, with one signature of our own: those of its makers are fetched over the Internet.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from './programs.ts'
import { removeFolder } from './remove-folder.ts'

/** A text by which clamd knows an infected file, and what it calls that. */
export const infectedText = 'khyanalt-infected-file'
export const signature = 'Khyanalt.Test.Infected.UNOFFICIAL'

/** Starts clamd on a socket of its own; `address` is good before it listens, too. */
export const makeClamd = () => {
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-clamd-'))
  const socket = join(folder, 'clamd.ctl')
  const settings = [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'MaxThreads 2']
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  writeFileSync(join(folder, 'own.ndb'), `Khyanalt.Test.Infected:0:*:${Buffer.from(infectedText).toString('hex')}\n`)
  let stop = async (): Promise<void> => {}
  return {
    address: `unix:${socket}`,
    async start() {
      const clamd = spawn(findProgram('clamd') ?? 'clamd', ['--config-file', join(folder, 'clamd.conf')], {
        stdio: 'ignore',
      })
      const ended = new Promise<void>(resolve => clamd.once('exit', () => resolve()))
      stop = async () => {
        clamd.kill()
        await ended
        rmSync(socket, { force: true })
      }
      for (let tries = 0; !existsSync(socket); tries++) {
        if (tries > 200 || clamd.exitCode !== null) throw new Error('clamd does not start')
        await pause(50)
      }
    },
    stop: () => stop(),
    async remove() {
      await stop()
      removeFolder(folder)
    },
  }
}

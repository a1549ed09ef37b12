import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeFolder } from '../test/remove-folder.ts'
import { AlreadyRunningError, findRunningServer, takeServerLock } from './server-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khyanalt-lock-'))
})
afterEach(() => removeFolder(folder))

describe('the lock of a data folder', () => {
  it('tells a second start where the first one answers', () => {
    const lock = takeServerLock(folder)
    lock.announce('http://localhost:3000')
    expect(() => takeServerLock(folder)).toThrow(AlreadyRunningError)
    expect(() => takeServerLock(folder)).toThrow(/already running on .* at http:\/\/localhost:3000 \(process \d+\)/)
    expect(findRunningServer(folder)?.address).toBe('http://localhost:3000')
    lock.release()
    expect(findRunningServer(folder)).toBeNull()
  })

  it('lets the process of the jobs stand beside the server, but not a second one', () => {
    const server = takeServerLock(folder, 'web')
    const jobs = takeServerLock(folder, 'work')
    expect(() => takeServerLock(folder, 'work')).toThrow(AlreadyRunningError)
    expect(() => takeServerLock(folder, 'all')).toThrow(AlreadyRunningError)
    jobs.release()
    expect(findRunningServer(folder, 'work')).toBeNull()
    expect(findRunningServer(folder)?.pid).toBe(process.pid)
    server.release()
  })

  it('takes over the lock of a dead process, also when its number belongs to another one by now', () => {
    const gone = { pid: process.ppid, startedAt: 'before the machine was restarted', address: 'http://localhost:1' }
    writeFileSync(join(folder, 'server.lock'), JSON.stringify(gone))
    const lock = takeServerLock(folder)
    expect(findRunningServer(folder)?.pid).toBe(process.pid)
    lock.release()
  })
})

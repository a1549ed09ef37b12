// What the portal leans on fails: the store of files, the mail server, the clock.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../apps/server/test/free-port.ts'
import type { MailMood } from './mail-sink.ts'
import { type Drill, underLoad, untilFinished, untilServed } from './under-load.ts'

const awayMs = 10_000

/** The store is killed and comes back; then it falls silent and speaks again. */
export const deadStore: Drill = async options => {
  const directory = join(options.folder, 'store')
  mkdirSync(directory)
  const port = await freePort()
  const start = (): ChildProcess =>
    spawn(
      process.execPath,
      [join(import.meta.dirname, '../../apps/server/test/store-process.ts'), directory, String(port)],
      {
        stdio: 'ignore',
      },
    )
  let store = start()
  process.once('exit', () => store.kill('SIGKILL'))
  await untilOpen(port)
  const section = await underLoad(
    'The store of files away, and silent',
    options,
    {
      shape: 'parted',
      environment: {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: 'papers',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      },
      store: { folder: join(directory, 'papers'), suffix: '._S3rver_object' },
    },
    async (portal, { tokens, finished }) => {
      await untilFinished(finished, 3)
      store.kill('SIGKILL')
      await pause(awayMs)
      store = start()
      await untilOpen(port)
      const served = await untilServed(portal, tokens.inspector)
      await untilFinished(finished, 3)
      store.kill('SIGSTOP')
      await pause(awayMs)
      store.kill('SIGCONT')
      await untilFinished(finished, 3)
      return { how: [['away and silent for', `${awayMs / 1000} s each`]], recoveries: { store: [served] } }
    },
  )
  store.kill('SIGKILL')
  return section
}

const untilOpen = async (port: number): Promise<void> => {
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) await pause(50)
}

/** The mail server refuses, keeps silent, and dies between taking a mail and saying so. */
export const deadMailServer: Drill = options =>
  underLoad('The mail server refuses, is silent, dies', options, { shape: 'parted' }, async (portal, { finished }) => {
    const moods: readonly MailMood[] = ['refuses', 'is silent', 'dies']
    for (const mood of moods) {
      await untilFinished(finished, 2)
      portal.mail.mood = mood
      await pause(awayMs)
      portal.mail.mood = 'takes'
    }
    await untilFinished(finished, 2)
    const times = new Map<string, number>()
    for (const { id } of portal.mail.taken) times.set(id, (times.get(id) ?? 0) + 1)
    const twice = [...times.values()].filter(count => count > 1).length
    return {
      how: [
        ['moods', `${moods.join(', ')}; ${awayMs / 1000} s each`],
        ['mails taken more than once when the server died, each marked', twice],
      ],
      recoveries: {},
    }
  })

const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** The clock of the processes jumps, that of the database does not; needs the library of Debian's `faketime`. */
export const bentClock: Drill = options => {
  const file = join(options.folder, 'clock')
  const set = (offset: string): void => writeFileSync(file, `${offset}\n`)
  set('+0')
  return underLoad(
    'The clock of the processes jumps',
    options,
    {
      shape: 'parted',
      environment: {
        LD_PRELOAD: faketime,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        DONT_FAKE_MONOTONIC: '1',
      },
    },
    async (portal, { tokens, finished }) => {
      // Sessions last twelve hours without use; no jump here is longer.
      const jumps = ['+1h', '+0', '-1h', '+0', '+10h', '-10h', '+0']
      const back: number[] = []
      for (const offset of jumps) {
        await untilFinished(finished, 2)
        set(offset)
        await pause(2000)
        back.push(await untilServed(portal, tokens.inspector))
      }
      // Beyond the end of every session nobody is let in; once the clock is right again everybody is.
      await untilFinished(finished, 2)
      return { how: [['jumps', jumps.join(', ')]], recoveries: { jump: back } }
    },
  )
}

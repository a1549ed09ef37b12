// Changing a source starts the server anew, once, and nobody's call is lost meanwhile.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { removeFolder } from '../apps/server/test/remove-folder.ts'
import { type Restarted, restartOnChange } from './restart-on-change.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-restart-'))
const sources = join(folder, 'sources')
const log = join(folder, 'log')
mkdirSync(sources)
let restarted: Restarted
afterEach(async () => {
  await restarted.stop()
  removeFolder(folder)
})

it('[REQ-LOOP-02] ends what runs once nothing is half done, starts it from the new sources, and lets callers wait', async () => {
  const script = join(folder, 'script.mjs')
  const source = join(sources, 'answer.txt')
  writeFileSync(source, 'one')
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs'
     const say = line => appendFileSync(${JSON.stringify(log)}, line + '\\n')
     process.on('SIGINT', () => { say('ended'); process.exit(0) })
     say('started with ' + readFileSync(${JSON.stringify(source)}, 'utf8'))
     process.send('running')
     setTimeout(() => { say('settled'); process.send('settled') }, 300)
     setInterval(() => {}, 1000)`,
  )
  const lines = (): string[] => readFileSync(log, 'utf8').trim().split('\n')
  restarted = restartOnChange(script, { folders: [sources], environment: {} })
  restarted.start()
  await restarted.running()
  expect(lines()).toEqual(['started with one'])
  writeFileSync(join(sources, 'answer.test.ts'), 'not part of the server')
  writeFileSync(source, 'two')
  writeFileSync(join(sources, 'other.txt'), 'saved at the same time')
  await expect.poll(lines, { timeout: 10_000, interval: 5 }).toContain('ended')
  // Whoever calls now waits for the new one.
  await restarted.running()
  expect(lines()).toContain('started with two')
  expect(lines().slice(0, 4)).toEqual(['started with one', 'settled', 'ended', 'started with two'])
  await restarted.stop()
  expect(lines().slice(4)).toEqual(['settled', 'ended'])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../test/remove-folder.ts'
import { keepOnce } from './keep-once.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-once-'))
afterAll(() => removeFolder(folder))

describe('what the first start makes', () => {
  it('is kept once, for this account alone, with nothing beside it', () => {
    const path = join(folder, 'keys/secret')
    expect(keepOnce(path, 'first')).toBe('first')
    expect(keepOnce(path, 'second')).toBe('first')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'keys'))).toEqual(['secret'])
  })

  it('is read whole by processes that start together', async () => {
    const path = join(folder, 'together/key')
    // Large, so that a file that grows under its name would be met half written.
    const times = 4_000_000
    const program = `import { keepOnce } from ${JSON.stringify(join(import.meta.dirname, 'keep-once.ts'))}
      const kept = keepOnce(${JSON.stringify(path)}, String(process.pid).repeat(${times}))
      process.exitCode = kept === kept.slice(0, kept.length / ${times}).repeat(${times}) ? 0 : 1`
    const ends = Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
      const [code] = await once(child, 'exit')
      return code
    })
    expect(await Promise.all(ends)).toEqual([0, 0, 0, 0, 0, 0])
  }, 60_000)
})

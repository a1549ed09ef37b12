import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeFolder } from '../test/remove-folder.ts'
import { release } from './release.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-compiled-'))
afterAll(() => removeFolder(folder))

/** Another process keeps what it compiles in the data folder, reads a little code and ends. */
const start = (dataDir: string) => {
  const code = `
    const { keepCompiledCode } = await import(${JSON.stringify(join(import.meta.dirname, 'compiled-code.ts'))})
    keepCompiledCode(${JSON.stringify(dataDir)})
    await import(${JSON.stringify(join(import.meta.dirname, 'clock.ts'))})`
  // Whatever runs the tests may keep compiled code too, which would come first.
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined }
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { env, encoding: 'utf8' })
}

it('[REQ-READY-06] what was compiled is kept for this release alone', () => {
  mkdirSync(join(folder, 'compiled-code/0.0.1'), { recursive: true })
  writeFileSync(join(folder, 'compiled-code/0.0.1/old'), 'old')
  expect(start(folder)).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(join(folder, 'compiled-code'))).toEqual([release.version])
  const kept = () => readdirSync(join(folder, 'compiled-code', release.version), { recursive: true }).sort()
  const first = kept()
  expect(first.length).toBeGreaterThan(1)
  expect(start(folder)).toMatchObject({ status: 0, stderr: '' })
  expect(kept()).toEqual(first)
})

it('[REQ-READY-06] nothing is said or made where nothing can be written', () => {
  const file = join(folder, 'file')
  writeFileSync(file, 'no folder')
  expect(start(file)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(existsSync(join(file, 'compiled-code'))).toBe(false)
})

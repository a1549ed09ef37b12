// Green runs are quiet.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeFolder } from '../apps/server/test/remove-folder.ts'
import { findNoise } from './dynamic-checks.ts'
import { root, runProgram } from './run-program.ts'

const results = join(root, 'test-results')
mkdirSync(results, { recursive: true })
const folder = mkdtempSync(join(results, 'quiet-'))
writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}')
afterAll(() => removeFolder(folder))

/** What a run of one small test says beside its result. */
const noiseOf = async (name: string, line: string): Promise<string> => {
  writeFileSync(join(folder, `${name}.test.ts`), `import { it } from 'vitest'\nit('passes', () => {\n${line}\n})\n`)
  const { code, stdout, stderr } = await runProgram(
    'vitest',
    ['run', '--root', folder, '--reporter=default', `${name}.test.ts`],
    { env: { NO_COLOR: '1', FORCE_COLOR: undefined } },
  )
  expect(code).toBe(0)
  return findNoise(stdout, stderr)
}

it('[REQ-LOOP-04] hears what a green test says to the console or to standard error, and nothing of a quiet one', async () => {
  expect(await noiseOf('quiet', '')).toBe('')
  expect(await noiseOf('said', "console.log('all is well')")).toContain('all is well')
  expect(await noiseOf('warned', "console.warn('take care')")).toContain('take care')
  expect(await noiseOf('wrote', "process.stderr.write('socket hang up')")).toContain('socket hang up')
}, 60_000)

// No test is left out in silence because a program is missing.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { areThere, neededPrograms } from './programs.ts'

const root = join(import.meta.dirname, '../../..')
afterEach(() => vi.unstubAllEnvs())

it('[REQ-LOOP-03] a program that is missing leaves its tests out, and is an error in CI that names its package', () => {
  vi.stubEnv('PATH', '/nowhere')
  vi.stubEnv('CI', '')
  expect(areThere('promtool')).toBe(false)
  vi.stubEnv('CI', 'true')
  expect(() => areThere('promtool')).toThrow(
    'promtool is missing, and its tests are left out: install the package "prometheus".',
  )
})

it('[REQ-LOOP-03] tests start only programs that are declared, or that every machine has', () => {
  // Of coreutils, procps, util-linux and the like.
  const everywhere = ['bash', 'git', 'mount', 'pgrep', 'sha256sum', 'tar', 'umount']
  const files = globSync('{apps,packages,scripts,ops}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
  expect(files.length).toBeGreaterThan(200)
  const started = files.flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8')
    return Array.from(
      text.matchAll(/\b(?:spawn|execFile)(?:Sync)?\(\s*'([^']+)'/g),
      ([, name = '']) => `${file}: ${name}`,
    )
  })
  const known = [...everywhere, ...Object.keys(neededPrograms)]
  expect(started.length).toBeGreaterThan(10)
  expect(started.filter(line => !known.includes(line.replace(/.*: /, '')))).toEqual([])
})

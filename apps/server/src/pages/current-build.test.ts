import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { readCurrentBuild } from './current-build.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'khyanalt-dist-'))
})
afterEach(() => removeFolder(dist))

const build = (name: string): string => {
  const assets = join(dist, name, 'client/assets')
  mkdirSync(assets, { recursive: true })
  return assets
}

it('serves the current build, and the assets of earlier ones to pages that are still open', () => {
  const older = build('0123456789abcdef')
  const current = build('fedcba9876543210')
  build('unfinished-77')
  writeFileSync(join(dist, 'current'), 'fedcba9876543210')
  expect(readCurrentBuild(dist)).toEqual({ folder: join(dist, 'fedcba9876543210'), assets: [current, older] })
})

it('refuses to start without a build', () => {
  expect(() => readCurrentBuild(dist)).toThrow(/current/)
})

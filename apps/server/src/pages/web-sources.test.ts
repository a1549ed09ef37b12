import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { ConfigError } from '../config.ts'
import { nameOfBuild, refuseOtherBuild } from './web-sources.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'khyanalt-sources-'))
  mkdirSync(join(root, 'apps/web/src'), { recursive: true })
  writeFileSync(join(root, 'apps/web/index.html'), '<html>')
  writeFileSync(join(root, 'apps/web/src/Root.tsx'), 'one')
})
afterEach(() => removeFolder(root))

it('[REQ-RELEASE-05] refuses pages that were built from other sources than lie beside the server', () => {
  const built = nameOfBuild(root)
  expect(() => refuseOtherBuild(join(root, 'dist', built), root)).not.toThrow()
  writeFileSync(join(root, 'apps/web/src/Root.test.tsx'), 'tests are no part of it')
  expect(nameOfBuild(root)).toBe(built)
  writeFileSync(join(root, 'apps/web/src/Root.tsx'), 'two')
  expect(() => refuseOtherBuild(join(root, 'dist', built), root)).toThrow(ConfigError)
  expect(() => refuseOtherBuild(join(root, 'dist', built), root)).toThrow(`(${built}) is not of this release`)
})

it('[REQ-RELEASE-05] holds an installed release to the build that it was packed with', () => {
  expect(() => refuseOtherBuild('/opt/dist/0123456789abcdef', root, '0123456789abcdef')).not.toThrow()
  expect(() => refuseOtherBuild('/opt/dist/0123456789abcdef', root, 'fedcba9876543210')).toThrow(/of this release/)
})

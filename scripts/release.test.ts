import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findRefusal } from '../apps/server/src/releases/refuse-release.ts'
import { writeSums } from '../apps/server/src/releases/sums.ts'
import { areThere } from '../apps/server/test/programs.ts'
import { removeFolder } from '../apps/server/test/remove-folder.ts'
import { billOfMaterials } from './release/bill-of-materials.ts'
import { neededPackages } from './release/needed-packages.ts'
import { packFolder, signFile, writeSumBeside } from './release/pack.ts'
import { isRead, isReleased } from './release/released-files.ts'
import { locksOf, upgradeNotes } from './release/upgrade-notes.ts'
import { versionOf } from './release/version.ts'

const commit = '93885c69aa0b'.padEnd(40, '0')

describe('the version of a release', () => {
  it('[REQ-RELEASE-01] is the planned one on its tag alone, and sorts before it on every other commit', () => {
    const facts = { commit, count: 382, tag: null, isDirty: false }
    const tagged = versionOf('0.2.0', { ...facts, tag: 'v0.2.0' })
    const other = versionOf('0.2.0', facts)
    const later = versionOf('0.2.0', { ...facts, count: 1382 })
    expect([tagged, other]).toEqual(['0.2.0', '0.2.0-dev.382.g93885c69'])
    expect(versionOf('0.2.0', { ...facts, tag: 'v0.1.0' })).toBe(other)
    const release = (version: string) => ({ version, commit: version, built: null, web: null, before: null })
    const mayFollow = (a: string, b: string) => findRefusal(release(a), release(b)) === null
    expect([mayFollow(other, later), mayFollow(later, tagged), mayFollow(tagged, later)]).toEqual([true, true, false])
  })

  it('[REQ-RELEASE-01] says when it holds changes that no commit has', () => {
    const facts = { commit, count: 382, tag: 'v0.2.0', isDirty: true }
    expect(versionOf('0.2.0', facts)).toBe('0.2.0-dirty')
    expect(versionOf('0.2.0', { ...facts, tag: null })).toBe('0.2.0-dev.382.g93885c69.dirty')
  })
})

describe('what a release holds', () => {
  it('[REQ-RELEASE-02] takes the packages that the server reaches, the nearest version of each', () => {
    const lock = {
      'apps/server': { dependencies: { a: '1', link: '1' } },
      'packages/link': { dependencies: { c: '1' } },
      'node_modules/link': { link: true, resolved: 'packages/link' },
      'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { away: '1' } },
      'node_modules/a/node_modules/b': {
        peerDependencies: { peer: '1', rare: '1' },
        peerDependenciesMeta: { rare: { optional: true } },
      },
      'node_modules/b': {},
      'node_modules/c': {},
      'node_modules/peer': {},
      'node_modules/rare': {},
      'node_modules/of-tests': {},
    }
    const wanted = ['a', 'link'].map(name => ({ from: 'apps/server', name }))
    expect(neededPackages(lock, wanted)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/link',
      'node_modules/peer',
    ])
    expect(() => neededPackages(lock, [{ from: 'apps/server', name: 'd' }])).toThrow('apps/server needs d')
  })

  it.each([
    ['apps/server/src/app.ts', true],
    ['apps/server/src/config.test.ts', false],
    ['apps/server/test/test-app.ts', false],
    ['apps/server/seeds/bulk/seed-bulk.ts', false],
    ['apps/server/migrations/0001-start.sql', true],
    ['apps/web/src/paths.ts', true],
    ['apps/web/src/shell-modules.ts', true],
    ['apps/web/src/Root.tsx', false],
    ['scripts/release.ts', false],
    ['docs/operations.md', true],
    ['bin/khyanalt', true],
  ])('[REQ-RELEASE-02] holds what runs and nothing of the workshop: %s %s', (path, expected) => {
    expect(isReleased(path)).toBe(expected)
  })

  it.each([
    ['dist/index.js', true],
    ['dist/docs/index.js', true],
    ['LICENSE.md', true],
    ['README.md', false],
    ['index.js.map', false],
    ['types/index.d.ts', false],
    ['test/index.js', false],
  ])('[REQ-RELEASE-02] leaves out of packages what nobody reads: %s %s', (path, expected) => {
    expect(isRead(path)).toBe(expected)
  })

  it('[REQ-RELEASE-03] lists its parts in valid CycloneDX, the same for the same commit', async () => {
    const npm = process.env.npm_execpath
    const args = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx']
    const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
    const ask = () =>
      execFileSync(program, [...before, ...args], { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' })
    const facts = { version: '0.2.0', commit, at: new Date('2026-11-23T15:00:00Z') }
    const isHeld = (ref: string) => !ref.startsWith('pdfjs-dist@')
    const bill = billOfMaterials(ask(), facts, isHeld)
    const faults = await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(bill)
    expect(faults).toBeNull()
    expect(billOfMaterials(ask(), facts, isHeld)).toBe(bill)
    const { metadata, components } = JSON.parse(bill) as {
      metadata: { component: { name: string; version: string } }
      components: { name: string }[]
    }
    expect(metadata.component).toMatchObject({ name: 'khyanalt', version: '0.2.0' })
    const names = components.map(({ name }) => name)
    expect(names).toContain('fastify')
    expect(names).not.toContain('vitest')
    expect(names).not.toContain('pdfjs-dist')
  })
})

describe('the notes for whoever updates', () => {
  it.each([
    ['create table a (id int); alter table a add column b int;', 'none'],
    [
      '-- outside a transaction\ncreate index concurrently x on requests (id);',
      'none; people write while indexes are built',
    ],
    ["alter table requests add column x text default ';'", 'requests: for a moment, waited for at most 3 s at a time'],
    ['create table a (id int references files (id));', 'files: for a moment, waited for at most 3 s at a time'],
  ])('[REQ-RELEASE-04] say which tables a migration locks: %s', (text, locks) => {
    expect(locksOf(text)).toBe(locks)
  })

  it('[REQ-RELEASE-04] name the release to come from, each new migration, and the changes of this release alone', () => {
    const text = '-- accepted: drop: unused since 0.1\nalter table a drop column b;'
    const notes = upgradeNotes('0.2.0', '0.1.0', '# Changelog\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n\n- Old.\n', [
      { file: '0074-drop-b.sql', text },
    ])
    expect(notes).toContain('From 0.1.0.')
    expect(notes).toContain('| 0074-drop-b | yes; drop: unused since 0.1 | a: for a moment')
    expect(notes).toContain('- New.')
    expect(notes).not.toContain('- Old.')
    expect(upgradeNotes('0.1.0', null, '', [{ file: '0001-start.sql', text }])).toContain(
      'All 1 migrations, on an empty',
    )
  })
})

describe('a packed release', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'khyanalt-pack-'))
  })
  afterEach(() => removeFolder(folder))

  const pack = async (name: string, order: readonly string[], mtime: number) => {
    const parent = join(folder, name)
    mkdirSync(join(parent, 'khyanalt-1'), { recursive: true })
    for (const file of order) {
      writeFileSync(join(parent, 'khyanalt-1', file), file, { mode: 0o600 })
      utimesSync(join(parent, 'khyanalt-1', file), mtime, mtime)
    }
    const file = join(parent, 'release.tar.gz')
    await packFolder(parent, 'khyanalt-1', file, new Date('2026-11-23T15:00:00Z'), 'gzip')
    return file
  }

  it('[REQ-RELEASE-01] has the same bytes whenever and in whatever order its files were written', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `file-${at}`)
    const first = await pack('first', names, 1_700_000_000)
    const second = await pack('second', names.toReversed(), 1_600_000_000)
    expect(readFileSync(second).equals(readFileSync(first))).toBe(true)
    expect(execFileSync('tar', ['-tvf', first], { encoding: 'utf8' })).toMatch(/-rw-r--r-- root\/root +\d+ 2026-11-23/)
  })

  it('[REQ-RELEASE-03] holds the sum of every file, as sha256sum reads it', async () => {
    mkdirSync(join(folder, 'bin'))
    for (const path of ['bin/khyanalt', '.hidden', 'release.json']) writeFileSync(join(folder, path), path)
    await writeSums(folder)
    const told = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })
    expect(told.trim().split('\n').sort()).toEqual(['.hidden: OK', 'bin/khyanalt: OK', 'release.json: OK'])
  })

  it.runIf(areThere('openssl'))('[REQ-RELEASE-03] has its sum beside it, signed so that openssl can tell', async () => {
    const file = await pack('one', ['a'], 1_700_000_000)
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const sum = await writeSumBeside(file)
    expect(execFileSync('sha256sum', ['-c', sum], { cwd: join(folder, 'one'), encoding: 'utf8' })).toContain('OK')
    signFile(sum, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
    const key = join(folder, 'key.pem')
    writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }))
    const judge = ['pkeyutl', '-verify', '-pubin', '-inkey', key, '-rawin', '-in', sum, '-sigfile', `${sum}.sig`]
    expect(execFileSync('openssl', judge, { encoding: 'utf8' })).toContain('Verified Successfully')
    appendFileSync(sum, 'x')
    expect(() => execFileSync('openssl', judge, { stdio: 'pipe' })).toThrow('Command failed')
  })
})

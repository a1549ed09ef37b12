// The bundle for support is searched for everything of people and every secret that the installation holds.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '../../seeds/demo/seed-demo.ts'
import { productionSettings } from '../../test/production-settings.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { collectSupport, hideSettings } from './collect-support.ts'
import { writeTarball } from './write-tarball.ts'

let database: TestDatabase
let test: TestApp
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-bundle-'))
beforeAll(async () => {
  database = await createTestDatabase()
  test = await openTestApp({ on: { address: database.address, dataDir: folder } })
  await seedDemo(test.app.services, { cases: false })
})
afterAll(async () => {
  await test.close()
  await database.drop()
})

it('[REQ-CLI-07] holds version, settings, database and jobs, and nobody and no secret', async () => {
  const secrets = {
    SMTP_URL: 'smtp://portal:hidden-smtp@127.0.0.1:9',
    S3_SECRET_ACCESS_KEY: 'hidden-store',
    BACKUP_PASSWORD: 'hidden-backup-word',
    COMPANY_REGISTRY_TOKEN: 'hidden-token',
    HEAD_MAIL: 'a.bold@agency.mn',
  }
  const settings = { ...(await productionSettings(folder)), ...secrets, OIDC_ISSUER: 'http://127.0.0.1:9' }
  const files = await collectSupport(settings, { ...test.app.services.config, METRICS_PORT: 9 }, database.address)
  const path = join(folder, 'support.tar.gz')
  await writeTarball(path, files)
  expect(statSync(path).mode & 0o077).toBe(0)
  const names = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n')
  expect(names).toEqual([
    'version.json',
    'machine.json',
    'doctor.txt',
    'settings.txt',
    'database.json',
    'metrics.txt',
    'log.txt',
  ])
  const text = execFileSync('tar', ['-xzOf', path], { encoding: 'utf8' })
  expect(text).toContain('SMTP_URL=smtp://127.0.0.1:9')
  expect(text).toContain('BACKUP_PASSWORD=(set)')
  expect(text).toContain('PostgreSQL 1')
  expect(text).toMatch(/"name": "audit_entries"/)
  for (const hidden of [...Object.values(settings).filter(value => /hidden|Vt2mX|a\.bold/.test(value)), 'hidden']) {
    expect(text).not.toContain(hidden)
  }
  const { rows } = await sql<{ words: string[] }>`
    select array_remove(array[login_email, email, register_number, phone, name, lastname, password_hash], null) as words
    from users
    union all
    select array_remove(array[register_number, name_mn, email, phone, address], null) from companies`.execute(
    test.app.services.db,
  )
  const words = rows.flatMap(row => row.words)
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter(word => text.includes(word))).toEqual([])
})

it('[REQ-CLI-07] shows of an address its host alone, and of a secret that it is set', () => {
  const shown = hideSettings({
    DATABASE_URL: 'postgres://portal:word@db.agency.mn/khyanalt',
    OIDC_CLIENT_SECRET: 'word',
    PORT: '3000',
    OTHER: 'word',
  })
  expect(shown.split('\n')).toEqual(['PORT=3000', 'DATABASE_URL=postgres://db.agency.mn', 'OIDC_CLIENT_SECRET=(set)'])
})

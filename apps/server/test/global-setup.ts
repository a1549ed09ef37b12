// Once per test run: one PostgreSQL, and one migrated and seeded database that every test file copies.
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedReference } from '../seeds/reference/seed-reference.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase, openPool } from '../src/db/pool.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { removeFolder } from './remove-folder.ts'
import { addressOf, runOnServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  // Vitest types what the set-up hands to tests by merging into its interface.
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** Starts the server, or uses the one of TEST_DATABASE_URL. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const url = process.env.TEST_DATABASE_URL
  // The folder must be one that another account can enter when the tests run as root.
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-test-'))
  chmodSync(folder, 0o755)
  let embedded: EmbeddedPostgres | null = null
  if (!url) embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fsync: false })
  const server: TestServer = {
    admin: embedded?.address ?? { connectionString: url ?? '' },
    template: `khyanalt_template_${process.pid}`,
  }
  await runOnServer(server, `drop database if exists ${server.template}`)
  await runOnServer(server, `create database ${server.template}`)
  const template = addressOf(server, server.template)
  await migrate(template)
  const db = openDatabase(openPool(template, () => {}, 1))
  await inTransaction(db, tx => seedReference(tx, new Date()))
  // A template with open connections cannot be copied.
  await db.destroy()
  project.provide('testServer', server)
  return async () => {
    await runOnServer(server, `drop database if exists ${server.template} with (force)`)
    await embedded?.stop()
    removeFolder(folder)
  }
}

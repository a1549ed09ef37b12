// A database of its own for each test file: a copy of the migrated and seeded template, made in some 20 ms.
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { DatabaseAddress } from '../src/db/pool.ts'
import { addressOf, runOnServer } from './test-server.ts'

export type TestDatabase = {
  readonly address: DatabaseAddress
  /** Closes what is still connected and removes the database. */
  drop(): Promise<void>
}

/** Copies the template, or nothing at all if it shall be empty; call it in `beforeAll` and `drop` in `afterAll`. */
export const createTestDatabase = async ({ empty = false } = {}): Promise<TestDatabase> => {
  const server = inject('testServer')
  const name = `khyanalt_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `create database ${name} template ${empty ? 'template0' : server.template}`)
  return {
    address: addressOf(server, name),
    drop: () => runOnServer(server, `drop database if exists ${name} with (force)`),
  }
}

// The database server of a test run, and how to speak to it.
import pg from 'pg'
import type { DatabaseAddress } from '../src/db/pool.ts'

export type TestServer = {
  readonly admin: DatabaseAddress
  /** The migrated and seeded database that test files copy. */
  readonly template: string
}

/** The address of one database on the server. */
export const addressOf = (server: TestServer, database: string): DatabaseAddress => {
  if (!('connectionString' in server.admin)) return { ...server.admin, database }
  const url = new URL(server.admin.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Runs one statement that belongs to no database, such as `create database`. */
export const runOnServer = async (server: TestServer, statement: string): Promise<void> => {
  const client = new pg.Client(server.admin)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

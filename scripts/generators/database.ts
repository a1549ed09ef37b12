// What a migrated database looks like: docs/generated/schema.sql for people, db/schema.ts for the compiler.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import type { DatabaseAddress } from '../../apps/server/src/db/pool.ts'
import { root, runProgram } from '../run-program.ts'
import { columnsQuery, constraintsQuery, indexesQuery } from './catalog-queries.ts'
import { columnImports, columnTypes, jsonType } from './column-types.ts'

/** Migrates an empty database and describes it. */
export const describeDatabase = async (): Promise<{ schema: string; types: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-generate-'))
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fsync: false })
  try {
    await migrate(server.address)
    const url = `postgres://${server.address.user}@localhost/${server.address.database}?host=${server.address.host}`
    return { schema: await describeTables(server.address), types: await describeTypes(url, join(folder, 'schema.ts')) }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const describeTypes = async (url: string, file: string): Promise<string> => {
  const options = ['--dialect', 'postgres', '--numeric-parser', 'string', '--date-parser', 'string']
  const mapping = ['--type-mapping', JSON.stringify({ int8: 'number' })]
  const narrowed = ['--overrides', JSON.stringify({ columns: columnTypes })]
  const args = [...options, ...mapping, ...narrowed, '--url', url, '--out-file', file]
  const { code, output } = await runProgram('kysely-codegen', args, { env: { DATABASE_URL: '' } })
  if (code !== 0) throw new Error(`The types of the database could not be made:\n${output}`)
  const formatted = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--write', '--stdin-file-path=apps/server/src/db/schema.ts'],
    {
      cwd: root,
      input: readFileSync(file, 'utf8')
        .replace(/(?=import )/, columnImports)
        .replace(/(?=export type Json )/, jsonType),
      encoding: 'utf8',
    },
  )
  if (!formatted.stdout) throw new Error(`The types of the database could not be formatted:\n${formatted.stderr}`)
  return formatted.stdout
}

type Row = { table: string; text: string }

const describeTables = async (address: DatabaseAddress): Promise<string> => {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const columns = (await client.query<Row>(columnsQuery)).rows
    const constraints = (await client.query<Row>(constraintsQuery)).rows
    const indexes = (await client.query<Row>(indexesQuery)).rows
    const tables = [...new Set(columns.map(row => row.table))].map(table => {
      const lines = [...columns, ...constraints].filter(row => row.table === table).map(row => `  ${row.text}`)
      const own = indexes.filter(row => row.table === table).map(row => `${row.text};`)
      return [`create table ${table} (`, lines.join(',\n'), ');', ...own, ''].join('\n')
    })
    const opening = '-- The database after every migration, for reading. Made by `npm run generate`.\n'
    return [opening, ...tables].join('\n')
  } finally {
    await client.end()
  }
}

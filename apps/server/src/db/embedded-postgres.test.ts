import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { readPostmaster } from './embedded-postmaster.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khyanalt-embedded-'))
  chmodSync(folder, 0o755)
})
afterEach(() => removeFolder(folder))

const query = async (server: EmbeddedPostgres, text: string): Promise<unknown[]> => {
  const client = new pg.Client(server.address)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** Another process that starts the server, writes one row and waits to be killed. */
const startElsewhere = async (dataDir: string): Promise<{ kill(): Promise<void> }> => {
  const script = `
    import pg from 'pg'
    import { startEmbeddedPostgres } from '${join(import.meta.dirname, 'embedded-postgres.ts')}'
    const server = await startEmbeddedPostgres({ dataDir: '${dataDir}' })
    const client = new pg.Client(server.address)
    await client.connect()
    await client.query('create table kept (name text)')
    await client.query("insert into kept values ('acknowledged')")
    console.log('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('the built-in PostgreSQL', () => {
  it('keeps its rows over a stop and knows Cyrillic letters', async () => {
    const first = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
    await query(first, "create table kept as select 'Ө'::text as name")
    await first.stop()
    expect(readPostmaster(join(folder, 'postgres'))).toBeNull()

    const second = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
    expect(second.adopted).toBe(false)
    expect(await query(second, 'select lower(name) from kept')).toEqual(['ө'])
    expect(await query(second, 'show listen_addresses')).toEqual([''])
    await query(second, 'create extension pg_trgm')
    expect(await query(second, "select cardinality(show_trgm('бат')) > 0")).toEqual([true])
    await second.stop()
  })

  it('keeps every acknowledged row when its process is killed', async () => {
    const dataDir = join(folder, 'postgres')
    const elsewhere = await startElsewhere(dataDir)
    await elsewhere.kill()
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server, 'select name from kept')).toEqual(['acknowledged'])
    await server.stop()
    expect(readPostmaster(dataDir)).toBeNull()
  })

  it('starts again after the server itself was killed', async () => {
    const dataDir = join(folder, 'postgres')
    const killed = await startEmbeddedPostgres({ dataDir })
    await query(killed, "create table kept as select 'acknowledged' as name")
    process.kill(readPostmaster(dataDir)?.pid ?? 0, 'SIGKILL')
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server, 'select name from kept')).toEqual(['acknowledged'])
    await server.stop()
  })

  it('is started again by whoever owns it when it is killed', async () => {
    const dataDir = join(folder, 'postgres')
    const said: string[] = []
    const server = await startEmbeddedPostgres({ dataDir, log: error => said.push(error.message) })
    await query(server, "create table kept as select 'acknowledged'::text as name")
    const before = readPostmaster(dataDir)?.pid ?? 0
    process.kill(before, 'SIGKILL')
    await expect
      .poll(() => query(server, 'select name from kept').catch(() => null), { timeout: 20_000 })
      .toEqual(['acknowledged'])
    expect(readPostmaster(dataDir)?.pid).not.toBe(before)
    expect(said[0]).toContain('started again')
    await server.stop()
    expect(readPostmaster(dataDir)).toBeNull()
  })

  it('adopts a running server and leaves it to the process that owns it', async () => {
    const dataDir = join(folder, 'postgres')
    const first = await startEmbeddedPostgres({ dataDir })
    const second = await startEmbeddedPostgres({ dataDir })
    expect(second.adopted).toBe(true)
    await second.stop()
    expect(await query(first, 'select 1')).toEqual([1])
    await first.stop()
  })

  it('starts under a folder that only its owner may enter', async () => {
    const home = join(folder, 'home')
    mkdirSync(home, { mode: 0o700 })
    const server = await startEmbeddedPostgres({ dataDir: join(home, 'var/postgres') })
    expect(await query(server, 'select 1')).toEqual([1])
    await server.stop()
  })
})

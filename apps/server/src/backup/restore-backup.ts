// Brings a backup back into an empty database, whole or not at all. A store that outlived its database may be kept.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { listMigrations, migrate } from '../db/migrate.ts'
import type { DatabaseAddress } from '../db/pool.ts'
import type { FileStore } from '../external/file-store.ts'
import { makeQueueTables } from '../jobs/jobs.ts'
import { PlainError } from '../plain-error.ts'
import { type Archive, DamagedArchiveError, openArchive } from './archive.ts'
import { backupFormat, type Contents, contentsName, contentsSchema } from './contents.ts'
import { keysName, readKeys, unlockKeys, writeKeys } from './lock-keys.ts'
import {
  type Connection,
  connect,
  copyIn,
  emptyDatabase,
  isEmptyDatabase,
  isPassing,
  listFilesAfter,
  listTables,
  loading,
  readQueueVersion,
  setSequence,
} from './tables.sql.ts'

/** Why nothing was restored, as one sentence. */
export class RestoreRefusedError extends PlainError {}

export type Backup = { readonly archive: Archive; readonly contents: Contents }

/** Opens a backup and reads all of it; throws one sentence when it is damaged or of a later release. */
export const openBackup = async (path: string): Promise<Backup> => {
  const archive = await openArchive(path)
  await archive.check()
  const { success, data: contents } = contentsSchema.safeParse(JSON.parse(String(await archive.read(contentsName))))
  if (!success) throw new DamagedArchiveError(`${path} is no backup of this product.`)
  const known = await listMigrations()
  const unknown = contents.migrations.find((name, index) => name !== known[index])
  if (unknown || contents.format > backupFormat) {
    throw new RestoreRefusedError(`${path} was made by a newer release, or another one: this one lacks ${unknown}.`)
  }
  return { archive, contents }
}

/** Restores everything and brings it up to this release; what was begun is taken back when it fails. */
export const restoreBackup = async (
  { archive, contents }: Backup,
  into: {
    readonly address: DatabaseAddress
    readonly files: Pick<FileStore, 'has' | 'putBytes' | 'read' | 'remove'>
    readonly keysFolder: string
    /** Null leaves the keys out. */
    readonly password: string | null
  },
): Promise<void> => {
  const keys = into.password === null ? null : await readLockedKeys(archive, contents, into.password)
  const client = await connect(into.address)
  try {
    if (!(await isEmptyDatabase(client))) {
      throw new RestoreRefusedError('The database is not empty; nothing was restored. Give an empty one.')
    }
    if (keys && Object.keys(await readKeys(into.keysFolder)).length > 0) {
      throw new RestoreRefusedError(`There are keys in ${into.keysFolder} already; nothing was restored.`)
    }
    const stored: string[] = []
    try {
      await restoreTables(client, into.address, { archive, contents })
      if (contents.files) await restoreFiles(client, archive, into.files, stored)
    } catch (error) {
      await emptyDatabase(client)
      for (const key of stored) await into.files.remove(key)
      throw error
    }
  } finally {
    await client.end()
  }
  if (keys) await writeKeys(into.keysFolder, keys)
  await migrate(into.address)
}

const readLockedKeys = async (archive: Archive, contents: Contents, password: string) => {
  if (!contents.keys) return null
  const keys = unlockKeys(await archive.read(keysName), password)
  if (!keys) throw new RestoreRefusedError('BACKUP_PASSWORD is not the one that the keys were locked with.')
  return keys
}

const restoreTables = async (client: Connection, address: DatabaseAddress, { archive, contents }: Backup) => {
  await migrate(address, { last: contents.migrations.at(-1) ?? '' })
  await makeQueueTables(address)
  if (contents.queue_version > (await readQueueVersion(client))) {
    throw new RestoreRefusedError('The backup was made by a newer release: it has a later queue.')
  }
  const present = new Map((await listTables(client)).map(table => [`${table.schema}.${table.name}`, table]))
  await loading(client, async () => {
    for (const { parts, rows, ...table } of contents.tables) {
      if (isPassing(table)) continue
      const found = present.get(`${table.schema}.${table.name}`)
      // Only the queue's tables may differ: they come with its package, not by our migrations.
      const lacking = table.columns.filter(column => !found?.columns.includes(column))
      if (!found || lacking.length > 0) {
        throw new RestoreRefusedError(`The backup's table ${table.name} is not as this release knows it.`)
      }
      const target = copyIn(client, table)
      const packed = Readable.from(concatenate(archive, parts), { objectMode: false })
      await pipeline(packed, createZstdDecompress(), target)
      if (target.rowCount !== rows) {
        throw new DamagedArchiveError(`${table.name} has ${target.rowCount} rows instead of ${rows}.`)
      }
    }
    for (const sequence of contents.sequences) await setSequence(client, sequence)
  })
}

const concatenate = async function* (archive: Archive, parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const part of parts) for await (const chunk of archive.stream(part)) yield chunk as Buffer
}

const filesPerPage = 1000
const filesAtOnce = 8

/**
 * Puts back what rows name, and nothing else; a file that was missing already stays a known gap. What lies in the store
 * still is compared and left.
 */
const restoreFiles = async (
  client: Connection,
  archive: Archive,
  store: Pick<FileStore, 'has' | 'putBytes' | 'read'>,
  /** What was begun, for taking it back. */
  stored: string[],
): Promise<void> => {
  for (let last: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof listFilesAfter>> = await listFilesAfter(client, last, filesPerPage)
    const there = page.filter(file => archive.sumOf(`files/${file.storage_key}`))
    for (let at = 0; at < there.length; at += filesAtOnce) {
      const some = there.slice(at, at + filesAtOnce)
      await Promise.all(
        some.map(async ({ storage_key }) => {
          const bytes = await archive.read(`files/${storage_key}`)
          if (await store.has(storage_key)) {
            if (bytes.equals(await store.read(storage_key))) return
            throw new RestoreRefusedError(`The store holds another file under ${storage_key}; nothing was restored.`)
          }
          stored.push(storage_key)
          await store.putBytes(storage_key, bytes)
        }),
      )
    }
    last = page.at(-1)?.id ?? null
    if (page.length < filesPerPage) return
  }
}

// Brings a backup back into an empty database, whole or not at all. A store that outlived its database may be kept.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createZstdDecompress } from 'node:zlib'
import { listMigrations, migrate } from '../db/migrate.ts'
import type { DatabaseAddress } from '../db/pool.ts'
import type { FileStore } from '../external/file-store.ts'
import { makeQueueTables } from '../jobs/jobs.ts'
import { PlainError } from '../plain-error.ts'
import type { Said } from '../terminal-language.ts'
import { type Archive, DamagedArchiveError, openArchive } from './archive.ts'
import { backupFormat, type Contents, contentsName, contentsSchema } from './contents.ts'
import { explainFailure } from './explain-failure.ts'
import { keysName, readKeys, removeKeys, unlockKeys, writeKeys } from './lock-keys.ts'
import {
  beginRestore,
  type Connection,
  connect,
  copyIn,
  emptyDatabase,
  isEmptyDatabase,
  isHalfRestored,
  isPassing,
  listFilesAfter,
  listTables,
  loading,
  markRestore,
  readQueueVersion,
  setSequence,
  unmarkRestore,
} from './tables.sql.ts'

/** Why nothing was restored, as one sentence. */
export class RestoreRefusedError extends PlainError {}

/** A restore failed by its cause, and not all of it could be taken back; the message says what stayed. */
export class HalfRestoredError extends PlainError {}

export type Backup = { readonly archive: Archive; readonly contents: Contents }

/** Opens a backup and reads all of it; throws one sentence when it is damaged or of a later release. */
export const openBackup = async (path: string): Promise<Backup> => {
  const archive = await openArchive(path)
  await archive.check()
  const { success, data: contents } = contentsSchema.safeParse(JSON.parse(String(await archive.read(contentsName))))
  if (!success)
    throw new DamagedArchiveError({ mn: `${path} энэ порталын нөөц биш.`, en: `${path} is no backup of this product.` })
  const known = await listMigrations()
  const unknown = contents.migrations.find((name, index) => name !== known[index])
  if (unknown || contents.format > backupFormat) {
    throw new RestoreRefusedError({
      mn: `${path} шинэ эсвэл өөр хувилбараар хийгдсэн: энд ${unknown} алга.`,
      en: `${path} was made by a newer release, or another one: this one lacks ${unknown}.`,
    })
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
    /** Ends it half way; what was begun is taken back. */
    readonly signal?: AbortSignal
    /** The database goes away with its server when this fails, so nobody need empty it. */
    readonly throwaway?: boolean
  },
): Promise<void> => {
  const { address, files, keysFolder, signal } = into
  const keys = into.password === null ? null : await readLockedKeys(archive, contents, into.password)
  const client = await connect(address, signal)
  const stored: string[] = []
  try {
    if (!(await beginRestore(client))) {
      throw new RestoreRefusedError({
        mn: 'Энэ өгөгдлийн санд өөр сэргээлт явагдаж байна; юу ч хийгдсэнгүй.',
        en: 'Another restore into this database is running; nothing was done.',
      })
    }
    // What a killed restore left behind is nobody's.
    if (await isHalfRestored(client)) await emptyDatabase(client)
    if (!(await isEmptyDatabase(client))) {
      throw new RestoreRefusedError({
        mn: 'Өгөгдлийн сан хоосон биш; юу ч сэргээгдсэнгүй. Хоосныг өгнө үү (createdb, эсвэл өөр DATA_DIR).',
        en: 'The database is not empty; nothing was restored. Give an empty one (createdb, or another DATA_DIR).',
      })
    }
    if (keys && Object.keys(await readKeys(keysFolder)).length > 0) {
      throw new RestoreRefusedError({
        mn: `${keysFolder} хавтсанд түлхүүр аль хэдийн байна; юу ч сэргээгдсэнгүй.`,
        en: `There are keys in ${keysFolder} already; nothing was restored.`,
      })
    }
    try {
      await markRestore(client)
      await restoreTables(client, address, { archive, contents })
      if (contents.files) await restoreFiles(client, archive, files, { stored, signal })
      if (keys) await writeKeys(keysFolder, keys)
      await migrate(address)
      signal?.throwIfAborted()
      await unmarkRestore(client)
    } catch (error) {
      // Its locks would keep everybody else out.
      await client.end()
      const left = [into.throwaway ? null : await emptyAgain(address), await removeStored(files, stored)].filter(
        sentence => sentence !== null,
      )
      if (keys) await removeKeys(keysFolder, keys)
      if (left.length === 0) throw error
      const cause = (signal?.aborted ? signal.reason : await explainFailure(null, error)) as Error
      const first = cause instanceof PlainError ? cause.said : { mn: cause.message, en: cause.message }
      const all = [first, ...left]
      throw new HalfRestoredError(
        { mn: all.map(({ mn }) => mn).join(' '), en: all.map(({ en }) => en).join(' ') },
        { cause },
      )
    }
  } catch (error) {
    if (!(error instanceof HalfRestoredError)) signal?.throwIfAborted()
    throw into.throwaway ? error : await explainFailure(null, error)
  } finally {
    await client.end()
  }
}

// A server that died under the load is back within half a minute, or is not coming.
const emptyTries = 10
const emptyPauseMs = 3000

/** Empties the database on a connection of its own; answers one sentence when that cannot be done. */
const emptyAgain = async (address: DatabaseAddress): Promise<Said | null> => {
  for (let tries = 1; ; tries++) {
    try {
      const client = await connect(address)
      await emptyDatabase(client).finally(() => client.end())
      return null
    } catch {
      if (tries === emptyTries) {
        return {
          mn: 'Өгөгдлийн санд нэг хэсэг нь үлдсэн; дараагийн сэргээлт эхлээд хоослоно.',
          en: 'The database holds a part of it; the next restore into it empties it first.',
        }
      }
      await pause(emptyPauseMs)
    }
  }
}

/** Takes files back; answers one sentence when that cannot be done. */
const removeStored = async (files: Pick<FileStore, 'remove'>, stored: readonly string[]): Promise<Said | null> => {
  const removed = await Promise.allSettled(stored.map(key => files.remove(key)))
  const kept = removed.filter(({ status }) => status === 'rejected').length
  if (kept === 0) return null
  return {
    mn: `Файлын санд ${kept} файл үлдсэн; дараагийн сэргээлт харьцуулж, хэвээр үлдээнэ.`,
    en: `${kept} files stayed in the store; the next restore compares and keeps them.`,
  }
}

const readLockedKeys = async (archive: Archive, contents: Contents, password: string) => {
  if (!contents.keys) return null
  const keys = unlockKeys(await archive.read(keysName), password)
  if (!keys)
    throw new RestoreRefusedError({
      mn: 'BACKUP_PASSWORD нь түлхүүрийг түгжсэн нууц үг биш байна.',
      en: 'BACKUP_PASSWORD is not the one that the keys were locked with.',
    })
  return keys
}

const restoreTables = async (client: Connection, address: DatabaseAddress, { archive, contents }: Backup) => {
  await migrate(address, { last: contents.migrations.at(-1) ?? '' })
  await makeQueueTables(address)
  if (contents.queue_version > (await readQueueVersion(client))) {
    throw new RestoreRefusedError({
      mn: 'Нөөц шинэ хувилбараар хийгдсэн: ажлын дараалал нь илүү шинэ.',
      en: 'The backup was made by a newer release: it has a later queue.',
    })
  }
  const present = new Map((await listTables(client)).map(table => [`${table.schema}.${table.name}`, table]))
  await loading(client, async () => {
    for (const { parts, rows, ...table } of contents.tables) {
      if (isPassing(table)) continue
      const found = present.get(`${table.schema}.${table.name}`)
      // Only the queue's tables may differ: they come with its package, not by our migrations.
      const lacking = table.columns.filter(column => !found?.columns.includes(column))
      if (!found || lacking.length > 0) {
        throw new RestoreRefusedError({
          mn: `Нөөцийн ${table.name} хүснэгт энэ хувилбарынхаас өөр байна.`,
          en: `The backup's table ${table.name} is not as this release knows it.`,
        })
      }
      const target = copyIn(client, table)
      const packed = Readable.from(concatenate(archive, parts), { objectMode: false })
      await pipeline(packed, createZstdDecompress(), target)
      if (target.rowCount !== rows) {
        throw new DamagedArchiveError({
          mn: `${table.name} хүснэгтэд ${rows} биш, ${target.rowCount} мөр байна.`,
          en: `${table.name} has ${target.rowCount} rows instead of ${rows}.`,
        })
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
  {
    stored,
    signal,
  }: {
    /** What was begun, for taking it back. */
    readonly stored: string[]
    readonly signal: AbortSignal | undefined
  },
): Promise<void> => {
  for (let last: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof listFilesAfter>> = await listFilesAfter(client, last, filesPerPage)
    const there = page.filter(file => archive.sumOf(`files/${file.storage_key}`))
    for (let at = 0; at < there.length; at += filesAtOnce) {
      signal?.throwIfAborted()
      const some = there.slice(at, at + filesAtOnce)
      // All of them end before anything is taken back.
      const results = await Promise.allSettled(
        some.map(async ({ storage_key }) => {
          const bytes = await archive.read(`files/${storage_key}`)
          if (await store.has(storage_key)) {
            if (bytes.equals(await store.read(storage_key))) return
            throw new RestoreRefusedError({
              mn: `Файлын санд ${storage_key} нэрээр өөр файл байна; юу ч сэргээгдсэнгүй.`,
              en: `The store holds another file under ${storage_key}; nothing was restored.`,
            })
          }
          stored.push(storage_key)
          await store.putBytes(storage_key, bytes)
        }),
      )
      const failed = results.find(({ status }) => status === 'rejected')
      if (failed) throw (failed as PromiseRejectedResult).reason
    }
    last = page.at(-1)?.id ?? null
    if (page.length < filesPerPage) return
  }
}

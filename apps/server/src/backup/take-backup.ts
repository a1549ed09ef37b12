// Takes a backup while the portal serves: one snapshot of the database, and every file that its rows name.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createZstdCompress } from 'node:zlib'
import { v7 as uuidv7 } from 'uuid'
import type { DatabaseAddress } from '../db/pool.ts'
import { type FileStore, StoreAway } from '../external/file-store.ts'
import { release } from '../release.ts'
import { type ArchiveWriter, createArchive } from './archive.ts'
import { backupFormat, type Contents, contentsName, type SavedTable } from './contents.ts'
import { explainFailure } from './explain-failure.ts'
import { keysName, lockKeys, readKeys } from './lock-keys.ts'
import {
  beginSnapshot,
  type Connection,
  connect,
  copyOut,
  listDone,
  listFilesAfter,
  listSequences,
  listTables,
  readQueueVersion,
  readSizes,
  type StoredFile,
  type Table,
} from './tables.sql.ts'

const filesAtOnce = 8
const filesPerPage = 1000
const partBytes = 8 * 1024 * 1024

/** Writes the backup into `path`; an interrupted one leaves no file of that name. */
export const takeBackup = async (
  path: string,
  from: {
    readonly address: DatabaseAddress
    /** Null leaves the files out, for stores that are kept safe by other means. */
    readonly files: Pick<FileStore, 'read'> | null
    readonly keysFolder: string
    /** Without one the keys are left out. */
    readonly password: string | undefined
    /** Ends it half way, with nothing left behind. */
    readonly signal?: AbortSignal
  },
): Promise<Contents> => {
  // The place first: where nothing may be written, no connection is opened that somebody would have to close.
  const archive = await createArchive(path)
  const client = await connect(from.address, from.signal).catch(async error => {
    await archive.abandon()
    throw error
  })
  try {
    from.signal?.throwIfAborted()
    const files = from.files ? openFileCopier(archive, from.files, from.signal) : null
    // Twice: a file is only ever removed a week after nothing names it, so what the first walk copied cannot be gone
    // from the snapshot's view, and what came in meanwhile is copied by the second.
    await files?.copyNew(client)
    const takenAt = await beginSnapshot(client)
    const tables: SavedTable[] = []
    for (const table of await listTables(client)) tables.push(await copyTable(client, archive, table))
    const contents: Contents = {
      product: 'khyanalt',
      format: backupFormat,
      id: uuidv7(),
      release: release.version,
      database_bytes: (await readSizes(client)).databaseBytes,
      taken_at: takenAt.toISOString(),
      migrations: await listDone(client),
      queue_version: await readQueueVersion(client),
      tables,
      sequences: await listSequences(client),
      files: (await files?.copyNew(client, { isLast: true })) ?? null,
      keys: from.password !== undefined,
      faults: files?.faults ?? [],
    }
    await client.query('commit')
    if (from.password) await archive.add(keysName, lockKeys(await readKeys(from.keysFolder), from.password))
    await archive.add(contentsName, Buffer.from(JSON.stringify(contents, null, 2)))
    from.signal?.throwIfAborted()
    await archive.finish()
    return contents
  } catch (error) {
    await archive.abandon()
    from.signal?.throwIfAborted()
    throw await explainFailure(null, error)
  } finally {
    await client.end()
  }
}

const copyTable = async (client: Connection, archive: ArchiveWriter, table: Table): Promise<SavedTable> => {
  const rows = copyOut(client, table) as ReturnType<typeof copyOut> & { readonly rowCount: number }
  const parts: string[] = []
  const addPart = async (chunks: readonly Buffer[]): Promise<void> => {
    const name = `database/${table.schema}.${table.name}.${String(parts.length + 1).padStart(4, '0')}.zst`
    await archive.add(name, Buffer.concat(chunks))
    parts.push(name)
  }
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of rows.compose(createZstdCompress())) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size < partBytes) continue
    await addPart(chunks)
    chunks = []
    size = 0
  }
  await addPart(chunks)
  return { ...table, rows: rows.rowCount, parts }
}

/**
 * The bytes of a file, or null when they are not there or the disk cannot read them. A store that does not answer may be
 * back in a moment; one that stays away ends the backup instead of having every file wait for it.
 */
const readPatiently = async (
  store: Pick<FileStore, 'read'>,
  key: string,
  signal: AbortSignal | undefined,
): Promise<Buffer | null> => {
  for (let wait = 500; ; wait *= 4) {
    signal?.throwIfAborted()
    try {
      return await store.read(key)
    } catch (error) {
      const isThisFile = !(error instanceof StoreAway) || isUnreadable(error)
      if (isThisFile) return null
      if (wait > 10_000) throw error
      await pause(wait, null, { signal })
    }
  }
}

/** Whether the disk gives an error for this file alone. */
const isUnreadable = ({ cause }: Error): boolean =>
  [cause, (cause as Error | undefined)?.cause].some(error =>
    ['EIO', 'EACCES'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? ''),
  )

const openFileCopier = (archive: ArchiveWriter, store: Pick<FileStore, 'read'>, signal: AbortSignal | undefined) => {
  const copied = new Set<string>()
  const faults: string[] = []
  let bytes = 0
  const copy = async (file: StoredFile, content: Buffer): Promise<void> => {
    await archive.add(`files/${file.storage_key}`, content)
    copied.add(file.storage_key)
    bytes += content.length
    if (createHash('sha256').update(content).digest('hex') !== file.sha256) {
      faults.push(`${file.storage_key} is damaged in the store`)
    }
  }
  return {
    faults,
    /** Copies what is not copied yet; only on the last walk a missing file is a fault. */
    async copyNew(client: Connection, { isLast = false } = {}): Promise<{ count: number; bytes: number }> {
      for (let last: string | null = null; ; ) {
        const page: StoredFile[] = await listFilesAfter(client, last, filesPerPage)
        const wanted = page.filter(file => !copied.has(file.storage_key))
        for (let at = 0; at < wanted.length; at += filesAtOnce) {
          const some = wanted.slice(at, at + filesAtOnce)
          const contents = await Promise.all(some.map(file => readPatiently(store, file.storage_key, signal)))
          for (const [index, file] of some.entries()) {
            const content = contents[index]
            if (content) await copy(file, content)
            else if (isLast) faults.push(`${file.storage_key} is missing in the store`)
          }
        }
        last = page.at(-1)?.id ?? null
        if (page.length < filesPerPage) return { count: copied.size, bytes }
      }
    },
  }
}

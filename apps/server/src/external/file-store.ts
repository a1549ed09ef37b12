// Where file bytes lie: a folder, or an S3-compatible store. Keys are uuid paths; names of people's files never are.
import { createHash, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'
import { makeFolder } from '../make-folder.ts'

export type FileStore = {
  /** Stores a local file; the file itself stays. */
  putFile(key: string, path: string): Promise<void>
  putBytes(key: string, bytes: Uint8Array): Promise<void>
  openStream(key: string): Promise<Readable>
  read(key: string): Promise<Buffer>
  /** Removes the bytes; nothing happens when they are gone already. */
  remove(key: string): Promise<void>
  has(key: string): Promise<boolean>
}

/** What the store reads of the configuration. */
export type FileStoreConfig = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The store does not answer, or has no room. */
export class StoreAway extends Error {
  readonly code = 'STORE_AWAY'
}

/** Opens the store and proves that it gives back what it was given. */
export const openFileStore = async (config: FileStoreConfig): Promise<FileStore> => {
  if (!config.S3_ENDPOINT) makeFolder(join(config.DATA_DIR, 'files'))
  const store = config.S3_ENDPOINT ? storeOn(await openBucket(config)) : openFolderStore(config.DATA_DIR)
  await checkRoundTrip(store)
  return store
}

/** The store in a folder of this machine. */
export const openFolderStore = (dataDir: string): FileStore => {
  const location = join(dataDir, 'files')
  const store = storeOn(new Disk(new FSDriver({ location, visibility: 'private' })))
  return {
    ...store,
    putFile: async (key, path) => {
      await store.putFile(key, path)
      await settle(join(location, key))
    },
    putBytes: async (key, bytes) => {
      await store.putBytes(key, bytes)
      await settle(join(location, key))
    },
  }
}

/** Bytes and their name outlive a loss of power before anybody is told that they are kept. */
const settle = async (path: string): Promise<void> => {
  for (const each of [path, dirname(path)]) {
    const handle = await open(each)
    await handle.sync().finally(() => handle.close())
  }
}

const storeOn = (disk: Disk): FileStore => ({
  putFile: (key, path) => disk.copyFromFs(pathToFileURL(path), key).catch(refuseAway),
  putBytes: (key, bytes) => disk.put(key, bytes).catch(refuseAway),
  openStream: key => disk.getStream(key).catch(refuseAway),
  read: async key => Buffer.from(await disk.getBytes(key).catch(refuseAway)),
  remove: key => disk.delete(key).catch(refuseAway),
  has: key => disk.exists(key).catch(refuseAway),
})

const silent = (): void => {}

const openBucket = async (config: FileStoreConfig): Promise<Disk> => {
  // Loaded only where it is used: the client costs every start a tenth of a second.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  return new Disk(
    new S3Driver({
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
      ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
        : {}),
      region: S3_REGION,
      // A store that says nothing is away; nobody waits for it longer than this, in milliseconds.
      requestHandler: {
        connectionTimeout: 3_000,
        socketTimeout: 10_000,
        requestTimeout: 20_000,
        throwOnRequestTimeout: true,
      },
      maxAttempts: 2,
      // Its faults reach the caller, who logs them with the call; the client alone would write them to the console.
      logger: { debug: silent, info: silent, warn: silent, error: silent },
      bucket: S3_BUCKET ?? '',
      forcePathStyle: true,
      visibility: 'private',
      supportsACL: false,
      // With the client's own defaults some stores silently keep the chunk framing as part of the object.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}

/** Says that the store is away, but for bytes that are not there: no waiting brings them. */
const refuseAway = (error: Error): never => {
  const { code, name } = (error.cause ?? {}) as { code?: unknown; name?: unknown }
  if (code === 'ENOENT' || name === 'NoSuchKey') throw error
  throw new StoreAway(`The file store is away: ${String(error.cause ?? error)}`, { cause: error })
}

/** Whether the store in a bucket could not be asked at all; wrong keys or a missing bucket are something else. */
export const isStoreAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, name } = error as NodeJS.ErrnoException
  return networkCodes.has(code ?? '') || name === 'TimeoutError' || isStoreAway(error.cause)
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** A store that changes bytes, or cannot be reached, stops the start instead of losing somebody's file later. */
const checkRoundTrip = async (store: FileStore): Promise<void> => {
  const key = `checks/${randomBytes(16).toString('hex')}`
  const bytes = randomBytes(70_000)
  try {
    await store.putBytes(key, bytes)
    const kept = await store.read(key)
    if (sha256(kept) !== sha256(bytes)) throw new Error('it gave back other bytes than it was given')
    await store.remove(key)
  } catch (error) {
    throw new Error(`The file store does not work: ${(error as Error).message}`, { cause: error })
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

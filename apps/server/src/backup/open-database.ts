// The database that the settings name, for one piece of work.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import type { DatabaseAddress } from '../db/pool.ts'
import type { BackupSettings } from './backup-settings.ts'

/** Where the built-in PostgreSQL keeps its data. */
export const clusterIn = (dataDir: string): string => join(dataDir, 'postgres')

/** Whether there is a built-in database already. */
export const hasCluster = (dataDir: string): boolean => existsSync(join(clusterIn(dataDir), 'PG_VERSION'))

/** Does the work on the database that is there; a portal that runs on the same folder keeps its own, this only joins it. */
export const onDatabase = async <T>(
  { DATABASE_URL, DATA_DIR }: Pick<BackupSettings, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> => {
  if (DATABASE_URL) return work({ connectionString: DATABASE_URL })
  const embedded = await startEmbeddedPostgres({ dataDir: clusterIn(DATA_DIR) })
  try {
    return await work(embedded.address)
  } finally {
    await embedded.stop()
  }
}

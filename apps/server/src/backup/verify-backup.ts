// Proves that a backup can be restored, and writes that down where its portal can be reached.
import type { BackupSettings } from './backup-settings.ts'
import { markVerified } from './backups.sql.ts'
import { type Drill, drillRestore } from './drill-restore.ts'
import { hasCluster, onDatabase } from './open-database.ts'
import { connect } from './tables.sql.ts'

export type Verified = Drill & {
  /** Whether the portal's table of backups says so now; a machine that only verifies need not reach it. */
  readonly noted: boolean
}

/** Restores the backup beside; throws one sentence when it is not whole. */
export const verifyBackup = async (path: string, settings: BackupSettings, signal?: AbortSignal): Promise<Verified> => {
  const drill = await drillRestore(path, settings.BACKUP_PASSWORD ?? null, signal)
  return { ...drill, noted: await noteVerified(drill.id, settings).catch(() => false) }
}

const noteVerified = async (id: string | undefined, settings: BackupSettings): Promise<boolean> => {
  if (!id || !(settings.DATABASE_URL || hasCluster(settings.DATA_DIR))) return false
  return onDatabase(settings, async address => {
    const client = await connect(address)
    return markVerified(client, id, new Date()).finally(() => client.end())
  })
}

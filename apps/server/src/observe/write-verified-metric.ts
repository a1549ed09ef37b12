// When a backup was last verified, for the Prometheus of a machine from which the portal's database is out of reach.
import { chmodSync, renameSync, writeFileSync } from 'node:fs'

/** The metric by which the alert BackupNotVerified goes, whoever tells it. */
export const verifiedMetric = 'khyanalt_last_backup_verified_timestamp_seconds'

/** Writes the file that the textfile collector of the node exporter reads, whole or not at all. */
export const writeVerifiedMetric = (path: string, at: Date): void => {
  const part = `${path}.${process.pid}`
  const seconds = Math.floor(at.getTime() / 1000)
  writeFileSync(part, `# TYPE ${verifiedMetric} gauge\n${verifiedMetric} ${seconds}\n`)
  // The node exporter runs under another account, and nothing here is secret.
  chmodSync(part, 0o644)
  renameSync(part, path)
}

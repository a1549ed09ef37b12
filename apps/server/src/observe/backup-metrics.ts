// What is told of backups: the same from every process, since the database knows it.
import { Gauge, type Registry } from 'prom-client'
import { verifiedMetric } from './write-verified-metric.ts'

/** What the table of backups says. */
export type LastBackups = {
  /** The last one without a fault. */
  readonly last: { readonly started_at: Date; readonly finished_at: Date; readonly bytes: number } | null
  /** The one before it, if both hold the files, or neither. */
  readonly before: { readonly bytes: number } | null
  readonly verifiedAt: Date | null
}

/** Begins to tell of backups; where nothing can be asked nothing is told, and the other metrics are. */
export const watchBackups = (ask: () => Promise<LastBackups>, registers: Registry[]): void => {
  // All of them are asked at once and look once.
  let reading: Promise<LastBackups | null> | null = null
  const look = () => {
    reading ??= ask()
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    return reading
  }
  const gauge = (name: string, help: string, read: (backups: LastBackups) => number | null): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const backups = await look()
        const value = backups && read(backups)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
  gauge(
    'khyanalt_last_backup_timestamp_seconds',
    'When the last backup without a fault was finished; 0 for never.',
    ({ last }) => (last?.finished_at.getTime() ?? 0) / 1000,
  )
  gauge('khyanalt_last_backup_bytes', 'How large its file is.', ({ last }) => last?.bytes ?? null)
  gauge(
    'khyanalt_last_backup_duration_seconds',
    'How long it took.',
    ({ last }) => last && (last.finished_at.getTime() - last.started_at.getTime()) / 1000,
  )
  gauge(
    'khyanalt_backup_before_bytes',
    'How large the file of the one before it is, of the same kind (with files, or without).',
    ({ before }) => before?.bytes ?? null,
  )
  gauge(
    verifiedMetric,
    'When a backup was last restored beside and found whole; 0 for never.',
    ({ verifiedAt }) => (verifiedAt?.getTime() ?? 0) / 1000,
  )
}

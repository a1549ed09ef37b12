import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { type LastBackups, watchBackups } from './backup-metrics.ts'

const tell = async (ask: () => Promise<LastBackups>): Promise<string[]> => {
  const register = new Registry()
  watchBackups(ask, [register])
  return (await register.metrics()).split('\n').filter(line => line.startsWith('khyanalt_'))
}

it('[REQ-BACKUP-02] tells when, how large and how long the last backup was, with one look, and 0 for never', async () => {
  let looks = 0
  const known: LastBackups = {
    last: { started_at: new Date(1_000_000), finished_at: new Date(1_090_000), bytes: 5000 },
    before: { bytes: 4000 },
    verifiedAt: new Date(2_000_000),
  }
  const told = await tell(async () => {
    looks += 1
    return known
  })
  expect(told).toEqual([
    'khyanalt_last_backup_timestamp_seconds 1090',
    'khyanalt_last_backup_bytes 5000',
    'khyanalt_last_backup_duration_seconds 90',
    'khyanalt_backup_before_bytes 4000',
    'khyanalt_last_backup_verified_timestamp_seconds 2000',
  ])
  expect(looks).toBe(1)
  expect(await tell(async () => ({ last: null, before: null, verifiedAt: null }))).toEqual([
    'khyanalt_last_backup_timestamp_seconds 0',
    'khyanalt_last_backup_verified_timestamp_seconds 0',
  ])
  // A database that is away says nothing of backups, and keeps no other metric from being told.
  expect(await tell(() => Promise.reject(new Error('away')))).toEqual([])
})

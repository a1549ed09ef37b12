// How long a backup takes while the portal serves, how large it is, what people notice of it, and whether it comes back.
// Usage: npm run bench -- backup [requests] [certificates]; writes bench/results/backup.md. Ends with 1 when it does not.
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { readBulkSizes } from '../apps/server/seeds/bulk/bulk-sizes.ts'
import { seedBulk } from '../apps/server/seeds/bulk/seed-bulk.ts'
import { drillRestore } from '../apps/server/src/backup/drill-restore.ts'
import { takeBackup } from '../apps/server/src/backup/take-backup.ts'
import { sealJournal } from '../apps/server/src/modules/audit/seal-journal.job.ts'
import { describeMachine, today } from './measure/machine.ts'
import { ms, quantile } from './measure/statistics.ts'
import { withPortal } from './measure/with-portal.ts'

const [requests = 10_000, certificates = 10_000] = process.argv.slice(2).map(Number)
const machine = describeMachine()

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

await withPortal({ cases: true, waitsForDisk: true }, async ({ app, address, folder, signIn }) => {
  const sizes = [`requests=${requests}`, `certificates=${certificates}`].filter(size => !size.endsWith('=0'))
  if (sizes.length > 0) await seedBulk(app.services, readBulkSizes(sizes), console.log)
  await sealJournal(app.services)()
  const headers = { authorization: `Bearer ${await signIn('citizen')}` }

  /** How long the own list takes, asked twenty times a second, until the work is done. */
  const listenDuring = async (work: Promise<unknown>): Promise<number[]> => {
    const times: number[] = []
    let isDone = false
    const done = work.finally(() => {
      isDone = true
    })
    while (!isDone) {
      const began = performance.now()
      const reply = await app.http.inject({ url: '/api/dashboard/myrequest?results=10&page=1', headers })
      if (reply.statusCode !== 200) throw new Error(`a list was refused with ${reply.statusCode}`)
      times.push(performance.now() - began)
      await pause(50)
    }
    await done
    return times
  }

  const path = join(folder, 'portal.backup.tar')
  const quiet = await listenDuring(pause(5000))
  const began = performance.now()
  const backup = takeBackup(path, {
    address,
    files: app.services.files,
    keysFolder: join(folder, 'keys'),
    password: 'a password of the bench',
  })
  let took = 0
  const during = await listenDuring(
    backup.finally(() => {
      took = (performance.now() - began) / 1000
    }),
  )
  const { tables, faults } = await backup
  const { rows: sized } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    app.services.db,
  )
  const drill = await drillRestore(path, 'a password of the bench')
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const isWhole = faults.length === 0 && drill.rows === rows

  const report = `# Backup and restore

Method: the demo and ${requests.toLocaleString('en')} requests and ${certificates.toLocaleString('en')} certificates of the bulk, on the built-in PostgreSQL, which waits for the disk. The portal serves meanwhile: the own list is asked every 50 ms, for five seconds before and during the backup. Then the backup is read whole, restored beside into another PostgreSQL and store, brought up to date, and its journal walked from the first seal to the last.

| | measured | goal |
|---|---|---|
| date, machine | ${today()}, ${machine} | |
| rows, files | ${rows.toLocaleString('en')}, ${drill.files} | |
| database, backup | ${megabytes(sized[0]?.bytes ?? 0)}, ${megabytes(statSync(path).size)} | |
| backup | ${took.toFixed(1)} s | |
| own list before: p95, longest | ${ms(quantile(quiet, 0.95))} ms, ${ms(Math.max(...quiet))} ms | |
| own list meanwhile: p95, longest | ${ms(quantile(during, 0.95))} ms, ${ms(Math.max(...during))} ms | nothing refused |
| restored and checked | ${drill.seconds.toFixed(1)} s | |
| rows that came back | ${drill.rows === rows ? 'all' : drill.rows} | all |
| sealed acts as they were | ${drill.sealed} | all |
`
  console.log(report)
  writeFileSync(join(import.meta.dirname, 'results/backup.md'), report)
  if (!isWhole) process.exitCode = 1
})

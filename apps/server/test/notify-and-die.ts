// A process that tells somebody something and is gone before anything could be delivered. Its arguments: the address
// of the database, and whether it dies before or after the commit.

import { systemClock } from '../src/clock.ts'
import { openDatabase, openPool } from '../src/db/pool.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { openJobs } from '../src/jobs/jobs.ts'
import { notify } from '../src/modules/notifications/notify.ts'

const [address = '{}', moment = '', userId = '', number = ''] = process.argv.slice(2)
const fail = (error: Error): never => {
  throw error
}
const db = openDatabase(openPool(JSON.parse(address), fail))
const { enqueue } = await openJobs(JSON.parse(address), fail)
await inTransaction(db, async tx => {
  const params = { number, service: 'Рентген' }
  const message = { event: 'request_received', params } as const
  await notify(tx, { clock: systemClock, enqueue }, { ...message, to: [userId], requestId: null })
  if (moment === 'before') process.kill(process.pid, 'SIGKILL')
})
process.kill(process.pid, 'SIGKILL')

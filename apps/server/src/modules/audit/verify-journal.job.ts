// Each night the whole chain is walked; a broken one fails the task, which stands on the administrators' screen.
import type { NightlyTask } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { sealJournal } from './seal-journal.job.ts'
import { describeFault, verifyJournal } from './verify-journal.ts'

export const verifySeals =
  (services: Pick<Services, 'db' | 'clock'>): NightlyTask['run'] =>
  async () => {
    await sealJournal(services)()
    const { seals, fault } = await verifyJournal(services.db)
    if (fault) throw new Error(`The journal is not as it was sealed. ${describeFault(fault)}`)
    return { seals }
  }

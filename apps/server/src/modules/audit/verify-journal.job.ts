// Each night everything is walked, what does not agree is told to administrators, and the head leaves the machine.
import type { NightlyTask } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { auditPortal } from './audit-portal.ts'
import type { SignedJournalHead } from './journal-head.ts'
import { keepFindings } from './keep-findings.ts'
import { keepNightlyHead } from './keep-nightly-head.ts'
import { sealJournal } from './seal-journal.job.ts'

/** `tell` writes the head into the log of the process. */
export const verifySeals =
  (services: Services, tell: (head: SignedJournalHead) => void): NightlyTask['run'] =>
  async () => {
    await sealJournal(services)()
    const { seals, compared, findings } = await auditPortal(services)
    const told = await keepFindings(services, findings)
    const head = await keepNightlyHead(services)
    if (head) tell(head)
    return { seals, compared, findings: findings.length, told }
  }

// Every few minutes the latest acts and what they did are compared, so that a forged row is told at once.
import type { Services } from '../../services.ts'
import { auditLatest } from './audit-portal.ts'
import { keepFindings } from './keep-findings.ts'

export const verifyLatest = (services: Pick<Services, 'db' | 'clock' | 'enqueue'>) => async (): Promise<void> => {
  await keepFindings(services, await auditLatest(services))
}

// What the audit found is kept, and told to every administrator: once, however often it is found again.
import type { Finding } from '@khyanalt/domain/audit-findings'
import { describeFinding } from '@khyanalt/domain/messages/audit-findings'
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { insertFindings, listAdministrators } from './findings.sql.ts'

/** Answers how many are new. */
export const keepFindings = (
  services: Pick<Services, 'db' | 'clock' | 'enqueue'>,
  findings: readonly Finding[],
): Promise<number> =>
  inTransaction(services.db, async tx => {
    const fresh = await insertFindings(tx, findings, services.clock.now())
    const [first] = fresh
    if (!first) return 0
    await notify(tx, services, {
      to: (await listAdministrators(tx)).map(({ id }) => id),
      event: 'audit_alarm',
      params: {
        count: String(fresh.length),
        finding: { mn: describeFinding('mn', first), en: describeFinding('en', first) },
      },
      requestId: null,
    })
    return fresh.length
  })

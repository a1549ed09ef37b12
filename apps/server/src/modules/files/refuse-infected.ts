// What people bring is looked at by the operator's virus scanner before it is kept, read or shown to anybody.
import { scannerAway } from '@khyanalt/domain/messages/virus-scanner'
import type { FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { OpenBytes } from '../../external/virus-scanner.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'

type BroughtFile = { readonly title: string; readonly sha256: string; readonly open: OpenBytes }

/**
 * Refuses a file in which the virus scanner finds something, and writes down who brought it; a scanner that gives no
 * answer lets nothing through either. Does nothing where the operator has none.
 */
export const refuseInfected = async (
  { scanner, clock }: Pick<Services, 'scanner' | 'clock'>,
  { request, db }: { readonly request: FastifyRequest; readonly db: Database },
  caller: Session,
  { title, sha256, open }: BroughtFile,
): Promise<void> => {
  if (!scanner) return
  const signature = await scanner.scan(open).catch((error: Error) => {
    request.log.warn({ err: error }, 'file not scanned')
    throw refuse('upstream_unavailable', { message: scannerAway })
  })
  if (signature === null) return
  request.log.warn({ call: request.routeOptions.config.call, signature }, 'infected file refused')
  await inTransaction(db, tx =>
    insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'refuse_infected',
      noun: 'file',
      // The file itself is gone; by this it is known again.
      noun_id: sha256,
      detail: { title, signature },
      at: clock.now(),
    }),
  )
  throw refuse('file_infected')
}

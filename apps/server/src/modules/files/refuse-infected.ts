// What people bring is looked at by the operator's virus scanner before it is kept, read or shown to anybody.
import { createHash } from 'node:crypto'
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
import { cleanFileTitle } from './file-title.ts'

type Surroundings = { readonly request: FastifyRequest; readonly db: Database }
type BroughtFile = { readonly title: string; readonly sha256: string; readonly open: OpenBytes }

/**
 * Refuses a file in which the virus scanner finds something, and writes down who brought it; a scanner that gives no
 * answer lets nothing through either. Does nothing where the operator has none.
 */
export const refuseInfected = async (
  { scanner, clock }: Pick<Services, 'scanner' | 'clock'>,
  { request, db }: Surroundings,
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

/** The same of a small file that lies in memory. */
export const refuseInfectedBytes = (
  services: Pick<Services, 'scanner' | 'clock'>,
  context: Surroundings,
  caller: Session,
  { bytes, filename }: { readonly bytes: Buffer; readonly filename: string },
): Promise<void> =>
  refuseInfected(services, context, caller, {
    title: cleanFileTitle(filename),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    open: () => [bytes],
  })

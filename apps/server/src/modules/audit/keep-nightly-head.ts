// Each night's head of the chain of seals is signed and leaves the machine: kept where everybody reads it, mailed, logged.
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readSignedHead } from '../certificates/sign-head.ts'
import { listAdministrators } from './findings.sql.ts'
import { keepHead } from './heads.sql.ts'
import { type SignedJournalHead, signHead } from './journal-head.ts'
import { readEnd } from './seals.sql.ts'

/** Signs the head as it is now and keeps it; null when nothing was sealed since the last one. */
export const keepNightlyHead = async (services: Services): Promise<SignedJournalHead | null> => {
  const log = await readSignedHead(services)
  const end = await inTransaction(services.db, readEnd)
  // The agency's key may live elsewhere: nothing is held while it signs.
  const head = await signHead(
    {
      number: end.number,
      hash: end.hash.toString('hex'),
      log_size: log.size,
      log_root: log.root,
      at: services.clock.now().toISOString(),
    },
    services.signer,
  )
  return inTransaction(services.db, async tx => {
    if (!(await keepHead(tx, head))) return null
    for (const to of await listKeepers(tx, services.config.HEAD_MAIL)) {
      await services.enqueue(tx, 'send-head-mail', { number: head.number, to })
    }
    return head
  })
}

/** Those that the operator named, else the two administrators who have been there longest. */
const listKeepers = async (tx: Tx, named: readonly string[]): Promise<readonly string[]> =>
  named.length > 0 ? named : (await listAdministrators(tx)).flatMap(({ email }) => (email ? [email] : [])).slice(0, 2)

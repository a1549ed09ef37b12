// Reads a bank statement into the money desk: proposals follow from it, no confirmation does.
import { createHash } from 'node:crypto'
import type * as calls from '@khyanalt/contract/statements'
import { v7 as uuidv7 } from 'uuid'
import { openReader } from '../../child-processes/hostile-files.ts'
import { agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { refuseInfected } from '../files/refuse-infected.ts'
import type { IncomingPayment, ReadStatement } from './incoming-payment.ts'
import { receiveStatement } from './receive-statement.ts'
import { findBySha256, insertLines, insertStatement } from './statements.sql.ts'

const statements = openReader<ReadStatement>(new URL('./statement-worker.ts', import.meta.url), 'statement')

export const importStatement =
  (services: Services): RawUseCase<typeof calls.importStatement> =>
  async (context, caller) => {
    const { db } = context
    const { bytes, title } = await receiveStatement(context.request)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await refuseInfected(services, context, caller, { title, sha256, open: () => [bytes] })
    const read = await statements.read(() => bytes, caller.userId)
    if (read === 'unreadable') {
      throw refuse('statement_unreadable', { problems: [{ code: 'statement_too_many_lines', path: '' }] })
    }
    if (!read.ok) throw refuse('statement_unreadable', { problems: read.problems })
    const { payments, outgoing } = read
    if (payments.length === 0) throw refuse('statement_empty')
    return inTransaction(db, async tx => {
      const id = uuidv7()
      const at = services.clock.now()
      if (!(await insertStatement(tx, { id, title, sha256, uploaded_by: caller.userId, uploaded_at: at }))) {
        const known = await findBySha256(tx, sha256)
        throw refuse('statement_known', {
          params: { day: known ? agencyDate(known.uploaded_at) : '', by: known?.name ?? '' },
        })
      }
      const kept = await insertLines(tx, linesOf(id, payments))
      // Every payment stood in earlier statements already.
      if (kept === 0) throw refuse('statement_empty')
      const repeated = payments.length - kept
      await insertAuditEntry(tx, {
        id: uuidv7(),
        actor_user_id: caller.userId,
        action: 'import',
        noun: 'statement',
        noun_id: id,
        detail: { title, lines: kept, repeated, outgoing },
        at,
      })
      return { id, lines: kept, outgoing, repeated }
    })
  }

/** Equal payments of one statement are different payments; those of another statement are the same ones again. */
const linesOf = (statementId: string, payments: readonly IncomingPayment[]) => {
  const seen = new Map<string, number>()
  return payments.map(({ number, bookedOn, amount, text, payer, reference }) => {
    const said = JSON.stringify([bookedOn, amount, text, payer, reference])
    const times = (seen.get(said) ?? 0) + 1
    seen.set(said, times)
    return {
      id: uuidv7(),
      statement_id: statementId,
      number,
      booked_on: bookedOn,
      amount,
      text,
      payer,
      reference,
      digest: createHash('sha256').update(`${said}#${times}`).digest('hex'),
    }
  })
}

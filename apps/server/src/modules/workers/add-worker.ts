// Adds an employee to the company's list, or to that of a request's sender (REQ-EMPL-10, CON-124).
import type * as calls from '@khyanalt/contract/workers'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { emptyWorker } from '@khyanalt/domain/worker'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { demandRight } from '../senders/demand-right.ts'
import { readSender } from '../senders/read-sender.ts'
import { formOf, judgeWorker, papersOf, valuesOf, withGiven } from './judge-worker.ts'
import { getWorker } from './read-workers.ts'
import { insertWorker, replaceWorkerFiles } from './workers.sql.ts'

export const addWorker =
  ({ clock }: Services): UseCase<typeof calls.addWorker> =>
  async (tx, caller, { requestid, company_id, form, transaction_id: _, ...given }) => {
    const owner = await readSender(tx, caller, { requestid, company_id })
    // Outside a request only companies keep a staff list.
    if (requestid === undefined && owner.companyId === null) throw refuse('company_missing')
    await demandRight(tx, caller, owner.companyId, 'prepare')
    const at = clock.now()
    const worker = await judgeWorker(tx, withGiven(emptyWorker, given), {
      form: formOf(form, given, null),
      owner,
      userId: caller.userId,
      today: agencyDate(at),
      known: null,
    })
    const id = uuidv7()
    await insertWorker(tx, id, owner, valuesOf(worker), { userId: caller.userId, at })
    await replaceWorkerFiles(tx, id, papersOf(worker))
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'add',
      noun: 'worker',
      noun_id: id,
      detail: { company: owner.companyId },
      at,
    })
    return { message: workerScreenTexts.mn.added, data: await getWorker(tx, id) }
  }

import type * as calls from '@khyanalt/contract/staff-people'
import type { Person } from '@khyanalt/contract/staff-people'
import { findLastAct } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readSessionsOf } from '../auth/list-sessions.ts'
import { hasSecondFactor } from '../auth/second-factor/ask-at-sign-in.ts'
import { readWaitingAbout } from '../proposals/waiting-about.ts'
import { writeAccountAudit } from './account-audit.ts'
import { findAccountRow, listCompaniesOf, listGrantRows } from './people.sql.ts'
import { presentPerson } from './present-person.ts'

/** Opens an account; that of a client is somebody's private data, so who opened it is written down. */
export const readPerson =
  (services: Pick<Services, 'clock' | 'config'>): UseCase<typeof calls.readPerson> =>
  async (tx, caller, { id }) => {
    const row = await findAccountRow(tx, id)
    if (!row) throw refuse('not_found')
    if (row.kind === 'client') {
      await writeAccountAudit(tx, services, { by: caller.userId, action: 'view', accountId: id, detail: {} })
    }
    return {
      data: presentPerson(row, {
        grants: await listGrantRows(tx, id),
        companies: await listCompaniesOf(tx, id),
        sessions: await readSessionsOf(tx, services, id),
        proposals: await readWaitingAbout(tx, id),
        hasSecondFactor: await hasSecondFactor(tx, id),
        lock: row.active ? null : await readLock(tx, id),
      }),
    }
  }

const readLock = async (tx: Tx, id: string): Promise<Person['lock']> => {
  const act = await findLastAct(tx, { noun: 'account', noun_id: id, action: 'lock' })
  const { reason } = (act?.detail ?? {}) as { readonly reason?: string }
  return act ? { by: act.actor ?? '', reason: reason ?? '', at: act.at.toISOString() } : null
}

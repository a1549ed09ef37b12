// The report of transports: a view over the ledger (REQ-EREP-02, REQ-EREP-04, CON-125).
import type * as calls from '@khyanalt/contract/explosives'
import { isApproved, type RequestState } from '@khyanalt/domain/request-status'
import { agencyDate, agencyMidnight } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readSender } from '../senders/read-sender.ts'
import { listMoves } from './explosives.sql.ts'
import { findOwnPermit, readPermitted } from './permitted-options.ts'

export const readExplosiveReport: UseCase<typeof calls.readExplosiveReport> = async (tx, caller, input) => {
  const { cert_id, begin_date: first, end_date: last, ...named } = input
  if (first && last && last < first) throw refuse('dates_invalid')
  const certificate = await findOwnPermit(tx, await readSender(tx, caller, named), cert_id)
  if (!certificate) throw refuse('certificate_not_found')
  const options = await readPermitted(tx, certificate.id)
  // Both days count.
  const moves = await listMoves(tx, certificate.id, {
    from: first ? agencyMidnight(first) : null,
    to: last ? agencyMidnight(last, 1) : null,
  })
  const transports = [...Map.groupBy(moves, ({ request_number }) => request_number)].map(([request_number, rows]) => {
    const [row] = rows
    if (!row) throw new Error('A group without rows')
    return {
      request_number,
      title: { mn: row.name_mn, en: row.name_en },
      date: agencyDate(row.at),
      approved: isApproved(row.state as RequestState),
      quantities: Object.fromEntries(rows.map(({ material, taken }) => [material, taken / 1000])),
    }
  })
  return {
    headers: options.map(({ value, label, data }) => ({
      key: value,
      title: { ...label },
      unit_type: String(data?.unit_type),
      limit: Number(data?.permitted),
      used: Number(data?.used),
      balance: Number(data?.left),
    })),
    transports: { [certificate.id]: transports },
  }
}

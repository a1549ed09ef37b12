import type * as calls from '@khyanalt/contract/oversight-reports'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { overseenUnits } from './overseen-units.ts'
import { overseenBy } from './read-oversight.ts'
import { findReport, wholeAgency } from './reports.sql.ts'

export const getOversightReport: RawUseCase<typeof calls.getOversightReport> = async (
  { db },
  caller,
  { month, organization = wholeAgency },
) => {
  const units = overseenUnits(overseenBy(caller))
  if (units !== null && !units.includes(organization)) throw refuse('not_found')
  const pdf = await inTransaction(db, tx => findReport(tx, month, organization))
  if (!pdf) throw refuse('not_found')
  return {
    body: pdf,
    type: 'application/pdf',
    headers: {
      'content-disposition': contentDisposition('attachment', `oversight-${month.slice(0, 7)}`),
      'cache-control': 'private, no-store',
    },
  }
}

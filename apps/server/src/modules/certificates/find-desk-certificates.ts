// Certificates for the search and the homes of the console: as far as the certificates desk of the caller reaches.
import type { ConsoleRow } from '@khyanalt/contract/console'
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import { consolePlaces } from '@khyanalt/domain/console-places'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { agencyMidnight } from '../../clock.ts'
import { type ConsoleSearch, inBoth } from '../../console-source.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { findLatestDesk, listGrantedSince } from './desk-certificates.sql.ts'
import { type DatedRow, isSuspendedOn } from './present-certificate.ts'

export const findDeskCertificates = async (
  tx: Tx,
  caller: Session,
  { number, register, held, today, limit }: ConsoleSearch,
): Promise<ConsoleRow[]> => {
  const scopes = certificateScopes(caller)
  const part = number && /^\d+$/.test(number) ? number : null
  const asked = register ? { register } : part ? { part } : held ? { named: held } : null
  if (!asked || scopes.length === 0) return []
  return (await findLatestDesk(tx, scopes, asked, limit)).map(row => presentRow(row, today))
}

/** What was granted since the day began, within the limits of the caller. */
export const listGranted = async (tx: Tx, caller: Session, today: string, limit: number) => {
  const { rows, total } = await listGrantedSince(tx, certificateScopes(caller), agencyMidnight(today), limit)
  return { rows: rows.map(row => presentRow(row, today)), total }
}

const certificateScopes = ({ grants }: Session) => grants.filter(({ role }) => role === 'APPROVER')

const presentRow = (row: Awaited<ReturnType<typeof findLatestDesk>>[number], today: string): ConsoleRow => ({
  id: row.cs_id,
  number: row.ref_id,
  title: row.service,
  state: inBoth(certificateStateTexts, stateOn(row, today)),
  person: row.holder,
  date: row.starts_on,
  address: consolePlaces.certificate(row.ref_id, row.cs_id),
})

/** What ended is expired, also before the work of the night has said so. */
const stateOn = (row: DatedRow, today: string): CertificateState | 'suspended_now' => {
  if (isSuspendedOn(row, today) && row.ends_on >= today) return 'suspended_now'
  return row.state === 'active' && row.ends_on < today ? 'expired' : row.state
}

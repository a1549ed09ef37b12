// What anybody is told of a certificate is held against the public log: what the log does not say is not shown as true.
import { telephoneOf } from '@khyanalt/domain/agency'
import type { Bilingual } from '@khyanalt/domain/language'
import { certificateLogTexts } from '@khyanalt/domain/messages/certificate-log'
import { formatText } from '@khyanalt/domain/text'
import { findHeadFault } from '@khyanalt/verifier/check-log'
import { hashEntry, type LogEntry } from '@khyanalt/verifier/log-entry'
import { fingerprintOf } from '@khyanalt/verifier/signed-message'
import { rootOfPath } from '@khyanalt/verifier/tree'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readAgency } from '../agency/read-agency.ts'
import { listHappened } from './certificate-log.sql.ts'
import { findCompared, findHeadCovering, isAsRecorded, readBeginning } from './check-log.sql.ts'
import { compareWithLog, isContentLogged, readLogged, standsAsLogged } from './compare-with-log.ts'
import { isNamedLike, listedName } from './holder-name.ts'
import type { PublicRow } from './public-certificates.sql.ts'
import { readPath } from './sign-head.ts'

/** A row as it may be shown, with what is said of it; `log` is how it stands to the log. */
export type TrustedRow = {
  readonly row: PublicRow
  readonly log: 'agrees' | 'entering' | 'differs'
  readonly notice: { readonly mn: string; readonly en: string } | null
}

type Needs = Pick<Services, 'clock' | 'signer'>

/** One certificate, its content and its signed entries included. */
export const trustRow = async (tx: Tx, { clock, signer }: Needs, row: PublicRow): Promise<TrustedRow> => {
  const compared = await findCompared(tx, row.cs_id)
  const entries = await listHappened(tx, [row.cs_id])
  if (compared && entries.length === 0 && (await isOlderThanLog(tx, compared)))
    return { row, log: 'agrees', notice: null }
  const isProven = await areProven(tx, signer, entries)
  const log = isProven && compared?.row ? await compareWithLog(compared.row, entries, clock.now()) : 'differs'
  if (log === 'agrees') return { row, log, notice: null }
  if (log === 'entering') return { row: { ...row, state: 'prepared' }, log, notice: await noticeOf(tx, 'entering') }
  const logged = isProven ? readLogged(entries) : null
  if (!logged) return { row: { ...withheld(row), state: 'cancelled' }, log, notice: await noticeOf(tx, 'unknown') }
  const content = compared?.row?.version === logged.row.version ? compared.row.content : null
  const shown = asLogged(row, logged.row)
  if (content === null || !(await isContentLogged(content, logged.made))) {
    return { row: withheld(shown), log, notice: await noticeOf(tx, 'differs') }
  }
  const holder = isNamedLike(row.holder, content.holder) ? row.holder : listedName(content.holder)
  return { row: { ...shown, holder }, log, notice: await noticeOf(tx, 'differs') }
}

/** Rows of a list: what the log says otherwise is shown as the log says it. */
export const trustRows = async (tx: Tx, rows: readonly PublicRow[]): Promise<PublicRow[]> => {
  const entries = Map.groupBy(
    await listHappened(
      tx,
      rows.map(row => row.cs_id),
    ),
    ({ cs_id }) => cs_id,
  )
  return rows.map(row => {
    const logged = readLogged(entries.get(row.cs_id) ?? [])
    return !logged || standsAsLogged(row, logged.row) ? row : asLogged(row, logged.row)
  })
}

/** A row with what the log says; that of a demo stays worth nothing, whatever was logged in the demo. */
const asLogged = (row: PublicRow, logged: Partial<PublicRow>): PublicRow => ({
  ...row,
  ...logged,
  ...(row.lapsed_demo && { state: row.state }),
})

const noticeOf = async (tx: Tx, key: 'entering' | 'differs' | 'unknown'): Promise<Bilingual> => {
  const telephone = telephoneOf(await readAgency(tx))
  return {
    mn: formatText(certificateLogTexts, 'mn', key, { telephone }),
    en: formatText(certificateLogTexts, 'en', key, { telephone }),
  }
}

/** Certificates from before the log stand in it only once they change; the seals vouch for them. */
const isOlderThanLog = async (tx: Tx, { id, created_at }: { readonly id: string; readonly created_at: Date }) => {
  const beginning = await readBeginning(tx)
  return (beginning === null || created_at < beginning) && (await isAsRecorded(tx, id))
}

/** Without what nothing vouches for. */
const withheld = (row: PublicRow): PublicRow => ({
  ...row,
  holder: '',
  particulars: [],
  said: {},
  suspension_reason: null,
  limitation: null,
})

/** Whether the latest entry lies under a head that the agency signed, as far as one was signed since. */
const areProven = async (tx: Tx, signer: Services['signer'], entries: readonly LogEntry[]): Promise<boolean> => {
  const last = entries.at(-1)
  const head = last && (await findHeadCovering(tx, last.seq))
  if (!last || !head) return true
  if (!(await isSigned(head, signer))) return false
  const path = await readPath(tx, last.seq, head.size)
  return (await rootOfPath(await hashEntry(last), last.seq - 1, head.size, path)) === head.root
}

/** Checking a signature takes milliseconds; a head that was checked stays as it is. */
const checked = new Map<string, boolean>()
const mostChecked = 1000
const isSigned = async (
  head: NonNullable<Awaited<ReturnType<typeof findHeadCovering>>>,
  signer: Services['signer'],
): Promise<boolean> => {
  const key = JSON.stringify(head)
  const known = checked.get(key)
  if (known !== undefined) return known
  const trusted = await Promise.all(signer.certificates.map(fingerprintOf))
  const fault = await findHeadFault(head, trusted)
  // A head by a key of before vouches for nothing and accuses nobody; the audit of the night names it.
  const good = fault === null || fault.code === 'head_of_somebody_else'
  if (checked.size >= mostChecked) checked.clear()
  checked.set(key, good)
  return good
}

// Everything that can be compared: the chain, what its events did, where requests stand, certificates and their log.
import { type Finding, type FindingCode, sealedKinds } from '@khyanalt/domain/audit-findings'
import { fingerprintOf } from '@khyanalt/verifier/signed-message'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { checkCertificates, checkLog } from '../certificates/check-log.ts'
import {
  compareLatestStates,
  comparePage,
  compareStates,
  compareThings,
  firstKey,
  labelOfRow,
  listLatestThings,
  readBaselines,
  type WalkedPage,
} from './contents.sql.ts'
import { listHeads } from './heads.sql.ts'
import { isSignedBy, type JournalHead } from './journal-head.ts'
import { type Fault, type Verdict, verifyJournal } from './verify-journal.ts'

export type PortalVerdict = Omit<Verdict, 'fault' | 'faults'> & {
  readonly findings: readonly Finding[]
  /** How many things, requests among them, were compared. */
  readonly compared: number
}

const page = 500
/** So many of the last seals, and what they are about, are compared every few minutes. */
const latest = 2000
/** Of the nights' heads so many are looked at; older ones are what these chains go on from. */
const keptHeads = 400

/** Walks everything in small transactions; `known` is a head that was kept elsewhere. */
export const auditPortal = async (
  { db, clock, signer }: Pick<Services, 'db' | 'clock' | 'signer'>,
  known: readonly Pick<JournalHead, 'number' | 'hash'>[] = [],
): Promise<PortalVerdict> => {
  const trusted = await Promise.all(signer.certificates.map(fingerprintOf))
  const kept = await inTransaction(db, tx => listHeads(tx, keptHeads))
  const signed = await Promise.all(kept.map(head => isSignedBy(head, trusted)))
  const findings: Finding[] = kept
    .filter((_, at) => !signed[at])
    .map(({ number, hash }) => ({
      code: 'head_forged',
      kind: 'chain',
      thing: String(number),
      label: `${number}`,
      seen: hash,
    }))
  const heads = [...kept, ...known]

  const {
    fault: _,
    faults,
    ...verdict
  } = await verifyJournal(
    db,
    heads.map(({ number, hash }) => ({ number, head: hash })),
  )
  for (const fault of faults) findings.push(await inTransaction(db, tx => presentFault(tx, fault)))

  const baselines = await inTransaction(db, readBaselines)
  for (const { kind, events, event_id } of baselines.filter(({ events: begun }) => begun > 1)) {
    const repeated = { code: 'baseline_repeated', kind: 'chain', thing: kind, label: '', seen: `${event_id} ${events}` }
    findings.push(repeated as Finding)
  }
  const isCounted = (kind: string): boolean => baselines.some(known => known.kind === kind && known.finished)
  let compared = 0
  const walk = async (next: (tx: Tx, after: string) => Promise<WalkedPage>): Promise<void> => {
    for (let after = firstKey; ; ) {
      const found = await inTransaction(db, tx => next(tx, after))
      findings.push(...found.findings)
      compared += found.looked
      if (found.last === null || found.looked < page) return
      after = found.last
    }
  }
  for (const kind of sealedKinds) {
    await walk((tx, after) => comparePage(tx, kind, { after, limit: page, isCounted: isCounted(kind) }))
  }
  await walk((tx, after) => compareStates(tx, after, page))
  findings.push(
    ...(await checkLog(db, {
      trusted,
      known: kept.map(({ log_size: size, log_root: root, at }) => ({ size, root, at })),
    })),
  )
  findings.push(...(await checkCertificates(db, clock.now())))
  return { ...verdict, findings, compared }
}

/** Compares the latest acts and what they did; what is older waits for the night. */
export const auditLatest = async ({ db }: Pick<Services, 'db'>): Promise<Finding[]> => {
  const { faults, seals } = await verifyJournal(db, [], latest)
  return inTransaction(db, async tx => {
    const findings: Finding[] = []
    for (const fault of faults) findings.push(await presentFault(tx, fault))
    const after = Math.max(0, seals - latest)
    for (const { kind, things } of await listLatestThings(tx, after)) {
      findings.push(...(await compareThings(tx, kind, things)).findings)
    }
    findings.push(...(await compareLatestStates(tx, after)).findings)
    return findings
  })
}

const codes: { readonly [W in Fault['why']]: FindingCode } = {
  'row changed': 'row_changed',
  'row gone': 'row_gone',
  'row never sealed': 'row_unsealed',
  'seal changed': 'seal_changed',
  'seal gone': 'seal_gone',
  'other chain': 'other_chain',
}

const presentFault = async (tx: Tx, { number, source, rowId, why }: Fault): Promise<Finding> => ({
  code: codes[why],
  kind: why.startsWith('seal') ? 'chain' : (source ?? 'chain'),
  thing: rowId ?? String(number),
  label: [
    ...(number === null ? [] : [`№ ${number}`]),
    ...(source && rowId ? [await labelOfRow(tx, source, rowId)] : []),
  ]
    .filter(Boolean)
    .join(', '),
  seen: `${why} ${number}`,
})

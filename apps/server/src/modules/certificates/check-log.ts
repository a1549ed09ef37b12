// Walks the public log and the certificates that it is about.
import type { Finding } from '@khyanalt/domain/audit-findings'
import { findHeadFault } from '@khyanalt/verifier/check-log'
import { hashEntry, hashPair } from '@khyanalt/verifier/log-entry'
import type { LogHead } from '@khyanalt/verifier/log-head'
import { emptyRoot } from '@khyanalt/verifier/tree'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { listEntries, listHappened, lockEnd, readNodes } from './certificate-log.sql.ts'
import { listCompared, listHeads, readBeginning } from './check-log.sql.ts'
import { compareWithLog } from './compare-with-log.ts'

const page = 500
/** Signatures take their time; of the heads that were kept, so many of the latest are checked. */
const checkedSignatures = 100

const about = (code: Finding['code'], place: string, seen: string): Finding => ({
  code,
  kind: 'log',
  thing: place,
  label: place,
  seen,
})

/** Recomputes the log from its first entry and compares it with its end and with every head; `known` were kept elsewhere. */
export const checkLog = async (
  db: Database,
  { trusted, known }: { readonly trusted: readonly string[]; readonly known: readonly LogHead[] },
): Promise<Finding[]> => {
  // The end is held for the moment in which it is read: an entry comes with the end that counts it.
  const { end, heads } = await inTransaction(db, async tx => ({ end: await lockEnd(tx), heads: await listHeads(tx) }))
  const findings: Finding[] = []
  for (const head of heads.slice(-checkedSignatures)) {
    const fault = await findHeadFault(head, trusted)
    if (fault) findings.push(about('head_forged', String(head.size), fault.code))
  }
  const wanted = Map.groupBy([...heads, ...known], ({ size }) => size)
  // Roots of complete subtrees from the largest to the smallest: together they are the root so far.
  const peaks: { level: number; hash: string }[] = []
  let last: string | null = null
  let seq = 0
  const rootNow = async (): Promise<string> => {
    let root: string | null = null
    for (const { hash } of peaks.toReversed()) root = root === null ? hash : await hashPair(hash, root)
    return root ?? emptyRoot
  }
  const compareHeads = async (): Promise<void> => {
    const expected = wanted.get(seq) ?? []
    if (expected.length === 0) return
    const root = await rootNow()
    if (expected.some(head => head.root !== root)) findings.push(about('other_chain', String(seq), root))
  }
  await compareHeads()
  for (;;) {
    const { entries, nodes } = await inTransaction(db, async tx => {
      const found = await listEntries(tx, seq + 1, page, end.size)
      return {
        entries: found,
        nodes: await readNodes(
          tx,
          found.map(entry => ({ level: 0, place: entry.seq - 1 })),
        ),
      }
    })
    for (const entry of entries) {
      const hash = await hashEntry(entry)
      if (entry.seq !== seq + 1) return [...findings, about('log_cut', String(seq + 1), String(entry.seq))]
      if (entry.previous !== last || nodes.get(`0 ${seq}`) !== hash) {
        return [...findings, about('log_changed', `${entry.seq} (${entry.ref_id})`, hash)]
      }
      seq = entry.seq
      last = hash
      let node = { level: 0, hash }
      for (let left = peaks.at(-1); left?.level === node.level; left = peaks.at(-1)) {
        peaks.pop()
        node = { level: node.level + 1, hash: await hashPair(left.hash, node.hash) }
      }
      peaks.push(node)
      await compareHeads()
    }
    if (entries.length < page) break
  }
  const longest = Math.max(0, ...wanted.keys())
  if (seq < end.size || end.lastHash !== last || longest > seq) {
    findings.push(about('log_cut', String(seq), `${end.size} ${longest}`))
  }
  return findings
}

/** Compares every certificate with the log. */
export const checkCertificates = async (db: Database, now: Date): Promise<Finding[]> => {
  const findings: Finding[] = []
  const beginning = await inTransaction(db, readBeginning)
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { certificates, entries } = await inTransaction(db, async tx => {
      const found = await listCompared(tx, after, page)
      return {
        certificates: found,
        entries: await listHappened(
          tx,
          found.map(({ cs_id }) => cs_id),
        ),
      }
    })
    const happened = Map.groupBy(entries, ({ cs_id }) => cs_id)
    for (const { id, cs_id, ref_id, row, created_at } of certificates) {
      const own = happened.get(cs_id) ?? []
      const isEarlier = own.length === 0 && beginning !== null && created_at < beginning
      if (row?.state === 'prepared' || isEarlier) continue
      if (row && (await compareWithLog(row, own, now)) !== 'differs') continue
      const code = own.length === 0 ? 'log_missing' : 'log_differs'
      const seen = row ? `${row.version} ${row.state} ${row.starts_on} ${row.ends_on} ${row.holder}` : 'no version'
      findings.push({ code, kind: 'certificate', thing: id, label: ref_id, seen })
    }
    const last = certificates.at(-1)
    if (!last || certificates.length < page) return findings
    after = last.id
  }
}

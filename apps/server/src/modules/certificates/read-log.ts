// The public log: its entries page by page, and the proof for one PDF.

import { X509Certificate } from 'node:crypto'
import type { getCertificateLog, getCertificateProof } from '@khyanalt/contract/certificate-log'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { listEntries, listEntriesOfDocument } from './certificate-log.sql.ts'
import { readPath, readSignedHead } from './sign-head.ts'

// Raw, since a head that nobody signed yet is signed between two transactions: the key may live elsewhere.
export const listLog =
  (services: Services): RawUseCase<typeof getCertificateLog> =>
  async ({ db }, _caller, { from, results }) => {
    const head = await readSignedHead(services)
    const entries = await inTransaction(db, tx => listEntries(tx, from, results, head.size))
    return { data: { entries, head, ...certificatesOf(services) } }
  }

export const proveDocument =
  (services: Services): RawUseCase<typeof getCertificateProof> =>
  async ({ db }, _caller, { sha256 }) => {
    const head = await readSignedHead(services)
    const proofs = await inTransaction(db, async tx => {
      const entries = await listEntriesOfDocument(tx, sha256.toLowerCase(), head.size)
      const proven = []
      for (const entry of entries) proven.push({ entry, path: await readPath(tx, entry.seq, head.size) })
      return proven
    })
    if (proofs.length === 0) throw refuse('log_entry_not_found')
    return { data: { proofs, head, ...certificatesOf(services) } }
  }

const certificatesOf = ({ signer, timestamps }: Services) => ({
  certificates: pemOf(signer.certificates),
  timestamp_certificates: pemOf(timestamps?.roots ?? []),
})

const pemOf = (certificates: readonly Uint8Array[]): string =>
  certificates.map(der => new X509Certificate(der).toString()).join('')

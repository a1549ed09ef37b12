import type * as calls from '@khyanalt/contract/certificate-log'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { listEntriesOfDocument } from './certificate-log.sql.ts'
import { certificatesOf } from './read-log.ts'
import { readPath, readSignedHead } from './sign-head.ts'

export const getCertificateProof =
  (services: Services): RawUseCase<typeof calls.getCertificateProof> =>
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

import type * as calls from '@khyanalt/contract/certificate-log'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listEntries } from './certificate-log.sql.ts'
import { certificatesOf } from './read-log.ts'
import { readSignedHead } from './sign-head.ts'

// Raw, since a head that nobody signed yet is signed between two transactions: the key may live elsewhere.
export const getCertificateLog =
  (services: Services): RawUseCase<typeof calls.getCertificateLog> =>
  async ({ db }, _caller, { from, results }) => {
    const head = await readSignedHead(services)
    const entries = await inTransaction(db, tx => listEntries(tx, from, results, head.size))
    return { data: { entries, head, ...certificatesOf(services) } }
  }

// The signed heads of the chain of seals, for everybody: whoever keeps one can show later that nothing was rewritten.
import { X509Certificate } from 'node:crypto'
import type * as calls from '@khyanalt/contract/audit'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listHeads } from './heads.sql.ts'

export const listJournalHeads =
  ({ signer }: Pick<Services, 'signer'>): UseCase<typeof calls.listJournalHeads> =>
  async (tx, _caller, { results }) => ({
    data: {
      heads: await listHeads(tx, results),
      certificates: signer.certificates.map(der => new X509Certificate(der).toString()).join(''),
    },
  })

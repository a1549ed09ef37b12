import type * as calls from '@khyanalt/contract/audit'
import type { UseCase } from '../../http/bind.ts'
import { countOpenFindings } from './findings.sql.ts'
import { readEnd } from './seals.sql.ts'

/** How far the chain reaches, and the head that somebody may write down elsewhere. */
export const readSealState: UseCase<typeof calls.readSealState> = async tx => {
  const { number, hash, sealedAt, waiting } = await readEnd(tx)
  const open = await countOpenFindings(tx)
  return {
    data: { sealed: number, waiting, head: hash.toString('hex'), sealed_at: sealedAt?.toISOString() ?? null, open },
  }
}

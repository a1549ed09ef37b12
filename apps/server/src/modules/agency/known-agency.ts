// The agency for what cannot wait for the database: pages and sentences go on naming it while that is away.
import { type Agency, standardAgency } from '@khyanalt/domain/agency'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { KeptAnswers } from '../../http/kept-answers.ts'
import { readAgency } from './read-agency.ts'

export type KnownAgency = {
  /** As it is now; as it was last while the database is away. */
  find(): Promise<Agency>
  /** As it was found last. */
  last(): Agency
}

/** Keeps it in this process until somebody saves another. */
export const keepKnownAgency = (db: Database, kept: KeptAnswers): KnownAgency => {
  let known = standardAgency
  return {
    async find() {
      known = await kept.get('agency', () => inTransaction(db, readAgency)).catch(() => known)
      return known
    },
    last: () => known,
  }
}

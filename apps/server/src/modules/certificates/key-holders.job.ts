// Gives rows from before the search their key; runs at every start and finds nothing to do but once.
import { nameKey } from '@khyanalt/domain/search-key'
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { listUnkeyed, updateHolderKey } from './certificate-search.sql.ts'

const batch = 500

export const keyHolders =
  ({ db }: Pick<Services, 'db'>) =>
  async (): Promise<void> => {
    for (let done = batch; done === batch; ) {
      done = await inTransaction(db, async tx => {
        const rows = await listUnkeyed(tx, batch)
        for (const { id, holder } of rows) await updateHolderKey(tx, id, nameKey(holder))
        return rows.length
      })
    }
  }

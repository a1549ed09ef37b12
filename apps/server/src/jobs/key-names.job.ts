// Gives rows from before the search by name their key, and notes the words of all names; runs at every start and finds nothing to do but once.
import { nameKey } from '@khyanalt/domain/search-key'
import { inTransaction } from '../db/transaction.ts'
import { gatherOnce, type KeyedNames, keyedNames, listUnkeyedNames, storeNameKeys } from '../db/unkeyed-names.sql.ts'
import type { Services } from '../services.ts'

const batch = 2000

export const keyNames =
  ({ db }: Pick<Services, 'db'>) =>
  async (): Promise<void> => {
    for (const of of Object.keys(keyedNames) as KeyedNames[]) {
      for (let done = batch; done === batch; ) {
        done = await inTransaction(db, async tx => {
          const rows = await listUnkeyedNames(tx, of, batch)
          const keys = rows.map(({ id, name }) => ({ id, key: nameKey(name) }))
          if (keys.length > 0) await storeNameKeys(tx, of, keys)
          return keys.length
        })
      }
    }
    await inTransaction(db, gatherOnce)
  }

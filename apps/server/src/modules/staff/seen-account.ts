// An account is changed only by whoever saw its present state.
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { lockAccountRow } from './people.sql.ts'

/** Locks the account that the caller saw; refuses when there is none or somebody changed it meanwhile. */
export const lockSeenAccount = async (
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  kind?: 'staff',
) => {
  const account = await lockAccountRow(tx, id)
  if (!account || (kind && account.kind !== kind)) throw refuse('not_found')
  if (account.version !== version) throw refuse('version_conflict', { current: { version: account.version } })
  return account
}

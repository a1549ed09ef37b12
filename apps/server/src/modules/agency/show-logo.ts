// Serves the agency's logo under the address of its bytes.
import type * as calls from '@khyanalt/contract/agency-settings'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findLogo } from './agency.sql.ts'

export const showLogo: RawUseCase<typeof calls.showLogo> = async ({ db }, _caller, { name }) => {
  const body = await inTransaction(db, tx => findLogo(tx, name.replace(/\.png$/, '')))
  if (!body) throw refuse('file_not_found')
  return { body, type: 'image/png', headers: { 'cache-control': 'public, max-age=31536000, immutable' } }
}

import type * as calls from '@khyanalt/contract/everyday-words'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { hideMissedSearch } from './missed-searches.sql.ts'

export const dismissMissedSearch: UseCase<typeof calls.dismissMissedSearch> = async (tx, _caller, { text }) => {
  if (!(await hideMissedSearch(tx, text))) throw refuse('not_found')
  return {}
}

// What somebody of the agency typed in order to find requests: each kind is found by an index of its own.
import { nameWords, typedRegisterNumber } from '@khyanalt/domain/name-search'
import { findNames, wordsBegin } from '../../db/name-words.sql.ts'
import type { RequestFilters } from '../../db/request-filters.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** A request number or its beginning, the whole register number of the applicant, else words of a name. */
export const readQuestion = async (
  tx: Tx,
  text: string | undefined,
): Promise<Pick<RequestFilters, 'number' | 'applicant'>> => {
  const typed = text?.trim() ?? ''
  if (typed === '') return {}
  // The Cyrillic letter looks alike and stands where fingers look for it.
  const number = typed
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^Р(?=\d)/, 'R')
  if (/^R\d+$/.test(number)) return { number }
  const register = typedRegisterNumber(typed)
  if (register) return { applicant: { kind: 'register', number: register } }
  if (/^\d+$/.test(number)) return { number: `R${number}` }
  const question = wordsBegin(nameWords(typed))
  return { applicant: { kind: 'name', question, names: await findNames(tx, 'applicant_names', question) } }
}

// Choices for forms.
import type { Option } from '@khyanalt/contract/lists'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { readLibrary } from './read-list.ts'

/** The options of a library that somebody knows. */
export const findOptions = async (
  tx: Tx,
  library: string,
  { offered = false, parent }: { readonly offered?: boolean; readonly parent?: string | undefined },
): Promise<Option[]> => {
  const options = await readLibrary(tx, library)
  if (options.length === 0) throw refuse('not_found')
  return options.filter(
    ({ disabled, data }) => !(offered && disabled) && (parent === undefined || data?.parent === parent),
  )
}

/** New words of a person that may wait for an administrator. */
export const mostOwnWords = 200

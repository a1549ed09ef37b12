// The lists that the fields of a form choose from, those of its registers of equipment among them. They are long and
// change seldom, so a process keeps them until their edition rises.
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { type ListedOption, namingLists, optionListKey } from '@khyanalt/form-engine/facts'
import { everyField } from '@khyanalt/form-engine/places'
import { registerFields } from '@khyanalt/form-engine/register-forms'
import { readListEdition } from '../../db/editions.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { readAddressTree, readLibrary } from './read-list.ts'

// Employees are read by id, permits are checked by their own module.
const ownLists = new Set(['workers', 'explosive/certificates', 'explosive/permitted'])

type Kept = { readonly edition: string; readonly options: readonly ListedOption[] }

const keptLists = new Map<string, Kept>()
const mostKept = 500

/** Every list a form names, by its key, as this transaction sees them; the lists themselves are shared. */
export const readOptionLists = async (tx: Tx, form: CompiledForm): Promise<Record<string, readonly ListedOption[]>> => {
  const keys = listKeys(form)
  const options: Record<string, readonly ListedOption[]> = {}
  if (keys.size === 0) return options
  const edition = await readListEdition(tx)
  for (const key of keys) {
    const kept = keptLists.get(key)
    options[key] = kept?.edition === edition ? kept.options : keep(key, edition, await readOptions(tx, key))
  }
  return options
}

const keep = (key: string, edition: string, options: readonly ListedOption[]): readonly ListedOption[] => {
  if (keptLists.size >= mostKept) keptLists.clear()
  keptLists.set(key, { edition, options: Object.freeze(options) })
  return options
}

const readOptions = (tx: Tx, key: string): Promise<readonly ListedOption[]> => {
  if (key === 'address/aimaghot') return readAddressTree(tx)
  return readLibrary(tx, key.replace(/^lang\//, ''))
}

const listKeys = (form: CompiledForm): Set<string> =>
  new Set(
    everyField(form)
      .flatMap(field => [field, ...registerFields(field)])
      .flatMap(({ field }) => {
        const key = optionListKey(field)
        if (key === null) return []
        return ownLists.has(key) ? (namingLists[key] ?? []) : key
      }),
  )

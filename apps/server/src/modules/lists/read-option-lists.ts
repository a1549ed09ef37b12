// The lists that the fields of a form choose from, those of its registers of equipment among them.
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { type ListedOption, namingLists, optionListKey } from '@khyanalt/form-engine/facts'
import { everyField } from '@khyanalt/form-engine/places'
import { registerFields } from '@khyanalt/form-engine/register-forms'
import type { Tx } from '../../db/transaction.ts'
import { readAddressTree, readLibrary } from './read-list.ts'

// Employees are read by id, permits are checked by their own module.
const ownLists = new Set(['workers', 'explosive/certificates', 'explosive/permitted'])

/** Every list a form names, by its key. */
export const readOptionLists = async (tx: Tx, form: CompiledForm): Promise<Record<string, readonly ListedOption[]>> => {
  const options: Record<string, readonly ListedOption[]> = {}
  for (const key of listKeys(form)) options[key] = await readOptions(tx, key)
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

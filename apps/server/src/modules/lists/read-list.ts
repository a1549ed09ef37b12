// Lists as the form engine and the browser read them.
import type { AddressOption, Option } from '@khyanalt/contract/lists'
import type { Tx } from '../../db/transaction.ts'
import { listAddressRows, listOptions } from './lists.sql.ts'

/** The options of a library; empty when nobody knows it. */
export const readLibrary = async (tx: Tx, library: string): Promise<Option[]> =>
  (await listOptions(tx, library)).map(row => ({
    value: row.value,
    label: { mn: row.label_mn, en: row.label_en },
    ...(row.data ? { data: row.data as Record<string, string> } : {}),
  }))

/** The address cascade from provinces downwards. */
export const readAddressTree = async (tx: Tx): Promise<AddressOption[]> => {
  const byParent = Map.groupBy(await listAddressRows(tx), row => row.parent_code)
  const below = (parent: string | null): AddressOption[] =>
    (byParent.get(parent) ?? []).map(row => {
      const children = below(row.code)
      return {
        value: row.code,
        label: { mn: row.name_mn, en: row.name_en },
        ...(children.length > 0 ? { children } : {}),
      }
    })
  return below(null)
}

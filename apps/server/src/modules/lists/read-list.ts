// Lists as the form engine and the browser read them.
import type { AddressOption, Option } from '@khyanalt/contract/lists'
import type { Tx } from '../../db/transaction.ts'
import { listAddressesBelow, listAddressesByCode, listAddressPath, listAddressRows, listOptions } from './lists.sql.ts'

/** The options of a library; empty when nobody knows it. */
export const readLibrary = async (tx: Tx, library: string): Promise<Option[]> =>
  (await listOptions(tx, library)).map(row => ({
    value: row.value,
    label: { mn: row.label_mn, en: row.label_en },
    ...(row.data ? { data: row.data as Record<string, string> } : {}),
    ...(row.offered ? {} : { disabled: true }),
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

/** What lies directly below an address; provinces and the capital below none. */
export const readPlacesBelow = async (tx: Tx, parent: string | null): Promise<readonly AddressOption[]> =>
  (await listAddressesBelow(tx, parent)).map(presentPlace)

/** The path to an address from province or city downwards; empty when nobody knows the code. */
export const readPath = async (tx: Tx, code: string): Promise<readonly AddressOption[]> =>
  (await listAddressPath(tx, code)).map(presentPlace)

const presentPlace = (row: { readonly code: string; readonly name_mn: string; readonly name_en: string }) => ({
  value: row.code,
  label: { mn: row.name_mn, en: row.name_en },
})

/** A place of an address; `divided` while there are places below it. */
export type Place = { readonly value: string; readonly label: { mn: string; en: string }; readonly divided: boolean }

/** The places of a path of codes from province or city downwards, as far as the codes make one. */
export const readPlaces = async (tx: Tx, codes: readonly string[]): Promise<readonly Place[]> => {
  if (codes.length === 0) return []
  const rows = await listAddressesByCode(tx, codes)
  const places: Place[] = []
  for (const [level, code] of codes.entries()) {
    const row = rows.find(known => known.code === code && known.parent_code === (codes[level - 1] ?? null))
    if (!row) break
    places.push({ value: code, label: { mn: row.name_mn, en: row.name_en }, divided: Boolean(row.divided) })
  }
  return places
}

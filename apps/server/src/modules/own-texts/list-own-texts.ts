// What messages say, for administrators.
import type * as calls from '@khyanalt/contract/own-texts'
import type { OwnTextState } from '@khyanalt/contract/own-texts'
import { type OwnTextName, ownTexts } from '@khyanalt/domain/own-texts/own-texts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { listLacks, listLatestRows, type OwnTextRow } from './own-texts.sql.ts'

export const listOwnTexts: UseCase<typeof calls.listOwnTexts> = async tx => ({ data: await readTexts(tx) })

/** Every text with the words it has now. */
export const readTexts = async (tx: Tx): Promise<OwnTextState[]> => {
  const rows = new Map((await listLatestRows(tx)).map(row => [row.name, row]))
  const lacks = await listLacks(tx)
  return Object.entries(ownTexts).map(([name, { group }]) => ({
    name,
    group,
    ...presentVersion(rows.get(name) ?? null),
    lacks: lacks
      .filter(lack => lack.name === name)
      .map(({ variable, times, last_at }) => ({ variable, times, last_at: last_at.toISOString() })),
  }))
}

/** The text of a name with the words it has now. */
export const getText = async (tx: Tx, name: OwnTextName): Promise<OwnTextState> => {
  const found = (await readTexts(tx)).find(text => text.name === name)
  if (!found) throw new Error(`No text ${name}`)
  return found
}

/** What leaves the server of one version. */
export const presentVersion = (row: OwnTextRow | null) => ({
  version: row?.version ?? 0,
  words: row?.words ?? null,
  saved_by: row?.saved_by ?? null,
  saved_at: row?.saved_at.toISOString() ?? null,
})

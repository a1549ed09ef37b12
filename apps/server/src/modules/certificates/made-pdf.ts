// A PDF on its way into the store.
import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'

/** Where a signed PDF lies. */
export type StoredPdf = { readonly storageKey: string; readonly sha256: string }

type MadePdf = StoredPdf & { readonly id: string; readonly bytes: Buffer }

/** Names bytes by a random id and their digest. */
export const madePdf = (bytes: Buffer): MadePdf => {
  const id = uuidv7()
  return {
    id,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey: `${id.slice(-2)}/${id}.pdf`,
  }
}

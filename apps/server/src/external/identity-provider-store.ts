// Keeps what the built-in identity provider remembers in the database, so that any process can go on.
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Database } from '../db/pool.ts'
import {
  consumeStored,
  deleteStored,
  deleteStoredByGrant,
  findStored,
  findStoredByUid,
  type StoredRow,
  upsertStored,
} from './identity-provider.sql.ts'

/** Things that end together with their grant. */
const ofGrant = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken'])

/** A store per kind of thing, as oidc-provider asks for it. */
export const issuerStore =
  (db: Database) =>
  (model: string): Adapter => ({
    upsert: (id, payload, expiresIn) =>
      upsertStored(db, {
        model,
        id,
        payload,
        grantId: ofGrant.has(model) ? (payload.grantId ?? null) : null,
        uid: payload.uid ?? null,
        expiresIn: expiresIn ?? null,
      }),
    find: async id => readRow(await findStored(db, model, id)),
    findByUid: async uid => readRow(await findStoredByUid(db, model, uid)),
    // Devices that show a code to type elsewhere are not served.
    findByUserCode: async () => undefined,
    consume: id => consumeStored(db, model, id),
    destroy: id => deleteStored(db, model, id),
    revokeByGrantId: grantId => deleteStoredByGrant(db, grantId),
  })

const readRow = (row: StoredRow | undefined): AdapterPayload | undefined =>
  row && {
    ...row.payload,
    ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}),
  }

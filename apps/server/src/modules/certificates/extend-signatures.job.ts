// Nightly: signed documents stay provable after the certificates of signer and timestamp authority have ended.
import { inTransaction } from '../../db/transaction.ts'
import { type TimestampAuthority, TimestampsAway } from '../../external/timestamp-authority.ts'
import type { Night } from '../../jobs/nightly.ts'
import { oneByOne } from '../../jobs/one-by-one.ts'
import type { Services } from '../../services.ts'
import { keepBytes } from '../files/keep-bytes.ts'
import { insertDocumentFile } from './certificates.sql.ts'
import {
  type DocumentToExtend,
  listDocumentsToExtend,
  postponeExtension,
  updateExtension,
} from './document-extensions.sql.ts'
import { type Extended, extendDocument } from './extend-document.ts'
import { madePdf } from './made-pdf.ts'

const batch = 50
/** Renewals begin half a year ahead, so that as many nights take their share. */
const mostInOneNight = 2000
const tomorrowMs = 86_400_000

/** Ends early while the timestamp authority is away; the queue tries again, and the next night. */
export const extendSignatures =
  (services: Services) =>
  async ({ now }: Night) => {
    const { db, timestamps } = services
    const done = { stamped: 0, evidenced: 0, waiting: 0, kept: 0, without_lists: 0 }
    if (!timestamps) return done
    const turns = oneByOne()
    for (let taken = 0; taken < mostInOneNight; ) {
      const due = await inTransaction(db, tx => listDocumentsToExtend(tx, now, batch))
      for (const document of due) {
        const id = document.certificate_version_id
        const became = await turns.take(id, () => extendOrPostpone({ ...services, timestamps }, document, now))
        if (became instanceof TimestampsAway) throw became
        if (!became) continue
        done[became.act]++
        if (became.missing.length > 0) done.without_lists++
      }
      taken += due.length
      if (due.length < batch) break
    }
    turns.end()
    return done
  }

type Extending = Services & { readonly timestamps: TimestampAuthority }

/** A document that fails for reasons of its own is put off, so that it keeps no other from its turn. */
const extendOrPostpone = async (
  services: Extending,
  document: DocumentToExtend,
  now: Date,
): Promise<Extended | TimestampsAway> => {
  try {
    return await extendStored(services, document, now)
  } catch (error) {
    if (error instanceof TimestampsAway) return error
    const again = new Date(now.getTime() + tomorrowMs)
    await inTransaction(services.db, tx => postponeExtension(tx, document.certificate_version_id, again))
    throw error
  }
}

/** Both papers of a version, the holder's and what anybody may read, are kept provable alike. */
const extendStored = async (services: Extending, document: DocumentToExtend, now: Date): Promise<Extended> => {
  const { db, files, clock } = services
  const read = async (key: string) => extendDocument(new Uint8Array(await files.read(key)), services, now)
  const whole = await read(document.storage_key)
  const open = document.public_storage_key === null ? null : await read(document.public_storage_key)
  const made = [whole, open].map(part => (part?.bytes ? madePdf(Buffer.from(part.bytes)) : null))
  const added = made.filter(pdf => pdf !== null)
  await keepBytes(
    { db, files, clock },
    added.map(({ storageKey }) => storageKey),
    {
      put: async () => {
        for (const pdf of added) await files.putBytes(pdf.storageKey, pdf.bytes)
      },
      async row(tx) {
        for (const { id, bytes, sha256, storageKey } of added) {
          await insertDocumentFile(tx, {
            id,
            name: `certificate-${id}.pdf`,
            title: document.title,
            size: bytes.length,
            sha256,
            storage_key: storageKey,
            request_id: document.request_id,
            created_at: now,
          })
        }
        const parts = open ? [whole, open] : [whole]
        await updateExtension(tx, document.certificate_version_id, {
          whole: made[0] ?? null,
          open: made[1] ?? null,
          provenUntil: earliest(parts.map(({ provenUntil }) => provenUntil)),
          again: earliest(parts.map(({ again }) => again)) ?? now,
        })
        return true
      },
    },
  )
  return whole
}

/** The earliest of some moments; null where one of them is none. */
const earliest = (moments: readonly (Date | null)[]): Date | null => {
  const known = moments.filter(moment => moment !== null)
  if (known.length < moments.length) return null
  return new Date(Math.min(...known.map(moment => moment.getTime())))
}

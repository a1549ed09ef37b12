// Streams a file to whoever holds its signed address.
import type * as calls from '@khyanalt/contract/files'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { isAddressValid } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'
import { contentDisposition } from './content-disposition.ts'
import { findStoredFile } from './files.sql.ts'

// Whatever a viewer makes of the file, it does so without the portal's origin; saving and printing stay possible.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'; sandbox allow-scripts allow-downloads allow-modals"

export const openFile =
  (services: Services): RawUseCase<typeof calls.openFile> =>
  async ({ db }, _caller, input) => {
    const session = await services.sessionOf(input.by)
    if (!isAddressValid(services, session, 'file', input)) throw refuse('file_not_found')
    const file = await inTransaction(db, tx => findStoredFile(tx, input.name))
    if (!file) throw refuse('file_not_found')
    return {
      body: await services.files.openStream(file.storage_key),
      type: 'application/pdf',
      headers: {
        'content-length': String(file.size),
        'content-disposition': contentDisposition('inline', file.title),
        'x-content-type-options': 'nosniff',
        'content-security-policy': policy,
        'cache-control': 'private, no-store',
      },
    }
  }

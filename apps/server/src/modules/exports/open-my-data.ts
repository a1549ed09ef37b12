import type * as calls from '@khyanalt/contract/personal-data'
import { inSnapshot } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { isAddressValid } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'
import { collectMyData } from './collect-my-data.ts'
import { myDataName } from './export-my-data.ts'
import { signParts } from './sign-parts.ts'
import { zipOf } from './zip-of.ts'

/** Streams it to whoever holds the address, as long as the session it was made for stands. */
export const openMyData =
  (services: Services): RawUseCase<typeof calls.openMyData> =>
  async ({ request, db }, _caller, { by, until, signature }) => {
    const session = await services.sessionOf(by)
    if (!session || !isAddressValid(services, session, 'export', { name: myDataName, until, signature })) {
      throw refuse('not_found')
    }
    const parts = await inSnapshot(db, tx => collectMyData(tx, services, session))
    return {
      body: zipOf(services, await signParts(services, myDataName, parts), error => request.log.error(error)),
      type: 'application/zip',
      headers: {
        'content-disposition': 'attachment; filename="my-data.zip"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    }
  }

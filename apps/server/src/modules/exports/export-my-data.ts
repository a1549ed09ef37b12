import type * as calls from '@khyanalt/contract/personal-data'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { signAddress } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'

/** What is signed; no request is called so. */
export const myDataName = 'my-data'

/** The address at which the caller downloads what the portal holds of him or her. */
export const exportMyData =
  (services: Services): UseCase<typeof calls.exportMyData> =>
  async (_tx, caller) => {
    // Whoever helps a person needs no copy of all that there is.
    if (caller.support) throw refuse('not_allowed')
    return { url: `/api/exports/my-data?${signAddress(services, caller, 'export', myDataName)}` }
  }

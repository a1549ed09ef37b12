// An own request as a ZIP: first a signed address, then the stream, so that a phone need not hold it in memory.
import type * as calls from '@khyanalt/contract/request-exports'
import type { UseCase } from '../../http/bind.ts'
import { signAddress } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { getOwnRequest } from '../requests/own-request.ts'
import { viewOf } from '../requests/request-facts.ts'

export const exportRequest =
  (services: Services): UseCase<typeof calls.exportRequest> =>
  async (tx, caller, { request_number }) => {
    const request = await getOwnRequest(tx, caller, request_number)
    await rememberView(tx, services, caller, viewOf(request, 'request'))
    const number = request.request_number
    return { url: `/api/exports/${number}?${signAddress(services, caller, 'export', number)}` }
  }

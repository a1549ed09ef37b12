// First half of verifying a company by single sign-on; finish-sign-on.ts is the second.
import type * as calls from '@khyanalt/contract/companies'
import type { OidcClient } from '../../external/oidc-client.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { beginHandshake } from './begin-sign-on.ts'

/** Answers the issuer's address. Bound raw for the reasons of `beginHandshake`. */
export const danCompany =
  (services: Services, oidc: OidcClient): RawUseCase<typeof calls.danCompany> =>
  (context, caller, { sid }) =>
    beginHandshake(services, oidc, context, { sid, sessionId: caller.sessionId })

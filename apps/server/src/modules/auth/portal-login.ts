import type * as calls from '@khyanalt/contract/auth'
import type { RawUseCase } from '../../http/bind.ts'
import { type Needs, signIn } from './sign-in.ts'

/** Signs a portal account in by e-mail. Bound raw for the same reason. */
export const portalLogin =
  (services: Needs): RawUseCase<typeof calls.portalLogin> =>
  async (browser, _caller, { email, password }) =>
    signIn(services, 'staff', email, password, browser)

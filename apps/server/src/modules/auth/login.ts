import type * as calls from '@khyanalt/contract/auth'
import type { RawUseCase } from '../../http/bind.ts'
import { type Needs, signIn } from './sign-in.ts'

/** Signs a client in by register number. Bound raw: failures are counted although the call is refused. */
export const login =
  (services: Needs): RawUseCase<typeof calls.login> =>
  async (browser, _caller, { register_number, password }) =>
    signIn(services, 'client', register_number, password, browser)

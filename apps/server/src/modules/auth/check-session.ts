import type { checkAuth, checkToken } from '@khyanalt/contract/session-checks'
import type { RawUseCase } from '../../http/bind.ts'

/**
 * Tells whether the session still stands; it never refuses and never ends one (CON-009). Bound raw: the session was
 * looked up on the way in, and there is nothing else to ask of the database.
 */
export const checkSession: RawUseCase<typeof checkToken | typeof checkAuth> = async (_context, caller) => ({
  status: caller ? ('ACTIVE' as const) : ('EXPIRED' as const),
})

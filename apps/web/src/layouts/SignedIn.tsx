// The guard of signed-in areas.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { hasSignedOut, useSession } from '../api/session.ts'
import { homeOf, isConsoleUser, rememberPlace } from './return-place.ts'

type Audience = 'client' | 'portal' | 'console' | 'anybody'

/** Shows its children to signed-in people of the audience; visitors go home and carry the address along (REQ-SESS-01). */
export const SignedIn = ({
  audience,
  children,
}: {
  readonly audience: Audience
  readonly children: (user: SignedInUser) => ReactNode
}) => {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return null
  if (!session.user) {
    // A slow page may still stand when the session is over.
    if (hasSignedOut()) return <Navigate to="/" replace />
    const from = pathname + search
    rememberPlace(from)
    return <Navigate to="/" replace state={{ from }} />
  }
  if (!belongs(session.user, audience)) return <Navigate to={homeOf(session.user)} replace />
  return children(session.user)
}

const belongs = (user: SignedInUser, audience: Audience): boolean => {
  if (audience === 'anybody') return true
  if (audience === 'client') return user.login_type === 'client'
  return audience === 'portal' ? user.login_type === 'user' : isConsoleUser(user)
}

import {
  checkAuth,
  checkToken,
  danLogin,
  listSessions,
  login,
  logout,
  me,
  portalLogin,
  revokeSession,
} from '@khyanalt/contract/auth'
import type { FastifyInstance } from 'fastify'
import { openOidcClient } from '../../external/oidc-client.ts'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { answerMe } from './answer-me.ts'
import { beginSignOn } from './begin-sign-on.ts'
import { checkSession } from './check-session.ts'
import { finishSignOn } from './finish-sign-on.ts'
import { answerSessions } from './list-sessions.ts'
import { endOwnSession } from './revoke-session.ts'
import { signInClient, signInPortal } from './sign-in.ts'
import { registerSignOnPage } from './sign-on-page.ts'
import { signOut } from './sign-out.ts'

export const authRoutes = (services: Services): Binding[] => [
  bindRaw(login, signInClient(services)),
  bindRaw(portalLogin, signInPortal(services)),
  bind(me, answerMe),
  bindRaw(checkToken, checkSession),
  bindRaw(checkAuth, checkSession),
  bindRaw(danLogin, beginSignOn(services, openOidcClient(services.config))),
  bind(logout, signOut(services)),
  bind(listSessions, answerSessions(services)),
  bind(revokeSession, endOwnSession(services)),
]

/** The page that the issuer sends the pop-up back to; not a call, since a browser visits it. */
export const registerSignOn = (api: FastifyInstance, services: Services): void =>
  registerSignOnPage(api, services, finishSignOn(services, openOidcClient(services.config)))

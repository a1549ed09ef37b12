import * as authCalls from '@khyanalt/contract/auth'
import * as clientTokensCalls from '@khyanalt/contract/client-tokens'
import * as companiesCalls from '@khyanalt/contract/companies'
import * as draftKeyCalls from '@khyanalt/contract/draft-key'
import * as sessionChecksCalls from '@khyanalt/contract/session-checks'
import type { FastifyInstance } from 'fastify'
import { openOidcClient } from '../../external/oidc-client.ts'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { beginSignOn } from './begin-sign-on.ts'
import { changePassword } from './change-password.ts'
import { checkSession } from './check-session.ts'
import { createClientToken } from './create-client-token.ts'
import { danCompany } from './dan-company.ts'
import { findClient } from './find-client.ts'
import { finishCompanyTour } from './finish-company-tour.ts'
import { finishSignOn } from './finish-sign-on.ts'
import { getDraftKey } from './get-draft-key.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { me } from './me.ts'
import { pickUpSignOn } from './pick-up-sign-on.ts'
import { portalLogin } from './portal-login.ts'
import { revokeSession } from './revoke-session.ts'
import { setPassword } from './set-password.ts'
import { registerSignOnPage } from './sign-on-page.ts'
import { spendClientToken } from './spend-client-token.ts'

export const authRoutes = (services: Services): Binding[] => [
  bindRaw(authCalls.login, login(services)),
  bindRaw(authCalls.portalLogin, portalLogin(services)),
  bind(authCalls.me, me),
  bindRaw(sessionChecksCalls.checkToken, checkSession),
  bindRaw(sessionChecksCalls.checkAuth, checkSession),
  bindRaw(draftKeyCalls.getDraftKey, getDraftKey(services)),
  bindRaw(authCalls.danLogin, beginSignOn(services, openOidcClient(services.config))),
  bindRaw(authCalls.startSignOn, beginSignOn(services, openOidcClient(services.config))),
  bindRaw(authCalls.pickUpSignOn, pickUpSignOn(services)),
  bindRaw(companiesCalls.danCompany, danCompany(services, openOidcClient(services.config))),
  bind(authCalls.logout, logout(services)),
  bind(authCalls.listSessions, listSessions(services)),
  bind(authCalls.revokeSession, revokeSession(services)),
  bindRaw(authCalls.setPassword, setPassword(services)),
  bindRaw(authCalls.changePassword, changePassword(services)),
  bind(authCalls.finishCompanyTour, finishCompanyTour),
  bind(clientTokensCalls.findClient, findClient),
  bind(clientTokensCalls.createClientToken, createClientToken(services)),
  bindRaw(clientTokensCalls.spendClientToken, spendClientToken(services)),
]

/** The page that the issuer sends the pop-up back to; not a call, since a browser visits it. */
export const registerSignOn = (api: FastifyInstance, services: Services): void =>
  registerSignOnPage(api, services, finishSignOn(services, openOidcClient(services.config)))

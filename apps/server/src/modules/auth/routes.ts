import {
  changePassword,
  danLogin,
  finishCompanyTour,
  listSessions,
  login,
  logout,
  me,
  pickUpSignOn,
  portalLogin,
  revokeSession,
  setPassword,
  startSignOn,
} from '@khyanalt/contract/auth'
import { createClientToken, findClient, spendClientToken } from '@khyanalt/contract/client-tokens'
import { danCompany } from '@khyanalt/contract/companies'
import { getDraftKey } from '@khyanalt/contract/draft-key'
import { checkAuth, checkToken } from '@khyanalt/contract/session-checks'
import type { FastifyInstance } from 'fastify'
import { openOidcClient } from '../../external/oidc-client.ts'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { answerMe } from './answer-me.ts'
import { beginSignOn } from './begin-sign-on.ts'
import { replacePassword } from './change-password.ts'
import { checkSession } from './check-session.ts'
import { issueClientToken } from './create-client-token.ts'
import { findClientForSupport } from './find-client.ts'
import { rememberTour } from './finish-company-tour.ts'
import { finishSignOn } from './finish-sign-on.ts'
import { answerSessions } from './list-sessions.ts'
import { answerPickUp } from './pick-up-sign-on.ts'
import { readDraftKey } from './read-draft-key.ts'
import { endOwnSession } from './revoke-session.ts'
import { choosePassword } from './set-password.ts'
import { signInClient, signInPortal } from './sign-in.ts'
import { registerSignOnPage } from './sign-on-page.ts'
import { signOut } from './sign-out.ts'
import { signInAsClient } from './spend-client-token.ts'
import { verifyCompany } from './verify-company.ts'

export const authRoutes = (services: Services): Binding[] => [
  bindRaw(login, signInClient(services)),
  bindRaw(portalLogin, signInPortal(services)),
  bind(me, answerMe),
  bindRaw(checkToken, checkSession),
  bindRaw(checkAuth, checkSession),
  bindRaw(getDraftKey, readDraftKey(services)),
  bindRaw(danLogin, beginSignOn(services, openOidcClient(services.config))),
  bindRaw(startSignOn, beginSignOn(services, openOidcClient(services.config))),
  bindRaw(pickUpSignOn, answerPickUp(services)),
  bindRaw(danCompany, verifyCompany(services, openOidcClient(services.config))),
  bind(logout, signOut(services)),
  bind(listSessions, answerSessions(services)),
  bind(revokeSession, endOwnSession(services)),
  bindRaw(setPassword, choosePassword(services)),
  bindRaw(changePassword, replacePassword(services)),
  bind(finishCompanyTour, rememberTour),
  bind(findClient, findClientForSupport),
  bind(createClientToken, issueClientToken(services)),
  bindRaw(spendClientToken, signInAsClient(services)),
]

/** The page that the issuer sends the pop-up back to; not a call, since a browser visits it. */
export const registerSignOn = (api: FastifyInstance, services: Services): void =>
  registerSignOnPage(api, services, finishSignOn(services, openOidcClient(services.config)))

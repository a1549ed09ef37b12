// Sign-in by name and password, for clients and for portal accounts.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { AccountKind } from './account-kind.ts'
import { checkPassword } from './check-password.ts'
import { openSession } from './open-session.ts'
import { askAtSignIn } from './second-factor/ask-at-sign-in.ts'

export type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'secret'>

export const signIn = async (
  services: Needs,
  kind: AccountKind,
  name: string,
  password: string,
  browser: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<{ access_token: string }> => {
  const userId = await checkPassword(services, kind, name, password, browser)
  const opening = { userId, method: 'password', userAgent: browser.request.headers['user-agent'] } as const
  const outcome = await inTransaction(services.db, async tx => {
    const asked = await askAtSignIn(tx, services, userId, browser.reply)
    return asked ? { asked } : { access_token: await openSession(tx, services, opening) }
  })
  // Thrown here, since what is asked for must be kept.
  if ('asked' in outcome) throw refuse('second_factor', { current: outcome.asked })
  return outcome
}

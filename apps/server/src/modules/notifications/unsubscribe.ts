// Ending reminders by one press in the reader of mail (RFC 8058), without signing in.
import { createHmac } from 'node:crypto'
import { type NotificationTopic, notificationTopics } from '@khyanalt/domain/notification-topic'
import type { FastifyInstance } from 'fastify'
import { paths } from '../../../../web/src/paths.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import { refuse } from '../../http/refusal.ts'
import { isSameText } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'
import { turnMailOff } from './preferences.sql.ts'

type Ended = { readonly userId: string; readonly topic: NotificationTopic }
type Route = { Params: { token: string } }

const path = '/mail/unsubscribe'

/** The address that ends mails of a topic for a person, for whoever holds one of these mails. */
export const unsubscribeAddress = (
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  { userId, topic }: Ended,
): string => `${config.PUBLIC_URL}/api${path}/${userId}.${topic}.${sign(secret, userId, topic)}`

const readToken = (secret: string, token: string): Ended | null => {
  const [userId = '', named = '', signature = ''] = token.split('.')
  const topic = notificationTopics.find(known => known === named)
  return topic && isUuid(userId) && isSameText(signature, sign(secret, userId, topic)) ? { userId, topic } : null
}

const sign = (secret: string, userId: string, topic: string): string =>
  createHmac('sha256', secret).update(`unsubscribe\n${userId}\n${topic}`).digest('base64url')

/**
 * Registers the address. Readers of mail post to it; whoever opens it in a browser is led to the settings, since
 * programs that look at the links of a mail must change nothing.
 */
export const registerUnsubscribe = (
  api: FastifyInstance,
  { db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>,
): void => {
  const config = { rateLimit: { max: 60, timeWindow: '1 minute' } }
  void api.register(async scope => {
    // The address says everything; whatever form the body has, it is not needed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 2_000 }, (_, __, done) => done(null))
    scope.post<Route>(`${path}/:token`, { config }, async (request, reply) => {
      const ended = readToken(secret, request.params.token)
      if (!ended) throw refuse('not_found')
      await inTransaction(db, tx => turnMailOff(tx, ended.userId, ended.topic, clock.now()))
      return reply.status(204).send()
    })
    scope.get<Route>(`${path}/:token`, { config }, (_, reply) => reply.redirect(paths.profileNotifications, 303))
  })
}

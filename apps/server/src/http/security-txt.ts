// Where faults of safety are reported: /.well-known/security.txt (RFC 9116).
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { refuse } from './refusal.ts'

type Reported = Pick<Config, 'SECURITY_CONTACT' | 'SECURITY_EXPIRES' | 'PUBLIC_URL'>

/** Answers the file while its contact is said to be good; a file whose day is over would send reports nowhere. */
export const registerSecurityTxt = (app: FastifyInstance, config: Reported, clock: Clock): void => {
  const expires = config.SECURITY_EXPIRES && new Date(`${config.SECURITY_EXPIRES}T23:59:59+08:00`)
  const isGood = (): boolean => Boolean(expires && expires > clock.now())
  if (expires && !isGood()) {
    app.log.warn(`SECURITY_EXPIRES is over (${config.SECURITY_EXPIRES}): /.well-known/security.txt is not answered`)
  }
  app.get('/.well-known/security.txt', (_, reply) => {
    if (!config.SECURITY_CONTACT || !expires || !isGood()) throw refuse('not_found')
    const lines = [
      `Contact: ${config.SECURITY_CONTACT}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: mn, en',
      `Canonical: ${config.PUBLIC_URL}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}

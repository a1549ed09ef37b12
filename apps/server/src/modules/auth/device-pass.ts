// What a browser shows that has signed a name in before, so that strangers' failures do not keep its owner out (the
// device cookies of OWASP).
import { createHmac, randomBytes } from 'node:crypto'
import { cookieName, readCookie, writeCookie } from '../../http/cookies.ts'
import { isSameText } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'

type Needs = Pick<Services, 'clock' | 'config' | 'secret'>

/** Whom a pass is for. A new password makes all passes of before worthless. */
export type PassHolder = { readonly kind: string; readonly name: string; readonly passwordHash: string | null }

const cookie = 'known_device'
const day = 24 * 60 * 60
const lifetime = 180 * day
/** Names that one browser is known to; a counter at which many sign in must not send ever longer headers. */
const most = 5
const written = /^([\w-]{16})~(\d{10})~([\w-]{43})$/

/** The device that the cookie header names for this holder, or null: 16 characters of base64url. */
export const readDevice = (services: Needs, header: string | undefined, holder: PassHolder): string | null =>
  passesIn(services, header)
    .map(pass => readPass(services, pass, holder))
    .find(device => device !== null) ?? null

/** The header that makes the browser known under the holder's name; a known one stays the same device. */
export const deviceCookie = (services: Needs, header: string | undefined, holder: PassHolder): string => {
  const { clock, config } = services
  const passes = passesIn(services, header)
  const device = readDevice(services, header, holder) ?? randomBytes(12).toString('base64url')
  const until = String(Math.floor(clock.now().getTime() / 1000) + lifetime)
  const fresh = `${device}~${until}~${sign(services, device, until, holder)}`
  const others = passes.filter(pass => readPass(services, pass, holder) === null)
  const value = [fresh, ...others].slice(0, most).join('.')
  return writeCookie(config.PUBLIC_URL, { name: cookie, value, seconds: lifetime })
}

const passesIn = ({ config }: Needs, header: string | undefined): string[] =>
  (readCookie(header, cookieName(config.PUBLIC_URL, cookie)) ?? '')
    .split('.')
    .slice(0, most)
    .filter(pass => written.test(pass))

const readPass = (services: Needs, pass: string, holder: PassHolder): string | null => {
  const [, device = '', until = '', signature = ''] = written.exec(pass) ?? []
  if (!isSameText(signature, sign(services, device, until, holder))) return null
  return Number(until) * 1000 > services.clock.now().getTime() ? device : null
}

const sign = ({ secret }: Needs, device: string, until: string, { kind, name, passwordHash }: PassHolder): string =>
  createHmac('sha256', secret)
    .update(['device', device, until, kind, passwordHash ?? '', name].join('\n'))
    .digest('base64url')

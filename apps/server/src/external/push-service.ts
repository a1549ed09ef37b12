// Web Push: messages that browsers show while no page of the portal is open (RFC 8030, 8291, 8292).
import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../config.ts'

/** A browser that may be written to: where, and under which keys (base64url). */
export type PushDevice = { readonly endpoint: string; readonly publicKey: string; readonly authSecret: string }

/** What a device is sent; the words stand on its locked screen. */
export type PushMessage = {
  /** A message with the same tag takes the place of the earlier one on the screen. */
  readonly tag: string
  readonly title: string
  readonly url: string
  readonly lang: 'mn' | 'en'
}

export type PushService = {
  /** The key of this portal that browsers ask for, base64url. */
  readonly publicKey: string
  /** Whether this device is at a push service that is known, and can be encrypted for. */
  canReach(device: PushDevice): boolean
  /** `gone`: the browser wants no more, or not from this key. Throws when it must be tried again. */
  send(device: PushDevice, message: PushMessage): Promise<'sent' | 'gone'>
}

/** What is not shown within a day is in the bell anyway, in seconds. */
const keptFor = 24 * 3600
/** How long a push service may take, in milliseconds. */
const patience = 10_000

/** Web Push with a key that is derived from the secret of the portal, so that all processes have the same one. */
export const openPushService = (
  config: Pick<Config, 'PUSH_HOSTS' | 'MAIL_FROM'>,
  secret: string,
): PushService | null => {
  if (config.PUSH_HOSTS === 'none') return null
  const hosts = config.PUSH_HOSTS.split(',')
  const key = deriveKey(secret)
  const vapidDetails = { ...key, subject: `mailto:${/<([^>]+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM}` }
  const prepare = ({ endpoint, publicKey, authSecret }: PushDevice, payload: string) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh: publicKey, auth: authSecret } }, payload, {
      vapidDetails,
      TTL: keptFor,
    })
  return {
    publicKey: key.publicKey,
    canReach: device => {
      try {
        return isKnown(new URL(device.endpoint), hosts) && prepare(device, '{}').endpoint === device.endpoint
      } catch {
        // No address, or a key that is no point of the curve.
        return false
      }
    },
    async send(device, message) {
      // What may be asked can change after a device came.
      if (!isKnown(new URL(device.endpoint), hosts)) return 'gone'
      const { endpoint, headers, body } = prepare(device, JSON.stringify(message))
      const reply = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(body && { body: new Uint8Array(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await reply.body?.cancel()
      if (reply.ok) return 'sent'
      if ([401, 403, 404, 410].includes(reply.status)) return 'gone'
      throw new Error(`the push service answered ${reply.status}`)
    },
  }
}

/** Browsers give the address of their push service; the portal must not be led to any other machine. */
const isKnown = (url: URL, hosts: readonly string[]): boolean => {
  const listed = hosts.some(host => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))
  const tried = url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname)
  return listed && (url.protocol === 'https:' || tried) && url.username === '' && url.password === ''
}

/** A key pair on P-256, the same for the same secret. */
const deriveKey = (secret: string): { readonly publicKey: string; readonly privateKey: string } => {
  const curve = createECDH('prime256v1')
  for (let turn = 0; ; turn++) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, 'khyanalt', `push ${turn}`, 32))
    try {
      curve.setPrivateKey(scalar)
    } catch {
      // One number in four thousand million is too large for the curve.
      continue
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
  }
}

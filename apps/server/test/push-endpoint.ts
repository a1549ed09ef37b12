// A push service on a port of its own, as browsers have one: takes messages (RFC 8030), and reads them with the keys of
// one browser (RFC 8188, 8291).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly claims: Readonly<Record<string, unknown>>
}

/** What browsers hand over, and what came, on any port or the wanted one; `answer` is the status of the replies. */
export const openPushEndpoint = async (wanted = 0) => {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys('base64url')
  const auth = randomBytes(16)
  const received: Received[] = []
  const state = { answer: 201 }
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      const claims = readClaims(String(headers.authorization))
      const decrypted = decrypt(Buffer.concat(chunks))
      if (state.answer === 201) received.push({ path, headers, text: decrypted, claims })
      reply.writeHead(state.answer).end()
    })
  })
  await new Promise<void>(resolve => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body.readUInt8(20))
    const shared = browser.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const sealed = body.subarray(21 + sender.length)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // What is sent ends with a mark, and nothing but zeros behind it.
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  return {
    host: `127.0.0.1:${port}`,
    /** A browser of this push service. */
    device: (name: string) => ({
      endpoint: `http://127.0.0.1:${port}/${name}`,
      p256dh,
      auth: auth.toString('base64url'),
    }),
    received,
    state,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

/** What the sender says of itself (RFC 8292), once its signature holds. */
const readClaims = (authorization: string): Readonly<Record<string, unknown>> => {
  const { t = '', k = '' } = /^vapid t=(?<t>[^,]+), ?k=(?<k>.+)$/.exec(authorization)?.groups ?? {}
  const point = Buffer.from(k, 'base64url')
  const coordinates = { x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = t.split('.')
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!holds) throw new Error('The sender of a message did not sign for itself')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key: k }
}

// An authenticator in software: makes passkeys and signs with them as a device would.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { readonly challenge: string }

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const b64 = (bytes: Buffer): string => bytes.toString('base64url')

/** A device with one key; `counter` is what it says of its uses, `verified` whether it asked its owner. */
export const softPasskey = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const jwk = publicKey.export({ format: 'jwk' })
  const authData = (counter: number, verified: boolean, rest: Buffer = Buffer.alloc(0)): Buffer => {
    const flags = 0x01 | (verified ? 0x04 : 0) | (rest.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest])
  }
  const clientData = (type: string, { challenge }: Options, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const answer = (response: Record<string, unknown>) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  })
  return {
    make(options: Options, { verified = true, from = origin } = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
          [-3, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(key)])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData(0, verified, credential))],
        ]),
      )
      return answer({
        clientDataJSON: b64(clientData('webauthn.create', options, from)),
        attestationObject: b64(Buffer.from(attestation)),
        transports: ['internal'],
      })
    },
    use(options: Options, { counter = 0, verified = true, from = origin } = {}) {
      const data = authData(counter, verified)
      const client = clientData('webauthn.get', options, from)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({ authenticatorData: b64(data), clientDataJSON: b64(client), signature: b64(signature) })
    },
  }
}

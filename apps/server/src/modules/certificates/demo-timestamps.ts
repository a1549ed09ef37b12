// The demo's own timestamp authority (RFC 3161): a key of its own whose certificate is for timestamps alone and says
// that it is a demo's. Over HTTP it answers at /tsa, so that other programs may ask it too.
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fromBER, Integer, OctetString, Utf8String } from 'asn1js'
import type { FastifyInstance } from 'fastify'
import {
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import type { OwnAuthority } from '../../external/timestamp-authority.ts'
import { makeSignedData, type Signer } from './sign-pdf.ts'
import { readOrMakeDemoKey, readSigner } from './signing-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

const oid = {
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  // Below the number that RFC 5612 keeps for examples.
  policy: '1.3.6.1.4.1.32473.3161',
} as const

/** Length of the digests that are stamped, in bytes. */
const digests: Readonly<Record<string, number>> = {
  '2.16.840.1.101.3.4.2.1': 32,
  '2.16.840.1.101.3.4.2.2': 48,
  '2.16.840.1.101.3.4.2.3': 64,
}

/** Opens it with the key below DATA_DIR/keys, which is made at first. */
export const openDemoTimestamps = async (dataDir: string): Promise<OwnAuthority> => {
  const usage = new Extension({
    extnID: oid.extendedKeyUsage,
    critical: true,
    extnValue: new ExtKeyUsage({ keyPurposes: [oid.timeStamping] }).toSchema().toBER(false),
  })
  const wanted = { name: 'Khyanalt demo timestamps', extensions: [usage] }
  const signer = readSigner(await readOrMakeDemoKey(join(dataDir, 'keys', 'timestamps.pem'), wanted), 'timestamps.pem')
  const [root] = signer.certificates
  if (!root) throw new Error('The demo timestamp authority has no certificate')
  return { root, answer: query => answerQuery(query, signer) }
}

/** Serves it under /tsa, as `openssl ts` and readers of PDF ask. */
export const registerDemoTimestamps = (http: FastifyInstance, dataDir: string): void => {
  const opened = openDemoTimestamps(dataDir)
  http.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/tsa', { bodyLimit: 4096 }, async (request, reply) => {
      const reading = new Uint8Array(request.body instanceof Buffer ? request.body : Buffer.alloc(0))
      const answer = await (await opened).answer(reading)
      return reply.type('application/timestamp-reply').send(Buffer.from(answer))
    })
  })
}

/** The reply (DER) of an authority with this key to a query (DER). */
export const answerQuery = async (query: Bytes, signer: Signer, at = new Date()): Promise<Bytes> => {
  const asked = readQuery(query)
  if (!asked) return refusal('The query cannot be read, or asks for a digest other than SHA-256, 384 or 512.')
  const info = new TSTInfo({
    version: 1,
    policy: oid.policy,
    messageImprint: asked.messageImprint,
    serialNumber: new Integer({ valueHex: new Uint8Array([1, ...randomBytes(8)]).buffer }),
    genTime: at,
    ...(asked.nonce ? { nonce: asked.nonce } : {}),
  })
  const content = new Uint8Array(info.toSchema().toBER(false))
  const signed = await makeSignedData(
    new EncapsulatedContentInfo({ eContentType: oid.tstInfo, eContent: new OctetString({ valueHex: content.buffer }) }),
    new Uint8Array(createHash('sha256').update(content).digest()),
    signer,
  )
  const timeStampToken = new ContentInfo({ schema: fromBER(signed).result })
  return bytesOf(new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken }))
}

const readQuery = (query: Bytes): TimeStampReq | null => {
  try {
    const { offset, result } = fromBER(query)
    if (offset < 0) return null
    const read = new TimeStampReq({ schema: result })
    const { hashAlgorithm, hashedMessage } = read.messageImprint
    return hashedMessage.valueBlock.valueHexView.length === digests[hashAlgorithm.algorithmId] ? read : null
  } catch {
    return null
  }
}

const refusal = (why: string): Bytes =>
  bytesOf(
    new TimeStampResp({ status: new PKIStatusInfo({ status: 2, statusStrings: [new Utf8String({ value: why })] }) }),
  )

const bytesOf = (reply: TimeStampResp): Bytes => new Uint8Array(reply.toSchema().toBER(false))

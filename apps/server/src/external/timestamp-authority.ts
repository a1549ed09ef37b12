// A timestamp authority (RFC 3161): asked over HTTP where one is configured, the demo's own otherwise.
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readCertificate } from '@khyanalt/verifier/certificate-chain'
import { readPem } from '@khyanalt/verifier/signed-message'
import { checkTimestamp, type Timestamp } from '@khyanalt/verifier/timestamp'
import { fromBER, Integer, OctetString } from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs'
import type { Config } from '../config.ts'
import { readBounded } from './read-bounded.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A token (DER) that was checked, and what it says. */
export type Stamp = { readonly token: Bytes; readonly says: Timestamp }

export type TimestampAuthority = {
  /** Roots of the authorities that are believed, DER. */
  readonly roots: readonly Bytes[]
  /** A timestamp about these bytes; throws when there is none to be had, at once for a minute after it was away. */
  stamp(bytes: Bytes): Promise<Stamp>
}

/** No timestamp is to be had now. */
export class TimestampsAway extends Error {}

type Settings = Pick<Config, 'TSA_URL' | 'TSA_CA_FILE' | 'TSA_USERNAME' | 'TSA_PASSWORD' | 'TSA_SECONDS' | 'demo'>

/** Sends a query (DER) and answers the reply (DER). */
export type AskTimestamp = (query: Bytes) => Promise<Bytes>

/** An authority within this process: the certificate to believe (DER), and its answers; it refuses in the reply. */
export type OwnAuthority = { readonly root: Bytes; readonly answer: AskTimestamp }

/** The configured authority, or the demo's own; null where there is neither. */
export const openTimestampAuthority = async (
  config: Settings,
  openDemo: () => Promise<OwnAuthority>,
): Promise<TimestampAuthority | null> => {
  const { TSA_URL: url, TSA_CA_FILE: file } = config
  const given = file ? readPem(await readFile(file, 'utf8')) : []
  if (file && given.length === 0) throw new Error('TSA_CA_FILE holds no certificate')
  if (url) return timestampAuthority(query => post(config, url, query), given)
  if (!config.demo) return null
  const demo = await openDemo()
  return timestampAuthority(demo.answer, [...given, demo.root])
}

// A place for certificates and a token in a PDF holds so much (prepare-signature.ts).
const longestToken = 8_000
const longestReply = 64 * 1024
const restMs = 60_000

/** Asks by any way, and believes only answers that can be traced to the roots. */
export const timestampAuthority = (ask: AskTimestamp, roots: readonly Bytes[]): TimestampAuthority => {
  const trusted = roots.map(readCertificate).filter(one => one !== null)
  let restsUntil = 0
  const stampNow = async (bytes: Bytes): Promise<Stamp> => {
    const nonce = makeNonce()
    const token = readReply(await ask(makeQuery(bytes, nonce)))
    if (token.length > longestToken) throw new Error(`the timestamp has ${token.length} bytes, too many for its place`)
    const says = await checkTimestamp(token, bytes, trusted)
    if (says.fault !== null) throw new Error(`the timestamp is not believed: ${says.fault}`)
    if (says.nonce === null || BigInt(`0x${says.nonce}`) !== BigInt(`0x${nonce}`)) {
      throw new Error('the timestamp answers another question')
    }
    return { token, says }
  }
  return {
    roots,
    async stamp(bytes) {
      if (performance.now() < restsUntil) throw new TimestampsAway('The timestamp authority was away a moment ago')
      try {
        return await stampNow(bytes)
      } catch (cause) {
        // People who wait for a document would each wait for it anew.
        restsUntil = performance.now() + restMs
        throw new TimestampsAway('The timestamp authority gave no timestamp', { cause })
      }
    },
  }
}

const sha256 = '2.16.840.1.101.3.4.2.1'

/** Hex digits of a positive number of 64 bits. */
const makeNonce = (): string => {
  const bytes = randomBytes(8)
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes.toString('hex')
}

const makeQuery = (bytes: Bytes, nonce: string): Bytes => {
  const hash = new Uint8Array(createHash('sha256').update(bytes).digest())
  const query = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new OctetString({ valueHex: hash.buffer }),
    }),
    nonce: new Integer({ valueHex: new Uint8Array(Buffer.from(nonce, 'hex')).buffer }),
    // The token brings its certificate along.
    certReq: true,
  })
  return new Uint8Array(query.toSchema().toBER(false))
}

/** The token of a reply; throws unless the authority granted it. */
const readReply = (reply: Bytes): Bytes => {
  const { offset, result } = fromBER(reply)
  if (offset < 0) throw new Error('the reply of the timestamp authority cannot be read')
  const { status, timeStampToken } = new TimeStampResp({ schema: result })
  // 0 granted, 1 granted with modifications.
  if (status.status > 1 || !timeStampToken) throw new Error(`the timestamp was refused with status ${status.status}`)
  return new Uint8Array(timeStampToken.toSchema().toBER(false))
}

const post = async (config: Settings, url: string, query: Bytes): Promise<Bytes> => {
  const { TSA_USERNAME: name, TSA_PASSWORD: password, TSA_SECONDS: seconds } = config
  const authorization =
    name === undefined
      ? {}
      : { authorization: `Basic ${Buffer.from(`${name}:${password}`, 'utf8').toString('base64')}` }
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply', ...authorization },
    body: query,
    signal: AbortSignal.timeout(seconds * 1000),
    redirect: 'error',
  })
  if (!reply.ok) throw new Error(`the timestamp authority answered ${reply.status}`)
  return readBounded(reply, longestReply)
}

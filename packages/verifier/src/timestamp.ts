// A timestamp token (RFC 3161): an authority's word that bytes existed at a moment.
import { fromBER, Integer, OctetString, Sequence } from 'asn1js'
import { Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs'
import { type Bytes, toHex } from './bytes.ts'
import { derOf, findChain, mayStamp, nameOf } from './certificate-chain.ts'
import { startEngine } from './engine.ts'

/** A token that holds. */
export type Timestamp = {
  readonly fault: null
  /** ISO. */
  readonly at: string
  /** Name of the authority. */
  readonly authority: string
  /** When the certificate of the authority ends, ISO. */
  readonly ends: string
  /** From the authority's certificate to a trusted root. */
  readonly chain: readonly Certificate[]
  /** Hex digits of the number that the question bore; null without one. */
  readonly nonce: string | null
}

/**
 * Why a token proves nothing: it cannot be read, is about other bytes, its signature or the binding to its certificate
 * is wrong, the certificate is not for timestamps, or leads to no root that is trusted.
 */
export type TimestampFault = 'unreadable' | 'other_bytes' | 'broken' | 'not_for_timestamps' | 'unknown_authority'

const oid = {
  signedData: '1.2.840.113549.1.7.2',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const

/** Digests that still keep two texts apart. */
const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

/** The bytes of a token without the zeros that fill its place; null when they are no structure at all. */
export const trimDer = (padded: Bytes): Bytes | null => {
  const { offset } = fromBER(padded)
  return offset > 0 ? padded.subarray(0, offset) : null
}

/** Reads a token and checks it against the bytes it should be about, and against trusted roots. */
export const checkTimestamp = async (
  token: Bytes,
  stamped: Bytes,
  roots: readonly Certificate[],
): Promise<Timestamp | { readonly fault: TimestampFault }> => {
  startEngine()
  const read = readToken(token)
  if (!read) return { fault: 'unreadable' }
  const { signed, info, certificates } = read
  const digest = digests[info.messageImprint.hashAlgorithm.algorithmId]
  if (!digest) return { fault: 'unreadable' }
  const found = new Uint8Array(await globalThis.crypto.subtle.digest(digest, stamped))
  if (toHex(found) !== toHex(info.messageImprint.hashedMessage.valueBlock.valueHexView)) return { fault: 'other_bytes' }
  const verified = await signed
    .verify({
      signer: 0,
      data: stamped.buffer.slice(stamped.byteOffset, stamped.byteOffset + stamped.length),
      checkChain: false,
      extendedMode: true,
    })
    .catch(() => null)
  const own = verified?.signerCertificate
  if (verified?.signatureVerified !== true || !(own instanceof Certificate)) return { fault: 'broken' }
  if (!(await isBoundTo(signed, own))) return { fault: 'broken' }
  if (!mayStamp(own)) return { fault: 'not_for_timestamps' }
  const chain = await findChain(own, certificates, roots, info.genTime)
  if (!chain) return { fault: 'unknown_authority' }
  return {
    fault: null,
    at: info.genTime.toISOString(),
    authority: nameOf(own),
    ends: own.notAfter.value.toISOString(),
    chain,
    nonce: info.nonce instanceof Integer ? toHex(info.nonce.valueBlock.valueHexView) : null,
  }
}

const readToken = (token: Bytes) => {
  try {
    const { offset, result } = fromBER(token)
    if (offset < 0) return null
    const content = new ContentInfo({ schema: result })
    if (content.contentType !== oid.signedData) return null
    const signed = new SignedData({ schema: content.content })
    const { eContent, eContentType } = signed.encapContentInfo
    if (eContentType !== oid.tstInfo || !eContent || signed.signerInfos.length !== 1) return null
    // Signed attributes bind content and certificate; without them there is nothing to check both by.
    if (!signed.signerInfos[0]?.signedAttrs) return null
    const info = TSTInfo.fromBER(eContent.getValue())
    const certificates = (signed.certificates ?? []).filter(one => one instanceof Certificate)
    return { signed, info, certificates }
  } catch {
    return null
  }
}

/** Whether the signed attributes name this very certificate (RFC 5816), so that it cannot be exchanged. */
const isBoundTo = async (signed: SignedData, certificate: Certificate): Promise<boolean> => {
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? []
  const named = (type: string) => attributes.find(attribute => attribute.type === type)?.values[0]
  const second = named(oid.signingCertificateV2)
  const first = named(oid.signingCertificate)
  const [id] = partsOf(partsOf(second ?? first)[0])
  const parts = partsOf(id)
  const hash = parts.find(part => part instanceof OctetString)
  if (!hash) return false
  // The name of the digest comes first where it is not SHA-256; the older attribute knows SHA-1 alone.
  const [algorithm] = partsOf(parts[0])
  const given = String((algorithm as { valueBlock?: { toString(): string } } | undefined)?.valueBlock ?? '')
  const digest = second ? (parts[0] === hash ? 'SHA-256' : digests[given]) : 'SHA-1'
  if (!digest) return false
  const found = await globalThis.crypto.subtle.digest(digest, derOf(certificate))
  return toHex(new Uint8Array(found)) === toHex(hash.valueBlock.valueHexView)
}

const partsOf = (block: unknown): readonly unknown[] => (block instanceof Sequence ? block.valueBlock.value : [])
